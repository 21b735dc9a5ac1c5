/// Where a transaction keeps its files.
struct TransactionFolder {
    let path: String
    var lock: String { path + "/lock" }
    var staging: String { path + "/staging" }
    var draft: String { path + "/journal.draft" }
    var journal: String { path + "/journal" }

    init(_ root: String) {
        path = FilePath.join(root, ".scaffold")
    }

    func staged(_ number: Int) -> String { "\(staging)/\(number)" }
}
