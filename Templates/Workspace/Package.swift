// swift-tools-version: 6.1
import PackageDescription

// The lines between `scaffold:begin` and `scaffold:end` follow from scaffold.json; all others are yours.
let package = Package(
    name: "{{name}}",
    // scaffold:begin platforms
    defaultLocalization: "{{developmentLanguage}}",
    {{#hasPlatforms}}
    platforms: [{{#platforms}}.{{name}}("{{version}}"){{^isLast}}, {{/isLast}}{{/platforms}}],
    {{/hasPlatforms}}
    // scaffold:end platforms
    products: [
        // scaffold:begin products
        {{#xcode}}
        {{#tags}}
        {{#xcodeApp}}
        {{#isOneLine}}
        .library(name: "{{product}}", targets: [{{#productTargets}}"{{name}}"{{^isLast}}, {{/isLast}}{{/productTargets}}]),
        {{/isOneLine}}
        {{^isOneLine}}
        .library(
            name: "{{product}}",
            {{#isTargetLine}}
            targets: [{{#productTargets}}"{{name}}"{{^isLast}}, {{/isLast}}{{/productTargets}}]
            {{/isTargetLine}}
            {{^isTargetLine}}
            targets: [
                {{#productTargets}}
                "{{name}}",
                {{/productTargets}}
            ]
            {{/isTargetLine}}
        ),
        {{/isOneLine}}
        {{/xcodeApp}}
        {{/tags}}
        {{/xcode}}
        // scaffold:end products
    ],
    dependencies: [
        // scaffold:begin dependencies
        {{#packages}}
        {{#path}}
        .package(path: "{{value}}"),
        {{/path}}
        {{#remote}}
        .package(url: "{{url}}", {{label}}: "{{value}}"),
        {{/remote}}
        {{/packages}}
        // scaffold:end dependencies
    ],
    targets: [
        // scaffold:begin targets
        {{#targetGroups}}
        // {{name}}
        {{#targets}}
        {{#isOneLine}}
        .{{function}}(name: "{{name}}"{{>DependencyArgument}}, path: "{{path}}"{{#isVendor}}, exclude: ["Origin"]{{/isVendor}}{{#hasResources}}, resources: [.process("Resources")]{{/hasResources}}),
        {{/isOneLine}}
        {{^isOneLine}}
        .{{function}}(
            name: "{{name}}",
            {{#isDependencyLine}}
            dependencies: [{{#dependencies}}{{>Dependency}}{{^isLast}}, {{/isLast}}{{/dependencies}}],
            {{/isDependencyLine}}
            {{^isDependencyLine}}
            dependencies: [
                {{#dependencies}}
                {{>Dependency}}{{>TrailingComma}}
                {{/dependencies}}
            ],
            {{/isDependencyLine}}
            path: "{{path}}"{{#isVendor}},
            exclude: ["Origin"]{{/isVendor}}{{#hasResources}},
            resources: [.process("Resources")]{{/hasResources}}
        ),
        {{/isOneLine}}
        {{/targets}}
        {{^isLast}}

        {{/isLast}}
        {{/targetGroups}}
        // scaffold:end targets
    ]
)
