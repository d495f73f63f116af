import BrowserSupport

/// What a browser computes for the page, at each width of a window: the values of the properties by the names of the
/// samples, such as `button:hover::before`.
struct Measurement {
  static let widths = [375, 768, 1_280]

  /// `border-color` has the edges with a line only, and `width` and `height` are those of the border's box.
  static let properties = [
    "color", "background-color", "font-family", "font-size", "font-weight", "line-height", "text-decoration",
    "text-align", "margin-top", "margin-right", "margin-bottom", "margin-left", "padding-top",
    "padding-right", "padding-bottom", "padding-left", "border-width", "border-color", "outline",
    "box-shadow", "display", "position", "width", "height", "content", "opacity", "transform",
  ]

  var values: [Int: [String: [String]]] = [:]

  /// Measures the page with a stylesheet.
  init(of css: String, in browser: Browser) async throws {
    let html = try Page.html(with: css)
    for width in Self.widths {
      var options = Browser.Options()
      options.windowSize = Browser.WindowSize(width: width, height: 900)
      values[width] = try await browser.evaluate(Self.script, in: html, options: options)
    }
  }

  init(_ values: [Int: [String: [String]]]) { self.values = values }

  // No script can hover over an element or press it, so what holds for those holds for marked ones.
  private static let script = """
    await Promise.all(['GDS Transport', 'Default'].map(family => document.fonts.load(`16px "${family}"`)));
    const mark = rule => {
      for (const inner of rule.cssRules ?? []) mark(inner);
      if (rule.selectorText) {
        rule.selectorText = rule.selectorText.replaceAll(/(?<!\\\\):(hover|active)/g, '[data-is~=$1]');
      }
    };
    for (const sheet of document.styleSheets) for (const rule of sheet.cssRules) mark(rule);
    const edges = ['top', 'right', 'bottom', 'left'];
    const measure = (element, pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const number = name => parseFloat(style.getPropertyValue(name)) || 0;
      const length = (name, sides) => {
        const value = style.getPropertyValue(name);
        if (!value.endsWith('px')) return value;
        const isWhole = style.boxSizing == 'border-box' || style.display == 'table-row';
        const room = sides.map(side =>
          isWhole ? 0 : number(`padding-${side}`) + number(`border-${side}-width`));
        return `${Math.round((parseFloat(value) + room[0] + room[1]) * 100) / 100}px`;
      };
      const special = {
        'border-color': () => edges.map(edge =>
          number(`border-${edge}-width`) ? style.getPropertyValue(`border-${edge}-color`) : '-').join(' '),
        'outline': () => style.outlineStyle == 'none' ? 'none' : style.outline + ' ' + style.outlineOffset,
        'text-decoration': () => style.textDecorationLine == 'none' ? 'none' : style.textDecoration,
        'width': () => length('width', ['left', 'right']),
        'height': () => length('height', ['top', 'bottom']),
      };
      return properties.map(name => special[name]?.() ?? style.getPropertyValue(name));
    };
    const rows = {};
    for (const element of document.querySelectorAll('[data-sample]')) {
      const {sample, states = '', pseudo = ''} = element.dataset;
      const stated = document.getElementById(element.dataset.of) ?? element;
      for (const state of ['', ...states.split(' ').filter(Boolean)]) {
        const parts = state.split('+').flatMap(part => part == 'active' ? ['hover', 'active'] : [part]);
        if (parts.includes('focus')) stated.focus({preventScroll: true});
        if (parts.includes('focus') != stated.matches(':focus')) throw `${sample} has the wrong focus`;
        for (let marked = stated; marked; marked = marked.parentElement) marked.dataset.is = parts.join(' ');
        for (const part of ['', ...pseudo.split(' ').filter(Boolean)]) {
          const name = sample + (state && ':' + state) + (part && '::' + part);
          if (rows[name]) throw `there are two samples of the name ${name}`;
          rows[name] = measure(element, part && '::' + part);
        }
        for (let marked = stated; marked; marked = marked.parentElement) delete marked.dataset.is;
        document.activeElement?.blur();
      }
    }
    return rows;
    """.replacing("properties.map", with: "\(properties).map")
}
