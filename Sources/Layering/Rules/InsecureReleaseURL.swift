import Diagnostics
import WorkspaceSpec

extension Rule {
    static let insecureReleaseURL = Rule(
        "insecure-release-url",
        "a release tag has an http or loopback URL",
        why: """
            What ships must not speak in the clear, and on a customer's device nobody answers at the loopback \
            address.
            """,
        examples: [
            .fires(
                "what ships talks without encryption",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [],
                  "tags": [{ "name": "Local" }, { "name": "Product", "release": true }],
                  "serverCenters": [
                    { "name": "account", "urls": {
                      "Local": "http://127.0.0.1:8080/",
                      ↓
                      "Product": "http://account.example.com/"
                    } }
                  ] }
                """
            ),
            .fires(
                "what ships looks for its server on the telephone itself",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [],
                  "tags": [{ "name": "Local" }, { "name": "Product", "release": true }],
                  "serverCenters": [
                    { "name": "account", "urls": {
                      "Local": "http://127.0.0.1:8080/",
                      ↓
                      "Product": "https://localhost/"
                    } }
                  ] }
                """
            ),
            .silent(
                "a developer's tag may",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [],
                  "tags": [{ "name": "Local" }, { "name": "Product", "release": true }],
                  "serverCenters": [
                    { "name": "account", "urls": {
                      "Local": "http://127.0.0.1:8080/",
                      "Product": "https://account.example.com/"
                    } }
                  ] }
                """
            ),
        ]
    ) { $0.spec.insecureReleaseURLs }
}
