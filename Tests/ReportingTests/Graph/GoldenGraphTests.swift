import Reporting
import Testing

/// What each format says of the small graph, to the byte.
@Suite("Golden graphs")
struct GoldenGraphTests {
    @Test("as JSON")
    func json() {
        #expect(
            GraphFormat.json.render(SampleGraph.small) == #"""
                {
                  "version": 1,
                  "name": "Shop",
                  "layers": [
                    {
                      "name": "Main",
                      "note": "siblings: interface",
                      "groups": [
                        {
                          "name": null,
                          "nodes": [
                            {
                              "name": "Login",
                              "role": "implementation",
                              "module": "Login"
                            },
                            {
                              "name": "LoginInterface",
                              "role": "interface",
                              "module": "Login"
                            },
                            {
                              "name": "LoginTesting",
                              "role": "testing",
                              "module": "Login"
                            },
                            {
                              "name": "Stub",
                              "role": "implementation",
                              "module": "Stub"
                            }
                          ]
                        }
                      ]
                    },
                    {
                      "name": "Expand",
                      "note": null,
                      "groups": [
                        {
                          "name": "Tool",
                          "nodes": [
                            {
                              "name": "Logger",
                              "role": "implementation",
                              "module": "Logger"
                            }
                          ]
                        },
                        {
                          "name": "Const",
                          "nodes": []
                        },
                        {
                          "name": null,
                          "nodes": [
                            {
                              "name": "Collections",
                              "role": "product",
                              "module": null
                            }
                          ]
                        }
                      ]
                    }
                  ],
                  "dependencies": [
                    {
                      "from": "Login",
                      "to": "LoginInterface",
                      "kind": "interface",
                      "count": 1,
                      "violation": null
                    },
                    {
                      "from": "LoginTesting",
                      "to": "LoginInterface",
                      "kind": "interface",
                      "count": 1,
                      "violation": null
                    },
                    {
                      "from": "Login",
                      "to": "Logger",
                      "kind": "dependency",
                      "count": 1,
                      "violation": null
                    },
                    {
                      "from": "Stub",
                      "to": "LoginInterface",
                      "kind": "implements",
                      "count": 1,
                      "violation": null
                    },
                    {
                      "from": "Stub",
                      "to": "Collections",
                      "kind": "dependency",
                      "count": 1,
                      "violation": null
                    },
                    {
                      "from": "Logger",
                      "to": "Login",
                      "kind": "dependency",
                      "count": 1,
                      "violation": {
                        "rule": "upward-dependency",
                        "message": "'Logger' < 'Login'",
                        "fix": "move it"
                      }
                    }
                  ]
                }

                """#
        )
    }

    @Test("for Graphviz")
    func dot() {
        #expect(
            GraphFormat.dot.render(SampleGraph.small) == #"""
                digraph "Shop" {
                  graph [fontname="Helvetica", labeljust="l", nodesep="0.3", ranksep="0.6"]
                  node [fontname="Helvetica", shape="box", style="rounded,filled", fillcolor="white"]
                  edge [fontname="Helvetica", color="#57606a", arrowsize="0.7"]
                  subgraph cluster_0 {
                    graph [label="Main", style="rounded,filled", color="#d0d7de", fillcolor="#f3f4f6"]
                    "Login" [label="Login"]
                    "LoginInterface" [label="LoginInterface", fillcolor="#ddf4ff"]
                    "LoginTesting" [label="LoginTesting", fillcolor="#eaeef2", fontcolor="#57606a"]
                    "Stub" [label="Stub"]
                  }
                  subgraph cluster_1 {
                    graph [label="Expand", style="rounded,filled", color="#d0d7de", fillcolor="#f3f4f6"]
                    subgraph cluster_1_0 {
                      graph [label="Tool", style="rounded,filled", color="#d0d7de", fillcolor="#ffffff"]
                      "Logger" [label="Logger"]
                    }
                    subgraph cluster_1_1 {
                      graph [label="Const", style="rounded,filled", color="#d0d7de", fillcolor="#ffffff"]
                    }
                    "Collections" [label="Collections", shape="component"]
                  }
                  "Login" -> "LoginInterface" [style="dotted", arrowhead="none"]
                  "LoginTesting" -> "LoginInterface" [style="dotted", arrowhead="none"]
                  "Login" -> "Logger"
                  "Stub" -> "LoginInterface" [style="dashed"]
                  "Stub" -> "Collections"
                  "Logger" -> "Login" [color="#cf222e", penwidth="2", constraint="false", tooltip="'Logger' < 'Login'"]
                }

                """#
        )
    }

    @Test("for Mermaid")
    func mermaid() {
        #expect(
            GraphFormat.mermaid.render(SampleGraph.small) == #"""
                flowchart TB
                  subgraph layer0["Main"]
                    m_Login["Login"]
                    m_LoginInterface(["LoginInterface"])
                    m_LoginTesting["LoginTesting"]:::testing
                    m_Stub["Stub"]
                  end
                  subgraph layer1["Expand"]
                    subgraph layer1group0["Tool"]
                      m_Logger["Logger"]
                    end
                    subgraph layer1group1["Const"]
                    end
                    m_Collections[["Collections"]]
                  end
                  m_Login --- m_LoginInterface
                  m_LoginTesting --- m_LoginInterface
                  m_Login --> m_Logger
                  m_Stub -.-> m_LoginInterface
                  m_Stub --> m_Collections
                  m_Logger -->|"upward#45;dependency"| m_Login
                  classDef testing stroke-dasharray:4 3
                  linkStyle 5 stroke:#cf222e,stroke-width:2px,color:#cf222e

                """#
        )
    }

    @Test("as a picture, without its style sheet")
    func svg() throws {
        let svg = try withoutStyle(GraphFormat.svg.render(SampleGraph.small))
        #expect(
            svg == #"""
                <?xml version="1.0" encoding="UTF-8"?>
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 381" width="600" height="381" class="graph">
                  <title>Shop: 4 modules, 4 dependencies, 1 not allowed</title>
                  <style></style>
                  <defs>
                    <marker id="head" class="head" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto">
                      <path d="M0 0.5L8 4L0 7.5Z"/>
                    </marker>
                    <marker id="head-violation" class="head-violation" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto">
                      <path d="M0 0.5L8 4L0 7.5Z"/>
                    </marker>
                    <marker id="head-out" class="head-out" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto">
                      <path d="M0 0.5L8 4L0 7.5Z"/>
                    </marker>
                    <marker id="head-in" class="head-in" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto">
                      <path d="M0 0.5L8 4L0 7.5Z"/>
                    </marker>
                  </defs>
                  <rect class="paper" width="600" height="381"/>
                  <text class="name" x="16" y="26">Shop</text>
                  <text class="note" x="16" y="44">4 modules, 4 dependencies, 1 not allowed</text>
                  <rect class="band hue0" x="16" y="79" width="568" height="60" rx="10"/>
                  <text class="layer" x="32" y="110">Main</text>
                  <text class="note" x="32" y="127">siblings: interface</text>
                  <rect class="band hue1" x="16" y="165" width="568" height="168" rx="10"/>
                  <text class="layer" x="32" y="196">Expand</text>
                  <rect class="shelf" x="157" y="172" width="419" height="46" rx="6"/>
                  <text class="group" x="169" y="200">Tool</text>
                  <rect class="shelf" x="157" y="232" width="419" height="34" rx="6"/>
                  <text class="group" x="169" y="254">Const</text>
                  <text class="note" x="248" y="254">no modules</text>
                  <rect class="shelf" x="157" y="280" width="419" height="46" rx="6"/>
                  <g class="edges">
                    <path class="edge dependency" d="M284 125L284 150Q284 155 289 155L355 155Q360 155 360 160L360 179" data-from="0" data-to="4">
                      <title>Login → Logger</title>
                    </path>
                    <path class="edge implements" d="M536 93L536 74Q536 69 531 69L357 69Q352 69 352 74L352 93" data-from="3" data-to="1">
                      <title>Stub → LoginInterface</title>
                    </path>
                    <path class="edge dependency" d="M540 125L540 144Q540 149 535 149L517 149Q512 149 512 154L512 287" data-from="3" data-to="5">
                      <title>Stub → Collections</title>
                    </path>
                    <path class="edge dependency violation" d="M352 179L352 154Q352 149 347 149L281 149Q276 149 276 144L276 125" data-from="4" data-to="0" data-rule="upward-dependency" data-message="'Logger' &lt; 'Login'" data-fix="move it">
                      <title>'Logger' &lt; 'Login' [upward-dependency]</title>
                    </path>
                  </g>
                  <g class="counts"/>
                  <g class="nodes">
                    <g class="node implementation" data-node="0" data-name="Login" data-module="Login">
                      <title>Login</title>
                      <path d="M254 93H312q0 0 0 0V125q0 0 0 0H254q-6 0 -6 -6V99q0 -6 6 -6Z"/>
                      <text class="label" x="280" y="114">Login</text>
                    </g>
                    <g class="node interface" data-node="1" data-name="LoginInterface" data-module="Login">
                      <title>LoginInterface (interface)</title>
                      <path d="M312 93H400q0 0 0 0V125q0 0 0 0H312q0 0 0 0V93q0 0 0 0Z"/>
                      <text class="label" x="356" y="114">Interface</text>
                    </g>
                    <g class="node testing" data-node="2" data-name="LoginTesting" data-module="Login">
                      <title>LoginTesting (test doubles)</title>
                      <path d="M400 93H474q6 0 6 6V119q0 6 -6 6H400q0 0 0 0V93q0 0 0 0Z"/>
                      <text class="label" x="440" y="114">Testing</text>
                    </g>
                    <g class="node implementation" data-node="3" data-name="Stub" data-module="Stub">
                      <title>Stub</title>
                      <path d="M510 93H562q6 0 6 6V119q0 6 -6 6H510q-6 0 -6 -6V99q0 -6 6 -6Z"/>
                      <text class="label" x="536" y="114">Stub</text>
                    </g>
                    <g class="node implementation" data-node="4" data-name="Logger" data-module="Logger">
                      <title>Logger</title>
                      <path d="M326 179H394q6 0 6 6V205q0 6 -6 6H326q-6 0 -6 -6V185q0 -6 6 -6Z"/>
                      <text class="label" x="360" y="200">Logger</text>
                    </g>
                    <g class="node product" data-node="5" data-name="Collections">
                      <title>Collections (product of a package)</title>
                      <path d="M470 287H562q6 0 6 6V313q0 6 -6 6H470q-6 0 -6 -6V293q0 -6 6 -6Z"/>
                      <text class="label" x="516" y="308">Collections</text>
                    </g>
                  </g>
                  <g class="legend">
                    <path class="edge dependency" d="M16 361H52"/>
                    <text class="note" x="60" y="365">depends on</text>
                    <path class="edge implements" d="M153 361H189"/>
                    <text class="note" x="197" y="365">implements the service of</text>
                    <path class="edge violation" d="M380 361H416"/>
                    <text class="note" x="424" y="365">is not allowed</text>
                  </g>
                </svg>

                """#
        )
    }

    @Test("the page holds the drawing, and loads nothing")
    func html() throws {
        let page = GraphFormat.html.render(SampleGraph.small)
        #expect(page.hasPrefix("<!DOCTYPE html>\n") && page.hasSuffix("</html>\n"))
        #expect(page.contains("data-name=\"LoginInterface\""))
        #expect(page.contains("default-src 'none'"))
        #expect(!page.contains("<?xml") && !page.contains("src=") && !page.contains("href="))
        #expect(page.split(separator: "http").count == 3, "the namespace and 'http-equiv' alone")
        #expect(page.contains("prefers-color-scheme: dark"))
    }

    @Test("the same graph gives the same bytes", arguments: GraphFormat.allCases)
    func determinism(_ format: GraphFormat) {
        let graph = SampleGraph.random(seed: 3, moduleCount: 40)
        #expect(format.render(graph) == format.render(SampleGraph.random(seed: 3, moduleCount: 40)))
    }

    private func withoutStyle(_ svg: String) throws -> String {
        let start = try #require(svg.firstRange(of: "<style>"))
        let end = try #require(svg.firstRange(of: "</style>"))
        return String(svg[..<start.upperBound] + svg[end.lowerBound...])
    }
}
