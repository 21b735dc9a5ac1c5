/// The habits of a JSON file.
struct JSONStyle: Equatable {
    /// One step of indentation.
    var unit = "  "
    var lineEnd = "\n"
    /// Bytes on a line, at most, for what could also stand on several.
    var width = 120
    /// Inside the braces of an object on one line.
    var objectPadding = " "
    /// Inside the brackets of an array on one line.
    var arrayPadding = ""
    var colon = ": "
    /// Between the entries of one line.
    var separator = ", "
    /// Short arrays of single values stand on one line.
    var putsArraysOnOneLine = true
    /// Short objects, and arrays that hold them, stand on one line.
    var putsObjectsOnOneLine = true
}
