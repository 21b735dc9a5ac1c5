extension HTMLGraph {
    /// What the page adds to the drawing's own style sheet.
    static let style = """
        :root { --paper: #ffffff; --ink: #1f2328; --faint: #59636e; --rule: #d0d7de; --field: #f6f8fa; --violation: #cf222e;
          --out: #0969da; --in: #1a7f37; }
        @media (prefers-color-scheme: dark) {
        :root { --paper: #0d1117; --ink: #e6edf3; --faint: #9198a1; --rule: #30363d; --field: #161b22; --violation: #ff6b63;
          --out: #58a6ff; --in: #3fb950; }
        }
        * { box-sizing: border-box; }
        html, body { height: 100%; margin: 0; }
        body { display: flex; flex-direction: column; background: var(--paper); color: var(--ink);
          font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
        header { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; padding: 10px 16px;
          border-bottom: 1px solid var(--rule); }
        h1 { font-size: 18px; margin: 0; overflow-wrap: anywhere; }
        header p { margin: 0; color: var(--faint); }
        #search { flex: 1 1 200px; max-width: 360px; margin-left: auto; padding: 6px 10px; font: inherit; color: inherit;
          background: var(--field); border: 1px solid var(--rule); border-radius: 6px; }
        button { font: inherit; color: inherit; background: var(--field); border: 1px solid var(--rule); border-radius: 6px;
          padding: 5px 10px; cursor: pointer; }
        button:hover { border-color: var(--faint); }
        :focus-visible { outline: 2px solid var(--out); outline-offset: 1px; }
        main { flex: 1; display: flex; min-height: 0; }
        #canvas { flex: 1; overflow: auto; min-width: 0; }
        #canvas svg { display: block; margin: 0 auto; }
        #canvas .name, #canvas .name + .note { display: none; }
        #panel { width: 300px; flex: none; overflow: auto; padding: 14px 16px; border-left: 1px solid var(--rule); }
        #panel h2 { font-size: 15px; margin: 0 0 4px; overflow-wrap: anywhere; }
        #panel h3 { font-size: 12px; margin: 16px 0 4px; color: var(--faint); font-weight: 600; }
        #panel p { margin: 4px 0; color: var(--faint); overflow-wrap: anywhere; }
        #panel ul { list-style: none; margin: 0; padding: 0; }
        #panel li button { display: block; width: 100%; text-align: left; background: none; border: 0; padding: 3px 6px;
          overflow-wrap: anywhere; }
        #panel li button:hover { background: var(--field); }
        #panel li button.broken { color: var(--violation); }
        #panel .out { color: var(--out); }
        #panel .in { color: var(--in); }
        kbd { font: inherit; background: var(--field); border: 1px solid var(--rule); border-radius: 4px; padding: 0 5px; }
        .node { cursor: pointer; outline: none; }
        .node:focus-visible path { stroke: var(--out); stroke-width: 3; }
        .asked .node { opacity: 0.35; }
        .asked .node.near { opacity: 1; }
        .asked .edges .edge, .asked .count { visibility: hidden; }
        .asked .edges .edge.near, .asked .count.near { visibility: visible; }
        .asked .node.self path { stroke: var(--out); stroke-width: 2.5; }
        .asked .edge.near { stroke-width: 2; }
        .asked .edge.near.out { stroke: var(--out); marker-end: url(#head-out); }
        .asked .edge.near.in { stroke: var(--in); marker-end: url(#head-in); }
        .asked .edge.near.violation { stroke: var(--violation); marker-end: url(#head-violation); }
        @media (max-width: 760px) {
        main { flex-direction: column; }
        #panel { width: auto; max-height: 40%; border-left: 0; border-top: 1px solid var(--rule); }
        }

        """
}
