import Foundation

extension StoreKey {
    /// The value as JSON with sorted keys, so that equal values are equal bytes.
    func encode(_ value: Value) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        do {
            return try encoder.encode(value)
        } catch {
            throw StoreError.unencodable(key: name, reason: "\(error)")
        }
    }

    func decode(_ data: Data) throws -> Value {
        do {
            return try JSONDecoder().decode(Value.self, from: data)
        } catch {
            throw StoreError.undecodable(key: name, reason: "\(error)")
        }
    }
}
