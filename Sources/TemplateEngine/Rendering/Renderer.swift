import Diagnostics

/// Writes one template with one context; everything that is wrong is collected on the way.
struct Renderer {
    /// How values are written, and what a template may refer to.
    struct Rules {
        var escaper: Escaper
        var missing: MissingNames
        var partials: [String: Template] = [:]
        /// Whether `{{{name}}}` writes a value as it is.
        var allowsRaw = true
    }

    /// The reason to end at once; its diagnostic is among the findings.
    private struct LimitReached: Error {}

    private let rules: Rules
    private var contexts: ContextStack
    private var output: [UInt8] = []
    private var findings = Findings()
    private var steps = 0
    private var openDepth = 0
    /// The partial tags that led here, outermost first.
    private var inclusions: [(template: Template, offset: Int)] = []
    /// The places with a finding, so that a list of many items costs one report.
    private var reported: Set<Site> = []

    private struct Site: Hashable {
        var template: String
        var offset: Int
    }

    private init(_ context: TemplateValue, _ rules: Rules) {
        self.rules = rules
        contexts = ContextStack(context)
    }

    /// The rendered bytes.
    static func render(
        _ template: Template,
        with context: TemplateValue,
        by rules: Rules
    ) throws(DiagnosticsError) -> [UInt8] {
        var renderer = Renderer(context, rules)
        renderer.output.reserveCapacity(template.source.count * 2)
        try? renderer.render(template.nodes.indices, of: template, indentation: [])
        guard renderer.findings.isEmpty else { throw renderer.findings.error }
        return renderer.output
    }

    private mutating func render(
        _ range: Range<Int>,
        of template: Template,
        indentation: [UInt8]
    ) throws(LimitReached) {
        var index = range.lowerBound
        while index < range.upperBound {
            try step(1, at: index, of: template)
            switch template.nodes[index] {
            case .text(let bytes, let startsLine):
                try write(bytes, of: template, indentation: startsLine ? indentation : [], lineIndentation: indentation)
            case .lineStart:
                output.append(contentsOf: indentation)
            case .value(let tag, let isRaw):
                try writeValue(tag, isRaw: isRaw, of: template)
            case .section(let tag, let end):
                try renderSection(tag, index + 1..<end, of: template, indentation: indentation)
                index = end - 1
            case .inverted(let tag, let end):
                try renderInverted(tag, index + 1..<end, of: template, indentation: indentation)
                index = end - 1
            case .partial(let tag, let own):
                try renderPartial(tag, of: template, indentation: own, outer: indentation)
            }
            index += 1
        }
    }
}

// MARK: - Nodes

extension Renderer {
    /// Writes bytes of the source; inside an indented partial, each of its lines that is not empty is indented.
    private mutating func write(
        _ range: Range<Int>,
        of template: Template,
        indentation: [UInt8],
        lineIndentation: [UInt8]
    ) throws(LimitReached) {
        guard !lineIndentation.isEmpty else { return output.append(contentsOf: template.source[range]) }
        var start = range.lowerBound
        var indentation = indentation
        while start < range.upperBound {
            let end =
                template.source[start..<range.upperBound].firstIndex(of: .newline).map { $0 + 1 } ?? range.upperBound
            let line = template.source[start..<end]
            if !line.isEmptyLine { output.append(contentsOf: indentation) }
            output.append(contentsOf: line)
            try checkOutput(at: start, of: template)
            (start, indentation) = (end, lineIndentation)
        }
    }

    private mutating func writeValue(_ tag: Node.Tag, isRaw: Bool, of template: Template) throws(LimitReached) {
        guard let value = try value(of: tag, in: template) else { return }
        switch value {
        case .string(let text): writeText(text, isRaw: isRaw, tag, template)
        case .integer, .bool: output.append(contentsOf: (value.text ?? "").utf8)
        case .null, .list, .object: reportNotText(value, tag, template)
        }
    }

    private mutating func writeText(_ text: String, isRaw: Bool, _ tag: Node.Tag, _ template: Template) {
        var text = text
        if isRaw && rules.allowsRaw {
            return text.withUTF8 { output.append(contentsOf: $0) }
        }
        guard let reason = rules.escaper.write(&text, to: &output), isNews(tag, template) else { return }
        let name = template.names[tag.name].text
        let place = template.location(of: tag.offset)
        report(RenderingErrors.refused(text, of: name, format: rules.escaper.format, because: reason, at: place))
    }

    private mutating func renderSection(
        _ tag: Node.Tag,
        _ body: Range<Int>,
        of template: Template,
        indentation: [UInt8]
    ) throws(LimitReached) {
        guard let value = try value(of: tag, in: template), value.isTruthy else { return }
        try enter(at: tag, of: template)
        defer { openDepth -= 1 }
        guard case .list(let items) = value else {
            return try render(body, of: template, with: value, indentation: indentation)
        }
        for item in items {
            try step(1, at: body.lowerBound - 1, of: template)
            try render(body, of: template, with: item, indentation: indentation)
        }
    }

    private mutating func render(
        _ body: Range<Int>,
        of template: Template,
        with value: TemplateValue,
        indentation: [UInt8]
    ) throws(LimitReached) {
        contexts.push(value)
        try render(body, of: template, indentation: indentation)
        contexts.pop()
    }

    private mutating func renderInverted(
        _ tag: Node.Tag,
        _ body: Range<Int>,
        of template: Template,
        indentation: [UInt8]
    ) throws(LimitReached) {
        if let value = try value(of: tag, in: template) {
            if value.isTruthy { return }
        } else if rules.missing == .error {
            return
        }
        try enter(at: tag, of: template)
        defer { openDepth -= 1 }
        try render(body, of: template, indentation: indentation)
    }

    private mutating func renderPartial(
        _ tag: Node.Tag,
        of template: Template,
        indentation own: Range<Int>?,
        outer: [UInt8]
    ) throws(LimitReached) {
        let name = template.names[tag.name].text
        guard let partial = rules.partials[name] else { return reportMissingPartial(name, tag, template) }
        guard inclusions.count < Limits.partialDepth else {
            throw stop(RenderingErrors.partialsTooDeep(name, at: template.location(of: tag.offset)))
        }
        try enter(at: tag, of: template)
        inclusions.append((template, tag.offset))
        defer {
            openDepth -= 1
            inclusions.removeLast()
        }
        let indentation = own.map { outer + template.source[$0] } ?? []
        try render(partial.nodes.indices, of: partial, indentation: indentation)
    }
}

// MARK: - Names

extension Renderer {
    /// The value of a tag's name; nil, and a finding where missing names are errors, when the data has none.
    private mutating func value(of tag: Node.Tag, in template: Template) throws(LimitReached) -> TemplateValue? {
        var searched = 0
        let value = contexts.value(of: template.names[tag.name], searched: &searched)
        try step(searched, at: tag, of: template)
        if value == nil { reportMissing(tag, template) }
        return value
    }

    private mutating func reportMissing(_ tag: Node.Tag, _ template: Template) {
        guard rules.missing == .error, isNews(tag, template) else { return }
        let name = template.names[tag.name]
        let deadEnd = contexts.deadEnd(of: name)
        let place = template.location(of: tag.offset + name.offset(ofSegment: deadEnd.segment))
        report(RenderingErrors.missing(name, deadEnd, at: place))
    }

    private mutating func reportMissingPartial(_ name: String, _ tag: Node.Tag, _ template: Template) {
        guard rules.missing == .error, isNews(tag, template) else { return }
        let place = template.location(of: tag.offset)
        report(RenderingErrors.missingPartial(name, among: rules.partials.keys, at: place))
    }

    private mutating func reportNotText(_ value: TemplateValue, _ tag: Node.Tag, _ template: Template) {
        guard rules.missing == .error, isNews(tag, template) else { return }
        let place = template.location(of: tag.offset)
        report(RenderingErrors.notText(value, name: template.names[tag.name].text, at: place))
    }

    /// Whether a finding at the tag would be the first, and is still shown.
    private mutating func isNews(_ tag: Node.Tag, _ template: Template) -> Bool {
        !findings.isFull && reported.insert(Site(template: template.name, offset: tag.offset)).inserted
    }

    /// Adds a finding, with the partial tag that led to it.
    private mutating func report(_ diagnostic: Diagnostic) {
        var diagnostic = diagnostic
        if let tag = inclusions.last {
            diagnostic.notes.append(Note("included here", at: tag.template.location(of: tag.offset)))
        }
        findings.add(diagnostic)
    }
}

// MARK: - Limits

extension Renderer {
    private mutating func step(_ count: Int, at index: Int, of template: Template) throws(LimitReached) {
        steps += count
        guard steps > Limits.steps || output.count > Limits.outputBytes else { return }
        throw stop(limitDiagnostic(at: template.offset(ofNode: index), of: template))
    }

    private mutating func step(_ count: Int, at tag: Node.Tag, of template: Template) throws(LimitReached) {
        steps += count
        guard steps > Limits.steps else { return }
        throw stop(limitDiagnostic(at: tag.offset, of: template))
    }

    private mutating func checkOutput(at offset: Int, of template: Template) throws(LimitReached) {
        guard output.count > Limits.outputBytes else { return }
        throw stop(limitDiagnostic(at: offset, of: template))
    }

    private mutating func enter(at tag: Node.Tag, of template: Template) throws(LimitReached) {
        openDepth += 1
        guard openDepth > Limits.openDepth else { return }
        throw stop(RenderingErrors.tooDeep(at: template.location(of: tag.offset)))
    }

    private func limitDiagnostic(at offset: Int, of template: Template) -> Diagnostic {
        let place = template.location(of: offset)
        return steps > Limits.steps ? RenderingErrors.tooLong(at: place) : RenderingErrors.tooLarge(at: place)
    }

    /// The error to throw, with its diagnostic among the findings.
    private mutating func stop(_ diagnostic: Diagnostic) -> LimitReached {
        report(diagnostic)
        return LimitReached()
    }
}

extension Template {
    /// Where a node stands in the source; a line's beginning has no place of its own, so the next node's counts.
    fileprivate func offset(ofNode index: Int) -> Int {
        switch nodes[index] {
        case .text(let range, _): range.lowerBound
        case .lineStart: index + 1 < nodes.count ? offset(ofNode: index + 1) : source.count
        case .value(let tag, _), .section(let tag, _), .inverted(let tag, _), .partial(let tag, _): tag.offset
        }
    }
}

extension ArraySlice<UInt8> {
    /// Whether the line has nothing but its end.
    fileprivate var isEmptyLine: Bool {
        first == .newline || (count == 2 && first == .carriageReturn)
    }
}
