import Category
import Testing

struct CollectionTests {
    @Test("an index out of range gives nil", arguments: [(-1, nil), (0, "a"), (1, "b"), (2, nil)] as [(Int, String?)])
    func safe(index: Int, element: String?) {
        #expect(["a", "b"][safe: index] == element)
    }

    @Test("a slice keeps its own indices")
    func safeSlice() {
        let slice = [10, 11, 12, 13][2...]
        #expect(slice[safe: 1] == nil)
        #expect(slice[safe: 2] == 12)
    }

    @Test(
        "chunks hold the given number, the last one what is left",
        arguments: [
            (0, 2, []), (1, 2, [[0]]), (4, 2, [[0, 1], [2, 3]]), (5, 2, [[0, 1], [2, 3], [4]]), (3, 9, [[0, 1, 2]]),
        ] as [(Int, Int, [[Int]])]
    )
    func chunked(count: Int, size: Int, chunks: [[Int]]) {
        #expect(Array(0..<count).chunked(by: size).map(Array.init) == chunks)
    }

    @Test("text is chunked by characters, not by bytes")
    func chunkedText() {
        #expect("e\u{301}👨‍👩‍👧店".chunked(by: 2) == ["e\u{301}👨‍👩‍👧", "店"])
    }

    @Test("an empty collection becomes nil")
    func nilIfEmpty() {
        #expect("".nilIfEmpty == nil)
        #expect([1].nilIfEmpty == [1])
    }

    @Test("repetitions go, the first place stays")
    func uniqued() {
        #expect([3, 1, 3, 2, 1].uniqued() == [3, 1, 2])
        #expect(["apple", "avocado", "banana"].uniqued(by: \.first) == ["apple", "banana"])
    }

    @Test("sorting by a property keeps the order of equal elements")
    func sorted() {
        #expect(["ccc", "a", "bb", "d"].sorted(by: \.count) == ["a", "d", "bb", "ccc"])
    }

    @Test("a value outside a range moves to its end", arguments: [(-1, 0), (0, 0), (3, 3), (5, 5), (9, 5)])
    func clamped(value: Int, result: Int) {
        #expect(value.clamped(to: 0...5) == result)
    }
}
