import Restyle
import RestyleHTML
import TestSupport
import Testing

/// A style of somebody's own.
private struct Badge: Style, CSSElementStyle {
  var color = Color.red
  var size = 12.0
  var readsDefaults = false
  /// How often its rules were derived.
  let derivations: Counter

  static var css: CSSDescription<Badge, String> {
    .declaring { badge, css in
      badge.derivations.add()
      css.set(.background, badge.color)
      css.set(.maxWidth, badge.size)
      if badge.readsDefaults { css.set(.text, TextStyle.default.color ?? .black) }
    }
  }
}

// Keys whose usual values are what the defaults have elsewhere.

private struct Ink: DefaultStylingKey {
  static var defaultValue: Color { DefaultStyling.defaults.text.color ?? .black }
}

private struct Face: DefaultStylingKey {
  static var defaultValue: Font { .system(size: DefaultStyling.defaults.text.fontSize ?? 0) }
}

private struct Heading: DefaultStylingKey {
  static var defaultValue: TextStyle { TextStyle(color: DefaultStyling.defaults.text.color ?? .black) }
}

private struct Gap: DefaultStylingKey {
  static var defaultValue: Double { DefaultStyling.defaults.text.fontSize ?? 0 }
}

private struct Glow: DefaultStylingKey {
  static var defaultValue: [ShadowStyle] { [ShadowStyle(color: .named(Ink()), y: 1)] }
}

@Suite("Rules that themes reach")
struct ThemableRulesTests {
  private static let themes = [0x8A3FFC, 0x0F62FE].map { (hex: UInt32) in
    DefaultStyling.system.restyled {
      $0.text.color = Color(hex: hex)
      $0.text.fontSize = 21
    }
  }

  private static func css(_ add: (inout StyleSheet) throws -> Void) rethrows -> String {
    var sheet = StyleSheet()
    try add(&sheet)
    for (number, theme) in themes.enumerated() {
      sheet.add(theme: theme, to: .className("t\(number)"))
    }
    return sheet.css
  }

  @Test("A style that is the same in a theme is derived once")
  func once() throws {
    let derivations = (0..<4).map { _ in Counter() }
    let css = try Self.css { sheet in
      sheet.add(
        StyleCatalog("c") {
          NamedStyle("same", Badge(derivations: derivations[0]))
          NamedStyle(
            "wide", dynamic: TraitStyle { Badge(size: $0.isCompact ? 9 : 12, derivations: derivations[1]) })
          NamedStyle("themed", Badge(size: TextStyle.default.fontSize ?? 0, derivations: derivations[2]))
        })
      try sheet.add(Badge(derivations: derivations[3]), to: ".badge")
    }
    // In both windows, and in each theme; the first one again beside the second one.
    #expect(derivations.map(\.count) == [1, 2, 4, 1])
    #expect(css.contains("21px") && !css.contains("c-same:where"))
  }

  @Test("A style that is the same is derived again where its rules depend on the defaults")
  func readers() {
    let derivations = Counter()
    let ink = NamedValue("ink", Color(hex: 0x010203))
    @Sendable func box(_ color: Color, width: Double = 1, cornerRadius: Double = 0) -> FormStyle {
      let border = BorderStyle(width: width, color: color, cornerRadius: cornerRadius)
      return FormStyle(background: BackgroundStyle(border: border))
    }
    let catalog = StyleCatalog("c") {
      NamedStyle("reader", Badge(readsDefaults: true, derivations: derivations))
      // Each twice: what was written for one style must not hide that another one reads the same.
      for number in 0..<2 {
        let weight = number == 0 ? Font.Weight.regular : .bold
        NamedStyle("color\(number)", TextStyle(color: .named(Ink())).weight(weight))
        NamedStyle("shade\(number)", TextStyle(color: .named(Ink()).opacity(0.5)).weight(weight))
        NamedStyle(
          "scheme\(number)", TextStyle(color: Color(light: .named(Ink()), dark: .black)).weight(weight))
        NamedStyle("text\(number)", TextStyle.named(Heading()).weight(weight))
        NamedStyle("line\(number)", box(.named(Ink())))
        NamedStyle("glow\(number)", BackgroundStyle(color: .white, shadows: [.named(Glow())]))
        NamedStyle(
          "gradient\(number)",
          BackgroundStyle(gradient: .linear(angle: .zero, colors: [.named(Ink()), .white])))
        NamedStyle("face\(number)", TextStyle(font: .named(Face())).colored(.red))
        NamedStyle("gap\(number)", FormStyle(insets: EdgeInsets(inset: .named(Gap()))))
        NamedStyle("width\(number)", box(.red, width: .named(Gap())))
        NamedStyle("corner\(number)", box(.red, cornerRadius: .named(Gap())))
      }
      NamedStyle("constant", TextStyle(color: .named(ink)))
    }
    let lines = Self.css { $0.add(catalog) }.split(separator: "\n")
    #expect(derivations.count > 1)
    func isThemed(_ name: String, _ value: String) -> Bool {
      lines.contains { $0.hasPrefix(".c-\(name):where(.t") && $0.contains(value) }
    }
    #expect(isThemed("reader", "#8a3ffc") && isThemed("reader", "#0f62fe"))
    for number in 0..<2 {
      for name in ["color", "scheme", "text", "line", "glow", "gradient"].map({ "\($0)\(number)" }) {
        #expect(isThemed(name, "#8a3ffc") && isThemed(name, "#0f62fe"), "\(name)")
      }
      #expect(
        isThemed("shade\(number)", "138, 63, 252, 0.5") && isThemed("shade\(number)", "15, 98, 254, 0.5"))
      for name in ["face", "gap", "width", "corner"].map({ "\($0)\(number)" }) {
        #expect(isThemed(name, "21px"), "\(name)")
      }
    }
    #expect(lines.contains(".c-constant{color:#010203}") && !isThemed("constant", ""))
  }

  @Test(
    "Themes look the same whether styles are written as they are or made anew each time", arguments: 0..<3)
  func sameAsAnew(count: Int) {
    func css(_ derivations: @escaping @Sendable () -> Counter) -> String {
      var sheet = StyleSheet()
      sheet.add(
        StyleCatalog("c") {
          NamedStyle("same", Badge(color: .systemBlue, derivations: derivations()))
          NamedStyle("themed", Badge(color: TextStyle.default.color ?? .red, derivations: derivations()))
          NamedStyle(
            "wide", dynamic: TraitStyle { Badge(size: $0.isCompact ? 9 : 12, derivations: derivations()) })
        })
      for theme in Self.themes.prefix(count) {
        sheet.add(theme: theme, to: .attribute("data-theme", equals: theme.text.color?.cssText() ?? ""))
      }
      return sheet.css
    }
    let same = Counter()
    // A style with another object each time equals none before, so that nothing is reused.
    #expect(css { same } == css { Counter() })
  }
}
