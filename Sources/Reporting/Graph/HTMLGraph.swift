import Diagnostics

/// The picture in a page of its own that can be searched and asked who depends on whom; it loads nothing.
struct HTMLGraph {
    private let graph: ModuleGraph

    init(_ graph: ModuleGraph) {
        self.graph = graph
    }

    /// What the page knows of the graph stands in the drawing; the script brings no name into the page but as text.
    var document: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(name): modules by layer</title>
        <style>
        \(HTMLGraph.style)</style>
        </head>
        <body>
        <header>
        <h1>\(name)</h1>
        <p>\(graph.summary)</p>
        <input id="search" type="search" placeholder="Search modules (press /)" aria-label="Search modules" autocomplete="off" spellcheck="false">
        <div class="zoom" role="group" aria-label="Size">
        <button type="button" id="smaller" aria-label="Smaller">−</button>
        <button type="button" id="fit">Fit</button>
        <button type="button" id="larger" aria-label="Larger">+</button>
        </div>
        </header>
        <main>
        <div id="canvas">
        \(SVGGraph(graph).element)</div>
        <aside id="panel" aria-live="polite"></aside>
        </main>
        <script>
        \(HTMLGraph.script)</script>
        </body>
        </html>

        """
    }

    private var name: String { graph.name.escapedForXML(.text) }
}
