import Foundation
import Testing

@testable import Database

/// What every store promises, whatever it keeps its values in.
struct StoreTests {
    /// A store to be tested; the folder of one on disk is removed with it.
    enum Kind: CaseIterable, Sendable {
        case memory, file

        func withStore(_ body: (any Store) async throws -> Void) async throws {
            switch self {
            case .memory: try await body(MemoryStore())
            case .file: try await withTemporaryFolder { try await body(FileStore(folder: $0)) }
            }
        }
    }

    struct Profile: Codable, Equatable, Sendable {
        var name: String
        var birthday: Date
        var picture: Data?
    }

    let number = StoreKey<Int>("number")
    let profile = StoreKey<Profile>("profile")

    @Test("a value comes back as it was stored", arguments: Kind.allCases)
    func roundTrip(_ kind: Kind) async throws {
        let ann = Profile(name: "Ann 商店 🛒 \"\\\n", birthday: Date(timeIntervalSince1970: 0.1), picture: Data([0, 255]))
        try await kind.withStore { store in
            #expect(try await store.value(for: profile) == nil)
            try await store.set(ann, for: profile)
            try await store.set(7, for: number)
            #expect(try await store.value(for: profile) == ann)
            #expect(try await store.value(for: number) == 7)
        }
    }

    @Test("nil removes a value, and removing twice is fine", arguments: Kind.allCases)
    func remove(_ kind: Kind) async throws {
        try await kind.withStore { store in
            try await store.set(1, for: number)
            try await store.set(nil, for: number)
            try await store.set(nil, for: number)
            #expect(try await store.value(for: number) == nil)
            try await store.set(2, for: number)
            try await store.removeAll()
            try await store.removeAll()
            #expect(try await store.value(for: number) == nil)
        }
    }

    @Test("keys that look alike are different values", arguments: Kind.allCases)
    func keys(_ kind: Kind) async throws {
        let names = ["", "a", "A", "a/b", "a%2fb", "..", "../a", ".a", "a.", "é", "e", "店", "🛒", "a\0b", "a b", "a:b"]
        try await kind.withStore { store in
            for (index, name) in names.enumerated() { try await store.set(index, for: StoreKey<Int>(name)) }
            for (index, name) in names.enumerated() {
                #expect(try await store.value(for: StoreKey<Int>(name)) == index, "key '\(name)'")
            }
        }
    }

    @Test("no change is lost when many tasks update one value", arguments: Kind.allCases)
    func update(_ kind: Kind) async throws {
        try await kind.withStore { store in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<50 {
                    group.addTask { try await store.update(StoreKey<Int>("number"), from: 0) { $0 += 1 } }
                }
                try await group.waitForAll()
            }
            #expect(try await store.value(for: number) == 50)
        }
    }

    @Test("a change that throws leaves the value alone", arguments: Kind.allCases)
    func failingUpdate(_ kind: Kind) async throws {
        try await kind.withStore { store in
            try await store.set(1, for: number)
            await #expect(throws: CancellationError.self) {
                try await store.update(StoreKey<Int>("number"), from: 0) {
                    $0 = 2
                    throw CancellationError()
                }
            }
            #expect(try await store.value(for: number) == 1)
        }
    }

    @Test("a value of another type is an error and not nil", arguments: Kind.allCases)
    func wrongType(_ kind: Kind) async throws {
        try await kind.withStore { store in
            try await store.set("seven", for: StoreKey<String>("number"))
            let error = await #expect(throws: StoreError.self) { try await store.value(for: number) }
            #expect(error?.description.hasPrefix("cannot read the value of 'number': ") == true)
        }
    }

    @Test("a value that JSON cannot hold is an error", arguments: Kind.allCases)
    func unencodable(_ kind: Kind) async throws {
        let ratio = StoreKey<Double>("ratio")
        try await kind.withStore { store in
            try await store.set(0.5, for: ratio)
            await #expect(throws: StoreError.self) { try await store.set(.infinity, for: ratio) }
            #expect(try await store.value(for: ratio) == 0.5)
        }
    }
}
