/// Numbers that several parts of the app must agree on. One that only one module uses belongs in that module.
public enum Limit {
    /// How many rows a list asks for at once.
    public static let pageSize = 20

    /// How many characters a user's name may have; the server checks the same range.
    public static let userNameLength = 1...64

    /// How many characters a password may have; the server checks the same range.
    public static let passwordLength = 8...128

    /// How large a picture may be before it is scaled down for upload, in bytes.
    public static let pictureBytes = 2 * 1_024 * 1_024
}
