extension HTMLGraph {
    /// Search, hover, focus, keyboard and size of the page.
    static let script = #"""
        "use strict";
        const svg = document.querySelector("svg.graph");
        const canvas = document.getElementById("canvas");
        const panel = document.getElementById("panel");
        const search = document.getElementById("search");
        const nodes = [...svg.querySelectorAll(".node")];
        const edges = [...svg.querySelectorAll(".edges .edge")].map(function (path) {
          return { path: path, from: +path.dataset.from, to: +path.dataset.to, message: path.dataset.message };
        });
        const counts = [...svg.querySelectorAll(".count")];
        const boxes = nodes.map(function (node) { return node.querySelector("path").getBBox(); });
        let chosen = null;

        function name(number) { return nodes[number].dataset.name; }

        /* What is looked at: a set of nodes, and the edges that count as theirs. */
        function show(core, kept, near) {
          svg.classList.add("asked");
          nodes.forEach(function (node, number) {
            node.classList.toggle("self", core.has(number));
            node.classList.toggle("near", core.has(number) || kept.has(number));
          });
          edges.forEach(function (edge) {
            const isNear = near(edge);
            edge.path.classList.toggle("near", isNear);
            edge.path.classList.toggle("out", isNear && core.has(edge.from));
            edge.path.classList.toggle("in", isNear && !core.has(edge.from));
            if (isNear) edge.path.parentNode.appendChild(edge.path);
          });
          counts.forEach(function (count) {
            count.classList.toggle("near", near({ from: +count.dataset.from, to: +count.dataset.to }));
          });
        }

        function showNothing() { svg.classList.remove("asked"); }

        function ask(number) {
          const core = new Set([number]);
          const kept = new Set();
          function near(edge) { return edge.from === number || edge.to === number; }
          edges.filter(near).forEach(function (edge) { kept.add(edge.from); kept.add(edge.to); });
          show(core, kept, near);
        }

        function preview(number) { ask(number); describe(number); }

        /* Back to what was there before one pointed at something. */
        function askAgain() {
          if (chosen !== null) return;
          const words = search.value.trim().toLowerCase();
          if (!words) { showNothing(); return describeAll(); }
          show(new Set(), new Set(matches(words)), function () { return false; });
          describeMatches(words);
        }

        function matches(words) {
          return [...nodes.keys()].filter(function (number) { return name(number).toLowerCase().includes(words); });
        }

        /* The panel. */
        function element(kind, words, style) {
          const made = document.createElement(kind);
          made.textContent = words;
          if (style) made.className = style;
          return made;
        }

        function list(title, style, entries) {
          if (!entries.length) return [];
          const items = document.createElement("ul");
          entries.forEach(function (entry) {
            const button = element("button", entry.words, entry.broken ? "broken" : "");
            button.type = "button";
            button.addEventListener("click", function () { choose(entry.number, true); });
            const item = document.createElement("li");
            item.appendChild(button);
            items.appendChild(item);
          });
          return [element("h3", title + " (" + entries.length + ")", style), items];
        }

        function end(edge, number) { return { words: name(number), number: number, broken: edge.message !== undefined }; }

        function describe(number) {
          const node = nodes[number];
          const out = edges.filter(function (edge) { return edge.from === number; });
          const into = edges.filter(function (edge) { return edge.to === number; });
          const broken = out.concat(into.filter(function (edge) { return edge.from !== number; }))
            .filter(function (edge) { return edge.message !== undefined; });
          const siblings = [...nodes.keys()].filter(function (other) {
            return other !== number && node.dataset.module && nodes[other].dataset.module === node.dataset.module;
          });
          const kind = node.querySelector("title").textContent.slice(name(number).length).replace(/^ \(|\)$/g, "");
          fill([element("h2", name(number))]
            .concat(kind ? [element("p", kind)] : [])
            .concat(broken.flatMap(reason))
            .concat(list("depends on", "out", out.map(function (edge) { return end(edge, edge.to); })))
            .concat(list("is used by", "in", into.map(function (edge) { return end(edge, edge.from); })))
            .concat(list("same module", "", siblings.map(function (other) { return end({}, other); })))
            .concat(out.length + into.length ? [] : [element("p", "Nothing depends on it, and it depends on nothing.")]));
        }

        function reason(edge) {
          const words = element("p", edge.message);
          words.style.color = "var(--violation)";
          return edge.path.dataset.fix ? [words, element("p", "fix: " + edge.path.dataset.fix)] : [words];
        }

        function describeAll() {
          const broken = edges.filter(function (edge) { return edge.message !== undefined; });
          const keys = element("p", "");
          [["/", "search"], ["arrows", "move"], ["Enter", "focus"], ["Esc", "back"]].forEach(function (pair) {
            keys.append(element("kbd", pair[0]), " " + pair[1] + "  ");
          });
          const help = "Point at a module to see who depends on whom; click it to stay with it.";
          fill([element("p", help), keys].concat(list("not allowed", "", broken.map(function (edge) {
            return { words: edge.message, number: edge.from, broken: true };
          }))));
        }

        function describeMatches(words) {
          const found = matches(words).map(function (number) { return { words: name(number), number: number }; });
          fill(found.length ? list("found", "", found) : [element("p", "No module has this in its name.")]);
        }

        function fill(parts) { panel.replaceChildren(...parts); panel.scrollTop = 0; }

        /* Choosing. */
        function choose(number, isMoving) {
          chosen = number;
          ask(number);
          describe(number);
          setHash("#" + encodeURIComponent(name(number)));
          makeReachable(number);
          if (isMoving) reveal(number);
        }

        function reveal(number) { nodes[number].scrollIntoView({ block: "center", inline: "center" }); }

        function leave() {
          chosen = null;
          search.value = "";
          setHash("");
          askAgain();
        }

        /* A page that was opened from a file may have no history of its own. */
        function setHash(hash) {
          try { history.replaceState(null, "", hash || location.pathname + location.search); } catch (error) { return; }
        }

        /* One box can be reached by Tab, the others by the arrows. */
        function makeReachable(number) {
          nodes.forEach(function (node, other) { node.setAttribute("tabindex", other === number ? "0" : "-1"); });
        }

        function neighbor(number, key) {
          const here = boxes[number];
          let best = null, least = Infinity;
          boxes.forEach(function (box, other) {
            const x = box.x + box.width / 2 - here.x - here.width / 2;
            const y = box.y - here.y;
            const along = { ArrowLeft: -x, ArrowRight: x, ArrowUp: -y, ArrowDown: y }[key];
            const aside = key === "ArrowLeft" || key === "ArrowRight" ? Math.abs(y) * 20 : Math.abs(x) / 4;
            if (along > 0 && along + aside < least) { best = other; least = along + aside; }
          });
          return best;
        }

        nodes.forEach(function (node, number) {
          node.setAttribute("role", "button");
          node.setAttribute("aria-label", node.querySelector("title").textContent);
          node.addEventListener("mouseenter", function () { if (chosen === null) preview(number); });
          node.addEventListener("mouseleave", askAgain);
          node.addEventListener("click", function (event) { event.stopPropagation(); choose(number, false); });
          node.addEventListener("focus", function () { makeReachable(number); if (chosen === null) preview(number); });
          node.addEventListener("blur", askAgain);
          node.addEventListener("keydown", function (event) {
            if (event.key === "Enter" || event.key === " ") { event.preventDefault(); choose(number, false); }
            if (!event.key.startsWith("Arrow")) return;
            event.preventDefault();
            const next = neighbor(number, event.key);
            if (next !== null) { nodes[next].focus(); reveal(next); }
          });
        });

        search.addEventListener("input", function () {
          chosen = null;
          askAgain();
        });
        search.addEventListener("keydown", function (event) {
          if (event.key !== "Enter" || !search.value.trim()) return;
          const words = search.value.trim().toLowerCase();
          const found = matches(words);
          const exact = found.find(function (number) { return name(number).toLowerCase() === words; });
          if (found.length) { choose(exact === undefined ? found[0] : exact, true); nodes[chosen].focus(); }
        });
        document.addEventListener("keydown", function (event) {
          if (event.key === "Escape") leave();
          if (event.key === "/" && document.activeElement !== search) { event.preventDefault(); search.focus(); }
        });
        canvas.addEventListener("click", function () { if (chosen !== null) leave(); });

        /* Size. */
        const full = { width: svg.width.baseVal.value, height: svg.height.baseVal.value };
        let scale = 1;
        function resize(next) {
          scale = Math.min(4, Math.max(0.05, next));
          svg.setAttribute("width", Math.round(full.width * scale));
          svg.setAttribute("height", Math.round(full.height * scale));
        }
        function fit() { resize(Math.min(1, canvas.clientWidth / full.width, canvas.clientHeight / full.height)); }
        document.getElementById("smaller").addEventListener("click", function () { resize(scale / 1.25); });
        document.getElementById("larger").addEventListener("click", function () { resize(scale * 1.25); });
        document.getElementById("fit").addEventListener("click", fit);

        resize(Math.min(1, Math.max(0.6, canvas.clientWidth / full.width)));
        describeAll();
        if (nodes.length) makeReachable(0);
        const wanted = nodes.findIndex(function (node) {
          return location.hash && "#" + encodeURIComponent(node.dataset.name) === location.hash;
        });
        if (wanted >= 0) choose(wanted, true);

        """#
}
