extension ManualPage {
    static let overview = """
        From one spec, in JSON or as a property list, it renders a SwiftPM workspace with an Xcode project: layers, \
        modules, tags (variants of the app) and server centers. Later commands change the workspace and its spec \
        together, in one transaction that keeps what the team has written. The check holds the workspace to the spec, \
        without building it.
        """

    static let environment: [(name: String, meaning: String)] = [
        ("NO_COLOR", "Set to anything: no colour, also on a terminal."),
        ("TERM", "If it is 'dumb', there is no colour and no progress line."),
        ("COLUMNS", "The width of lines, in place of the terminal's."),
        ("CI", "If it is 'true', a baseline is not written."),
        ("GITHUB_ACTIONS", "If it is 'true', the check writes annotations for GitHub, too."),
    ]

    static let files: [(name: String, meaning: String)] = [
        ("scaffold.json", "The spec in the root of a workspace, in JSON; comments and trailing commas are welcome."),
        ("scaffold.plist", "The same as a property list, XML or binary."),
        ("scaffold-baseline.json", "The findings that the check takes as known."),
        (".scaffold", "The lock of a command that changes the workspace, and the journal of one that was interrupted."),
    ]

    static let statuses: [(status: ExitStatus, meaning: String)] = [
        (.success, "The request was carried out."),
        (.violations, "The check found violations."),
        (.failure, "The request could not be carried out: usage, spec or file system."),
    ]

    static let seeAlso = [".Sh SEE ALSO", ".Xr git 1 ,", ".Xr swift 1"]
}
