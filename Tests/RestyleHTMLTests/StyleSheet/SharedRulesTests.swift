import BrowserSupport
import DesignSystems
import Restyle
import RestyleHTML
import TestSupport
import Testing

@Suite("Rules that share a list of selectors")
struct SharedRulesTests {
  private static func css(_ styles: [(String, TextStyle)], sharesRules: Bool = true) throws -> String {
    var sheet = StyleSheet(sharesRules: sharesRules)
    for (selector, style) in styles { try sheet.add(style, to: selector) }
    return sheet.css
  }

  @Test("Rules that declare the same are one, and each stays where it has to be")
  func lists() throws {
    let red = TextStyle(color: .red)
    let blue = TextStyle(color: .blue)
    let large = TextStyle(font: Font(size: 30))
    #expect(try Self.css([("a", red), (".b", red), ("#c", red)]) == "a,.b,#c{color:#ff0000}\n")
    #expect(
      try Self.css([("a", red), ("b", large), ("c", red)]) == "a,c{color:#ff0000}\nb{font-size:30px}\n")
    // Of what is an a, a b and a c, the last one wins.
    #expect(
      try Self.css([("a", red), ("b", blue), ("c", red)])
        == "a{color:#ff0000}\nb{color:#0000ff}\nc{color:#ff0000}\n")
    #expect(
      try Self.css([("a", red), ("b", blue), ("c", red), ("d", large), ("e", red)])
        == "a{color:#ff0000}\nb{color:#0000ff}\nc,e{color:#ff0000}\nd{font-size:30px}\n")
    #expect(
      try Self.css([("a", red), ("b", red)], sharesRules: false) == "a{color:#ff0000}\nb{color:#ff0000}\n")
  }

  @Test("What a shorthand includes is in the way as well")
  func shorthands() throws {
    struct Boxed: CSSElementStyle {
      var lines: [String: String] = [:]
      static var css: CSSDescription<Boxed, String> {
        .declaring { style, css in for (name, value) in style.lines { css.set(name, to: value) } }
      }
    }
    var sheet = StyleSheet()
    let padded = FormStyle(insets: EdgeInsets(inset: 2), background: .none)
    try sheet.add(padded, to: "a")
    try sheet.add(Boxed(lines: ["padding-top": "3px"]), to: "b")
    try sheet.add(padded, to: "c")
    try sheet.add(Boxed(lines: ["padding-top": "3px"]), to: "d")
    // Names that nobody knows may declare anything.
    #expect(sheet.css.split(separator: "\n").map { $0.prefix(2) } == ["a{", "b{", "c{", "d{"])
    try sheet.add(Boxed(lines: ["padding-top": "3px"]), to: "e")
    #expect(sheet.css.hasSuffix("\nd,e{padding-top:3px}\n"))
    // A page's own properties are no others.
    var own = StyleSheet()
    try own.add(Boxed(lines: ["--x": "1"]), to: "a")
    try own.add(TextStyle(color: .red), to: "b")
    try own.add(Boxed(lines: ["--x": "1"]), to: "c")
    #expect(own.css == "a,c{--x:1}\nb{color:#ff0000}\n")
  }

  @Test(
    "What a browser may not know takes no other along",
    arguments: ["a:user-valid", "a:where(b)", "[x=y i]", "a:hover", ":root"])
  func unknown(selector: String) throws {
    let red = TextStyle(color: .red)
    let css = try Self.css([("p", red), (selector, red), ("q", red), (selector + " b", red)])
    #expect(css.split(separator: "\n").count == 3, "\(css)")
    #expect(css.hasPrefix("p,q{color:#ff0000}\n"))
    var sheet = StyleSheet()
    let field = FieldStyle.system.restyled { $0.text = TextStyle() }
    _ = sheet.classNames(for: field)
    for line in sheet.css.split(separator: "\n")
    where line.contains("::placeholder") || line.contains("::selection") {
      #expect(!line.prefix { $0 != "{" }.contains(","), "\(line)")
    }
  }

  private static func sheet(
    _ catalog: StyleCatalog, appearance: AppearanceSource = .media, layer: String? = nil
  ) -> StyleSheet {
    var sheet = StyleSheet(appearance: appearance, layer: layer)
    sheet.add(catalog)
    return sheet
  }

  @Test("Each condition has lists of its own, in each way in which it comes to hold")
  func conditions() {
    let varying = TextStyle(color: Color(light: .red, dark: .green))
    let catalog = StyleCatalog("c") {
      NamedStyle("a", varying)
      NamedStyle("b", varying)
    }
    #expect(
      Self.sheet(catalog).css
        == ".c-a,.c-b{color:#ff0000}\n@media (prefers-color-scheme:dark){\n.c-a,.c-b{color:#00ff00}\n}\n")
    let attribute = "data-color-scheme"
    func scoped(_ scope: String) -> String { ".c-a\(scope),.c-b\(scope){color:#00ff00}" }
    let css = Self.sheet(catalog, appearance: .mediaAndAttributes(), layer: "x").css
    #expect(
      css.hasSuffix(
        """
        .c-a,.c-b{color:#ff0000}
        @media (prefers-color-scheme:dark){
        \(scoped(":where(:not(:root[\(attribute)=light],:root[\(attribute)=light] *))"))
        }
        \(scoped(":where(:root[\(attribute)=dark],:root[\(attribute)=dark] *)"))
        }

        """), "\(css)")
  }

  @Test("States are written once for several classes, and not for what may weigh more")
  func states() throws {
    let button = ButtonStyle(
      normal: ButtonStateStyle(color: .blue, border: .none, text: TextStyle()),
      disabled: ButtonStateStyle(color: .gray, border: .none, text: TextStyle()))
    let other = button.restyled { $0.contentInsets = EdgeInsets(inset: 1) }
    let catalog = StyleCatalog("c") {
      NamedStyle("a", button)
      NamedStyle("b", other)
    }
    #expect(Self.sheet(catalog).css.contains("\n:is(.c-a,.c-b):is(:disabled,"))
    // Where order alone decides, a base of what may be the same element stays between its states.
    var sheet = StyleSheet()
    for selector in [".a", ".b"] { try sheet.add(button, to: selector) }
    #expect(sheet.css.split(separator: "\n").filter { $0.contains("{background:#0000ff}") }.count <= 2)
    #expect(sheet.css.contains(".a:where(:disabled,") && sheet.css.contains("\n.b:where(:disabled,"))
  }

  @Test("Sharing never makes a stylesheet longer")
  func sizes() async throws {
    try await forEach([StyleCatalog.system, .material, .primer]) { (catalog: StyleCatalog) in
      var (shared, apart) = (StyleSheet(), StyleSheet(sharesRules: false))
      shared.add(catalog)
      apart.add(catalog)
      #expect(shared.css.utf8.count * 10 < apart.css.utf8.count * 9)
      var page = StyleSheet(extending: PreparedStyleSheet(apart))
      _ = [TextStyle(color: .red), TextStyle(color: .red).bold].map { page.className(for: $0) }
      #expect(page.css.hasPrefix(apart.css))
    }
  }
}

@Suite(.enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct SharedRulesBrowserTests {
  @Test("A browser computes the same of shared rules, whichever two classes an element has")
  func pairs() async throws {
    try await forEach(
      [StyleCatalog.system, .material, .primer], [ColorScheme.light, .dark].sampled(every: 2)
    ) {
      (catalog: StyleCatalog, scheme: ColorScheme) async throws in
      func sheet(_ sharesRules: Bool) throws -> StyleSheet {
        var sheet = StyleSheet(sharesRules: sharesRules)
        sheet.add(catalog)
        for entry in catalog[ButtonStyle.self] { sheet.add(entry, to: .className("btn-\(entry.name)")) }
        for entry in catalog[TextStyle.self] { sheet.add(entry, to: .className("text-\(entry.name)")) }
        try sheet.add(theme: .material, to: ".themed")
        return sheet
      }
      let sheets = try [sheet(true), sheet(false)]
      let step = checksAll ? 7 : 97
      let script = """
        const names = new Set();
        const walk = rules => {
          for (const rule of rules) {
            for (const match of (rule.selectorText ?? '').matchAll(/[.]((?:[-_\\w]|[^\\0-\\x7f])+)/g)) names.add(match[1]);
            if (rule.cssRules) walk(rule.cssRules);
          }
        };
        const [shared, apart] = document.styleSheets;
        walk(apart.cssRules);
        names.delete('themed');
        const classes = [...names];
        const states = ['', 'hovered', 'focused', 'highlighted', 'selected', 'disabled', 'selected disabled'];
        const elements = [];
        let count = 0;
        for (const [index, first] of classes.entries()) {
          for (const second of classes.slice(index)) {
            // Some of all pairs, others for each class.
            if (count++ % \(step)) continue;
            const element = document.createElement(count % 2 ? 'b' : 'input');
            element.className = `${first} ${second}`;
            element.dataset.state = states[count % states.length];
            (count % 5 ? document.body : document.querySelector('.themed')).append(element);
            elements.push(element);
          }
        }
        const values = element => ['', '::before', '::after', '::placeholder'].map(part => {
          const style = getComputedStyle(element, part || undefined);
          return [...style].map(name => name.startsWith('--') ? '' : style.getPropertyValue(name)).join();
        }).join('|');
        const digest = () => elements.map(element => {
          let sum = 0;
          const text = values(element);
          for (let index = 0; index < text.length; index++) sum = Math.imul(sum, 31) + text.charCodeAt(index) | 0;
          return sum;
        });
        apart.disabled = true;
        const first = digest();
        [apart.disabled, shared.disabled] = [false, true];
        const second = digest();
        return {
          count: elements.length, kinds: new Set(second).size,
          differing: elements.filter((_, index) => first[index] !== second[index])
            .map(element => `${element.className} ${element.dataset.state}`),
        };
        """
      let page =
        "<!doctype html><meta charset=utf-8>" + sheets.map { "<style>\($0.css)</style>" }.joined()
        + "<body><div class=themed></div>"
      let report = try await Browser.required().evaluate(
        script, in: page, options: Browser.Options(colorScheme: scheme), as: Report.self)
      #expect(report.count > 1_400 / step && report.kinds > 700 / step)
      #expect(report.differing == [])
    }
  }

  private struct Report: Decodable {
    var count: Int
    var kinds: Int
    var differing: [String]
  }
}
