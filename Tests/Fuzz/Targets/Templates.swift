import TemplateEngine

/// Any bytes are a template or are refused.
func exerciseTemplates(_ bytes: [UInt8]) {
    exerciseTemplate(bytes)
}
