import Foundation
import Testing

@testable import Database

struct FileStoreTests {
    let number = StoreKey<Int>("number")

    @Test("a value outlives the store")
    func persistence() async throws {
        try await withTemporaryFolder { folder in
            try await FileStore(folder: folder).set(7, for: number)
            #expect(try await FileStore(folder: folder).value(for: number) == 7)
        }
    }

    @Test("a damaged file is an error that names the key, and can be replaced")
    func damage() async throws {
        try await withTemporaryFolder { folder in
            let store = FileStore(folder: folder)
            try await store.set(7, for: number)
            try Data("{".utf8).write(to: folder.appendingPathComponent("number.json"))
            await #expect(throws: StoreError.self) { try await store.value(for: number) }
            try await store.set(8, for: number)
            #expect(try await store.value(for: number) == 8)
        }
    }

    @Test("a write leaves one file and nothing else, for this user alone")
    func files() async throws {
        try await withTemporaryFolder { folder in
            let store = FileStore(folder: folder.appendingPathComponent("deeper/still"))
            for value in 0..<3 { try await store.set(value, for: number) }
            let path = store.folder.path
            #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["number.json"])
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            #expect(attributes[.posixPermissions] as? Int == 0o700)
        }
    }

    @Test("a folder that cannot be made is an error that names the key")
    func noFolder() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("file")
            try Data().write(to: file)
            let error = await #expect(throws: StoreError.self) {
                try await FileStore(folder: file).set(7, for: number)
            }
            #expect(error?.description.hasPrefix("cannot reach the value of 'number': ") == true)
        }
    }

    @Test("the app's own store has a folder named after it, which the first write makes")
    func applicationSupport() throws {
        let name = "com.example.\(UUID().uuidString)"
        let store = try FileStore(applicationSupport: name)
        #expect(store.folder.lastPathComponent == name)
        #expect(!FileManager.default.fileExists(atPath: store.folder.path))
    }

    @Test("a key that is too long for a file is an error")
    func longKey() async throws {
        try await withTemporaryFolder { folder in
            let name = String(repeating: "x", count: 251)
            await #expect(throws: StoreError.keyTooLong(name)) {
                try await FileStore(folder: folder).set(7, for: StoreKey(name))
            }
            try await FileStore(folder: folder).set(7, for: StoreKey(String(name.dropLast())))
        }
    }

    @Test(
        "a file's name is safe on every system",
        arguments: [
            ("search.recent", "search.recent"), ("user_1-b", "user_1-b"), ("Ab", "%41b"), (".a", "%2ea"),
            ("../Ü", "%2e.%2f%c3%9c"), ("\t", "%09"), ("%41", "%2541"), ("", ""),
        ]
    )
    func fileName(key: String, name: String) {
        #expect(FileName.encode(key) == name)
    }
}
