import Reporting
import Testing

/// What each format says of the sample, to the byte.
@Suite("Golden reports")
struct GoldenReportTests {
    @Test("for people")
    func text() {
        #expect(
            rendered(.text) == """
                Sources/Home: warning: 'Home' never imports 'Logger' [unused-dependency]
                Sources/Home/日本.swift:3:14: error: 'Home' imports 'Login' of its own layer [sibling-dependency]
                  3 | /* 日本 */ import Login
                    |            ^
                  Package.swift:40:9: note: declared here
                  note: 100% sure
                  scaffold.json:7:20: note: the rule is declared here
                  fix: import 'LoginInterface'
                1 error, 1 warning (1 known, 1 fixed) in 120 files

                """
        )
    }

    @Test("for Xcode")
    func xcode() {
        #expect(
            rendered(.xcode) == """
                Sources/Home:1:1: warning: 'Home' never imports 'Logger' [unused-dependency]
                Sources/Home/日本.swift:3:14: error: 'Home' imports 'Login' of its own layer [sibling-dependency]
                Package.swift:40:9: note: declared here
                Sources/Home/日本.swift:3:14: note: 100% sure
                scaffold.json:7:20: note: the rule is declared here
                Sources/Home/日本.swift:3:14: note: fix: import 'LoginInterface'

                """
        )
    }

    @Test("for GitHub Actions")
    func github() {
        #expect(
            rendered(.github) == """
                ::warning file=Sources/Home,title=unused-dependency::'Home' never imports 'Logger'
                ::error file=Sources/Home/日本.swift,line=3,col=14,title=sibling-dependency::'Home' imports 'Login' of its own layer%0APackage.swift:40:9: note: declared here%0Anote: 100%25 sure%0Ascaffold.json:7:20: note: the rule is declared here%0Afix: import 'LoginInterface'

                """
        )
    }

    @Test("as JUnit")
    func junit() {
        #expect(
            rendered(.junit) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="scaffold check" tests="4" failures="1" errors="0">
                  <testsuite name="dependency-cycle" tests="1" failures="0" errors="0" skipped="0">
                    <testcase classname="scaffold.dependency-cycle" name="no module depends on itself"/>
                  </testsuite>
                  <testsuite name="sibling-dependency" tests="2" failures="1" errors="0" skipped="1">
                    <testcase classname="scaffold.sibling-dependency" name="Sources/Cart/Cart.swift: 'Cart' imports 'Login' of its own layer" file="Sources/Cart/Cart.swift">
                      <skipped message="the baseline holds it">Sources/Cart/Cart.swift:1:8: error: 'Cart' imports 'Login' of its own layer [sibling-dependency]
                  Package.swift:40:9: note: declared here
                  note: 100% sure
                  scaffold.json:7:20: note: the rule is declared here
                  fix: import 'LoginInterface'
                </skipped>
                    </testcase>
                    <testcase classname="scaffold.sibling-dependency" name="Sources/Home/日本.swift: 'Home' imports 'Login' of its own layer" file="Sources/Home/日本.swift">
                      <failure message="'Home' imports 'Login' of its own layer" type="error">Sources/Home/日本.swift:3:14: error: 'Home' imports 'Login' of its own layer [sibling-dependency]
                  3 | /* 日本 */ import Login
                    |            ^
                  Package.swift:40:9: note: declared here
                  note: 100% sure
                  scaffold.json:7:20: note: the rule is declared here
                  fix: import 'LoginInterface'
                </failure>
                    </testcase>
                  </testsuite>
                  <testsuite name="unused-dependency" tests="1" failures="0" errors="0" skipped="0">
                    <testcase classname="scaffold.unused-dependency" name="Sources/Home: 'Home' never imports 'Logger'" file="Sources/Home">
                      <system-out>Sources/Home: warning: 'Home' never imports 'Logger' [unused-dependency]
                </system-out>
                    </testcase>
                  </testsuite>
                </testsuites>

                """
        )
    }

    @Test("for programs")
    func json() {
        #expect(
            rendered(.json) == """
                {
                  "version": 1,
                  "findings": [
                    {
                      "rule": "sibling-dependency",
                      "severity": "error",
                      "message": "'Cart' imports 'Login' of its own layer",
                      "file": "Sources/Cart/Cart.swift",
                      "line": 1,
                      "column": 8,
                      "rule_location": {
                        "file": "scaffold.json",
                        "line": 7
                      },
                      "fix": "import 'LoginInterface'",
                      "known": true
                    },
                    {
                      "rule": "unused-dependency",
                      "severity": "warning",
                      "message": "'Home' never imports 'Logger'",
                      "file": "Sources/Home",
                      "line": null,
                      "column": null,
                      "rule_location": null,
                      "fix": null,
                      "known": false
                    },
                    {
                      "rule": "sibling-dependency",
                      "severity": "error",
                      "message": "'Home' imports 'Login' of its own layer",
                      "file": "Sources/Home/日本.swift",
                      "line": 3,
                      "column": 14,
                      "rule_location": {
                        "file": "scaffold.json",
                        "line": 7
                      },
                      "fix": "import 'LoginInterface'",
                      "known": false
                    }
                  ],
                  "summary": {
                    "errors": 1,
                    "warnings": 1,
                    "known": 1,
                    "fixed": 1
                  }
                }

                """
        )
    }

    @Test("for GitLab")
    func gitlab() {
        #expect(
            rendered(.gitlab) == #"""
                [
                  {
                    "description": "'Cart' imports 'Login' of its own layer\nnote: 100% sure\nfix: import 'LoginInterface'",
                    "check_name": "sibling-dependency",
                    "fingerprint": "d31b73d29a64971ea2b07045b1bc7b91abe6fcaac9a2abf84851777bef9466f6",
                    "severity": "info",
                    "location": {
                      "path": "Sources/Cart/Cart.swift",
                      "lines": {
                        "begin": 1
                      }
                    }
                  },
                  {
                    "description": "'Home' never imports 'Logger'",
                    "check_name": "unused-dependency",
                    "fingerprint": "3f385b6ff776b9ce794a18ec52f6861ee4c08231367d62f74b44a63e2275710c",
                    "severity": "minor",
                    "location": {
                      "path": "Sources/Home",
                      "lines": {
                        "begin": 1
                      }
                    }
                  },
                  {
                    "description": "'Home' imports 'Login' of its own layer\nnote: 100% sure\nfix: import 'LoginInterface'",
                    "check_name": "sibling-dependency",
                    "fingerprint": "366951d51a76b57538d1f6c37a0fba2e6fbb587c4a894b952125113afd91f39e",
                    "severity": "major",
                    "location": {
                      "path": "Sources/Home/日本.swift",
                      "lines": {
                        "begin": 3
                      }
                    }
                  }
                ]

                """#
        )
    }

    @Test("as SARIF")
    func sarif() {
        #expect(
            rendered(.sarif) == #"""
                {
                  "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
                  "version": "2.1.0",
                  "runs": [
                    {
                      "tool": {
                        "driver": {
                          "name": "scaffold",
                          "version": "1.0.0",
                          "rules": [
                            {
                              "id": "dependency-cycle",
                              "shortDescription": {
                                "text": "no module depends on itself"
                              },
                              "defaultConfiguration": {
                                "level": "error"
                              }
                            },
                            {
                              "id": "sibling-dependency",
                              "shortDescription": {
                                "text": "siblings meet through interfaces"
                              },
                              "defaultConfiguration": {
                                "level": "error"
                              }
                            },
                            {
                              "id": "unused-dependency",
                              "shortDescription": {
                                "text": "unused-dependency"
                              },
                              "defaultConfiguration": {
                                "level": "warning"
                              }
                            }
                          ]
                        }
                      },
                      "columnKind": "utf16CodeUnits",
                      "originalUriBaseIds": {
                        "%SRCROOT%": {
                          "description": {
                            "text": "the root of the workspace"
                          }
                        }
                      },
                      "invocations": [
                        {
                          "executionSuccessful": true
                        }
                      ],
                      "results": [
                        {
                          "ruleId": "sibling-dependency",
                          "ruleIndex": 1,
                          "level": "error",
                          "message": {
                            "text": "'Cart' imports 'Login' of its own layer\n100% sure\nfix: import 'LoginInterface'"
                          },
                          "locations": [
                            {
                              "physicalLocation": {
                                "artifactLocation": {
                                  "uri": "Sources/Cart/Cart.swift",
                                  "uriBaseId": "%SRCROOT%"
                                },
                                "region": {
                                  "startLine": 1,
                                  "startColumn": 8
                                }
                              }
                            }
                          ],
                          "relatedLocations": [
                            {
                              "id": 1,
                              "physicalLocation": {
                                "artifactLocation": {
                                  "uri": "Package.swift",
                                  "uriBaseId": "%SRCROOT%"
                                },
                                "region": {
                                  "startLine": 40,
                                  "startColumn": 9
                                }
                              },
                              "message": {
                                "text": "declared here"
                              }
                            },
                            {
                              "id": 2,
                              "physicalLocation": {
                                "artifactLocation": {
                                  "uri": "scaffold.json",
                                  "uriBaseId": "%SRCROOT%"
                                },
                                "region": {
                                  "startLine": 7,
                                  "startColumn": 20
                                }
                              },
                              "message": {
                                "text": "the rule is declared here"
                              }
                            }
                          ],
                          "partialFingerprints": {
                            "scaffoldFinding/v1": "d31b73d29a64971ea2b07045b1bc7b91abe6fcaac9a2abf84851777bef9466f6"
                          },
                          "suppressions": [
                            {
                              "kind": "external",
                              "justification": "the baseline holds it"
                            }
                          ]
                        },
                        {
                          "ruleId": "unused-dependency",
                          "ruleIndex": 2,
                          "level": "warning",
                          "message": {
                            "text": "'Home' never imports 'Logger'"
                          },
                          "locations": [
                            {
                              "physicalLocation": {
                                "artifactLocation": {
                                  "uri": "Sources/Home",
                                  "uriBaseId": "%SRCROOT%"
                                },
                                "region": {
                                  "startLine": 1
                                }
                              }
                            }
                          ],
                          "partialFingerprints": {
                            "scaffoldFinding/v1": "3f385b6ff776b9ce794a18ec52f6861ee4c08231367d62f74b44a63e2275710c"
                          },
                          "suppressions": []
                        },
                        {
                          "ruleId": "sibling-dependency",
                          "ruleIndex": 1,
                          "level": "error",
                          "message": {
                            "text": "'Home' imports 'Login' of its own layer\n100% sure\nfix: import 'LoginInterface'"
                          },
                          "locations": [
                            {
                              "physicalLocation": {
                                "artifactLocation": {
                                  "uri": "Sources/Home/%E6%97%A5%E6%9C%AC.swift",
                                  "uriBaseId": "%SRCROOT%"
                                },
                                "region": {
                                  "startLine": 3,
                                  "startColumn": 10
                                }
                              }
                            }
                          ],
                          "relatedLocations": [
                            {
                              "id": 1,
                              "physicalLocation": {
                                "artifactLocation": {
                                  "uri": "Package.swift",
                                  "uriBaseId": "%SRCROOT%"
                                },
                                "region": {
                                  "startLine": 40,
                                  "startColumn": 9
                                }
                              },
                              "message": {
                                "text": "declared here"
                              }
                            },
                            {
                              "id": 2,
                              "physicalLocation": {
                                "artifactLocation": {
                                  "uri": "scaffold.json",
                                  "uriBaseId": "%SRCROOT%"
                                },
                                "region": {
                                  "startLine": 7,
                                  "startColumn": 20
                                }
                              },
                              "message": {
                                "text": "the rule is declared here"
                              }
                            }
                          ],
                          "partialFingerprints": {
                            "scaffoldFinding/v1": "366951d51a76b57538d1f6c37a0fba2e6fbb587c4a894b952125113afd91f39e"
                          },
                          "suppressions": []
                        }
                      ]
                    }
                  ]
                }

                """#
        )
    }

    private func rendered(_ format: OutputFormat) -> String {
        format.render(SampleReport.short, SampleReport.options)
    }
}
