import Diagnostics

/// What a command asks on a terminal when an option is left out; without a terminal it says what is missing.
struct Question {
    let console: Console

    /// One of a list, by its number or its name.
    ///
    /// - Parameter missing: what to say where nobody can be asked.
    func choice(_ question: String, among names: [String], missing: UsageError) throws -> String {
        guard let read = console.readAnswer else { throw missing }
        console.error(question)
        for (index, name) in names.enumerated() {
            console.error("  \(index + 1). \(name)")
        }
        while true {
            console.writeError(Array("Number or name: ".utf8))
            guard let answer = read() else { throw missing }
            if let name = choice(answer, names) { return name }
            console.error("'\(answer.visible)' is none of them.")
        }
    }

    /// Any text that is not empty.
    func text(_ question: String, missing: UsageError) throws -> String {
        guard let read = console.readAnswer else { throw missing }
        while true {
            console.writeError(Array("\(question): ".utf8))
            guard let answer = read() else { throw missing }
            if !answer.isEmpty { return answer }
        }
    }

    private func choice(_ answer: String, _ names: [String]) -> String? {
        if let number = Int(answer), names.indices.contains(number - 1) { return names[number - 1] }
        return names.first { $0 == answer }
    }
}
