import Diagnostics

/// Turns a source into nodes: text between tags, standalone lines, nested sections.
struct TemplateParser {
    private(set) var nodes: [Node] = []
    private(set) var names: [Name] = []
    private var nameIndices: [String: Int] = [:]
    private var open: [OpenSection] = []
    private var scanner: TagScanner
    /// Where the text that is not yet a node begins.
    private var textStart = 0

    private var source: SourceText { scanner.source }
    var findings: Findings { scanner.findings }

    init(_ source: SourceText) {
        scanner = TagScanner(source)
    }

    /// Reads the whole source; what is wrong is in `findings` afterwards.
    mutating func parse() {
        guard source.bytes.count <= Limits.templateBytes else {
            return report(SyntaxErrors.tooLarge(at: Location(file: source.name)))
        }
        while open.count <= Limits.nestingDepth, let tag = scanner.next() { add(tag) }
        guard open.count <= Limits.nestingDepth else { return }
        addText(upTo: source.bytes.count)
        for section in open.reversed() { reportUnclosed(section) }
    }

    /// Adds the text before a tag and the tag; a tag alone on its line takes the line with it.
    private mutating func add(_ tag: SourceTag) {
        let line = tag.kind.mayStandAlone ? source.lineStandingAlone(around: tag.range) : nil
        addText(upTo: line?.lowerBound ?? tag.range.lowerBound)
        if line == nil, source.startsLine(tag.range.lowerBound) { nodes.append(.lineStart) }
        textStart = line?.upperBound ?? tag.range.upperBound
        addNode(for: tag, indentation: line.map { $0.lowerBound..<tag.range.lowerBound })
    }

    private mutating func addText(upTo end: Int) {
        guard textStart < end else { return }
        nodes.append(.text(textStart..<end, startsLine: source.startsLine(textStart)))
    }

    private mutating func addNode(for tag: SourceTag, indentation: Range<Int>?) {
        switch tag.kind {
        case .value: nodes.append(.value(node(tag), isRaw: false))
        case .raw: nodes.append(.value(node(tag), isRaw: true))
        case .section: openSection(tag, as: .section(node(tag), end: 0))
        case .inverted: openSection(tag, as: .inverted(node(tag), end: 0))
        case .close: closeSection(tag)
        case .partial: nodes.append(.partial(node(tag), indentation: indentation))
        case .comment, .delimiters: break
        }
    }

    /// The tag with its name in the table of names.
    private mutating func node(_ tag: SourceTag) -> Node.Tag {
        let text = source.text(tag.name)
        let index = nameIndices[text] ?? names.count
        if index == names.count {
            names.append(Name(text))
            nameIndices[text] = index
        }
        return Node.Tag(name: index, offset: tag.name.lowerBound)
    }

    private mutating func report(_ diagnostic: Diagnostic) {
        scanner.findings.add(diagnostic)
    }
}

// MARK: - Sections

extension TemplateParser {
    private mutating func openSection(_ tag: SourceTag, as node: Node) {
        let name = source.text(tag.name)
        let closing = scanner.delimiters.tag("/", name)
        let section = OpenSection(node: nodes.count, name: name, offset: tag.range.lowerBound, closingTag: closing)
        nodes.append(node)
        open.append(section)
        if open.count > Limits.nestingDepth {
            report(SyntaxErrors.nestedTooDeep(at: source.location(of: section.offset)))
        }
    }

    private mutating func closeSection(_ tag: SourceTag) {
        let name = source.text(tag.name)
        guard let index = open.lastIndex(where: { $0.name == name }) else { return reportStray(tag, name) }
        for section in open[(index + 1)...].reversed() { reportUnclosed(section, before: tag, name) }
        let node = open[index].node
        nodes[node] = nodes[node].ending(at: nodes.count)
        open.removeSubrange(index...)
    }

    /// A closing tag that fits no open section; the innermost one is likely meant, and not reported again.
    private mutating func reportStray(_ tag: SourceTag, _ name: String) {
        let place = source.location(of: tag.range.lowerBound)
        let closing = scanner.delimiters.tag("/", name)
        guard let section = open.last else {
            let opening = scanner.delimiters.tag("#", name)
            return report(SyntaxErrors.closesNothing(closing, opening: opening, at: place))
        }
        let openedAt = source.location(of: section.offset)
        report(SyntaxErrors.closesAnother(closing, open: section, at: place, openedAt: openedAt))
        open[open.count - 1].isReported = true
    }

    private mutating func reportUnclosed(_ section: OpenSection) {
        if section.isReported { return }
        report(SyntaxErrors.sectionNotClosed(section, at: source.location(of: section.offset)))
    }

    private mutating func reportUnclosed(_ section: OpenSection, before tag: SourceTag, _ name: String) {
        if section.isReported { return }
        report(
            SyntaxErrors.sectionNotClosed(
                section,
                before: scanner.delimiters.tag("/", name),
                at: source.location(of: section.offset),
                closingAt: source.location(of: tag.range.lowerBound)
            )
        )
    }
}
