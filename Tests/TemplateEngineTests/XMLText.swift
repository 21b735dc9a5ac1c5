import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The text or the attribute of an XML document's only element, read by Foundation's parser.
enum XMLText {
    static func element(_ document: String) -> String? { Reader.read(document)?.text }
    static func attribute(_ document: String) -> String? { Reader.read(document)?.attribute }

    private final class Reader: NSObject, XMLParserDelegate {
        var text = ""
        var attribute: String?

        static func read(_ document: String) -> Reader? {
            let reader = Reader()
            let parser = XMLParser(data: Data(document.utf8))
            parser.delegate = reader
            return parser.parse() ? reader : nil
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) {
            text += string
        }

        func parser(
            _ parser: XMLParser,
            didStartElement name: String,
            namespaceURI: String?,
            qualifiedName: String?,
            attributes: [String: String]
        ) {
            attribute = attributes["b"]
        }
    }
}
