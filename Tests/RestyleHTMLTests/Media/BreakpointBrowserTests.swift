import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import TestSupport
import Testing

@Suite("Breakpoints in a browser", .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct BreakpointBrowserTests {
  private static let widths = [320, 639, 640, 799, 800, 1023, 1024, 1439, 1440, 1600]

  private static let text = TraitStyle<TextStyle> { traits in
    TextStyle(
      font: Font(size: 10 + Double(traits.breakpoint.rawValue) + (traits.isCompact ? 20 : 0)),
      color: Color(
        red: 0.2 * Double(traits.card.rawValue), green: traits.colorScheme == .dark ? 1 : 0,
        blue: traits.use == .lying ? 1 : traits.use == .paper ? 0.4 : 0))
  }

  private static let button = TraitStyle<ButtonStyle> { traits in
    ButtonStyle(
      normal: ButtonStateStyle(text: text.style(from: traits)),
      disabled: ButtonStateStyle(
        text: text.style(from: traits).resized(to: 50 + Double(traits.breakpoint.rawValue))))
  }

  private static let theme = DefaultStyling.system.restyled { $0.text.fontSize = 3 }

  /// A style that is built on the defaults, which a theme changes.
  private static let themed = TraitStyle<TextStyle> { traits in
    let size =
      (TextStyle.default.fontSize ?? 0) + Double(traits.breakpoint.rawValue + 4 * traits.card.rawValue)
    return TextStyle(font: Font(size: size), color: .black)
  }

  /// What is computed for an element, by hand-written rules, a class, and an element of Restyle's.
  private struct Look: Codable, Equatable {
    var size: String
    var color: String
  }

  /// The page, which has so many conditions that it takes long to write.
  private static let page = Result { try madePage() }

  private static func madePage() throws -> String {
    var sheet = StyleSheet(mediaTraits: .breakpoints)
    try sheet.add(text, to: ".text")
    try sheet.add(button, to: ".button")
    try sheet.add(ContainerStyle(name: "card"), to: ".card")
    try sheet.add(NamedStyle("themed", dynamic: themed), to: ".themed")
    sheet.add(
      StyleCatalog("C") {
        NamedStyle("themed", dynamic: themed)
      })
    try sheet.add(theme: theme, to: "[data-theme=b]")
    var renderer = HTMLRenderer(styleSheet: sheet)
    renderer.append(markup: "<main><p class=\"text\">Text</p><button class=\"button\">Text</button>")
    renderer.append(markup: "<button class=\"button\" disabled>Text</button>")
    let style = DynamicSectionStyle.default.restyledWithStyleAndInput { style, traits in
      style.header.text = themed.style(from: traits)
    }
    try renderer.append(Section(header: "Text", style: style) { Row("Title") })
    renderer.append(markup: "<p class=\"themed\">Text</p><p class=\"C-themed\">Text</p>")
    renderer.append(markup: "<p class=\"themed\" data-theme=\"b\">Text</p>")
    renderer.append(markup: "<div data-theme=\"b\"><p class=\"C-themed\">Text</p></div></main>")
    return """
      <!doctype html><style>body{margin:0}\(renderer.styleSheet.css)</style>\
      <div class="card">\(renderer.html)</div>
      """
  }

  private static let script = """
    const cards = \(widths);
    const result = [];
    for (const width of cards) {
      document.querySelector('.card').style.width = width + 'px';
      const looks = [...document.querySelectorAll('.text, .button, h2, .themed, .C-themed')].map(element => {
        const {fontSize, color} = getComputedStyle(element);
        return {size: fontSize, color};
      });
      result.push(looks);
    }
    return result;
    """

  private static func expected(_ traits: TraitCollection) -> [Look] {
    let usual = DefaultStyling.withDefaults(.system) { themed.style(from: traits) }
    let other = DefaultStyling.withDefaults(theme) { themed.style(from: traits) }
    let styles = [
      text.style(from: traits), button.style(from: traits).style(for: .normal)?.text,
      button.style(from: traits).style(for: .disabled)?.text, usual, usual, usual, other, other,
    ]
    return styles.map { style in
      let color = style?.color?.resolved(for: traits) ?? .clear
      func byte(_ number: Double) -> Int { Int((number * 255).rounded()) }
      return Look(
        size: "\(Int(style?.fontSize ?? 0))px",
        color: "rgb(\(byte(color.red)), \(byte(color.green)), \(byte(color.blue)))")
    }
  }

  @Test(
    "Computed styles are the styles at both sides of each limit of windows and containers",
    arguments: [false, true])
  func limits(isPrinted: Bool) async throws {
    let scheme: ColorScheme = isPrinted ? .light : .dark
    var options = Browser.Options(colorScheme: scheme)
    options.isPrinted = isPrinted
    let page = try Self.page.get()
    try await Browser.required().open(page, options: options) { page in
      for width in Self.widths.sampled(every: 5) {
        for height in [400, 599, 600] {
          try page.resize(to: Browser.WindowSize(width: width, height: height))
          let looks = try page.evaluate(Self.script, as: [[Look]].self)
          for (card, looks) in zip(Self.widths, looks) {
            var traits = TraitCollection(colorScheme: scheme)
            traits.breakpoint = Breakpoint(width: Double(width))
            traits.card = Breakpoint(width: Double(card))
            traits.horizontalSizeClass = width < 800 ? .compact : .regular
            traits.use = isPrinted ? .paper : width > height && height < 600 ? .lying : .hand
            let expected = Self.expected(traits)
            #expect(looks == expected, "window \(width)x\(height), card \(card)")
          }
        }
      }
    }
  }
}
