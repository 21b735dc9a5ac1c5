import Diagnostics
import WorkspaceSpec

extension Rule {
    static let ambiguousRegistration = Rule(
        "ambiguous-registration",
        "two implementations of one service have the same highest priority in one tag",
        why: "Which of the two wins would depend on the order of start-up.",
        examples: [
            .fires(
                "a stub with the priority of the real one",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [
                  { "name": "Login", "layer": "Main", "interface": true },
                  { "name": "LoginStub", "layer": "Main", "tags": ["Local"],
                                                                     ↓
                    "implements": [{ "service": "Login", "priority": 0 }] }
                ] }
                """
            ),
            .silent(
                "a stub that wins",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [
                  { "name": "Login", "layer": "Main", "interface": true },
                  { "name": "LoginStub", "layer": "Main", "tags": ["Local"],
                    "implements": [{ "service": "Login", "priority": 10 }] }
                ] }
                """
            ),
        ]
    ) { $0.spec.ambiguousRegistrations }
}
