import Foundation
import Restyle
import RestyleHTML
import Testing

/// How often rules were derived, of one style in one test.
private final class Derivations: Hashable, @unchecked Sendable {
  // Safe to share: the count is accessed under the lock only.
  private let lock = NSLock()
  private var number = 0

  var count: Int { lock.withLock { number } }

  func add() { lock.withLock { number += 1 } }

  static func == (lhs: Derivations, rhs: Derivations) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A style of somebody's own.
private struct Badge: Style, CSSElementStyle {
  var color = Color.red
  var size = 12.0
  var readsDefaults = false
  let derivations: Derivations

  static var css: CSSDescription<Badge, String> {
    .declaring { badge, css in
      badge.derivations.add()
      css.set(.background, badge.color)
      css.set(.maxWidth, badge.size)
      if badge.readsDefaults { css.set(.text, TextStyle.default.color ?? .black) }
    }
  }
}

/// A key whose usual value is what the defaults have elsewhere.
private struct Ink: DefaultStylingKey {
  static var defaultValue: Color { DefaultStyling.defaults.text.color ?? .black }
}

extension DefaultStylingKey where Self == Ink {
  fileprivate static var ink: Self { Self() }
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
    let derivations = (0..<4).map { _ in Derivations() }
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
    let derivations = Derivations()
    let ink = NamedValue("ink", Color(hex: 0x010203))
    let css = Self.css { sheet in
      sheet.add(
        StyleCatalog("c") {
          NamedStyle("reader", Badge(readsDefaults: true, derivations: derivations))
          NamedStyle("first", TextStyle(color: .named(.ink)))
          NamedStyle("second", TextStyle(color: .named(.ink)).bold)
          NamedStyle(
            "line", FormStyle(background: BackgroundStyle(border: BorderStyle(width: 1, color: .named(.ink))))
          )
          NamedStyle(
            "other",
            FormStyle(background: BackgroundStyle(border: BorderStyle(width: 1, color: .named(.ink)))))
          NamedStyle("constant", TextStyle(color: .named(ink)))
        })
    }
    #expect(derivations.count > 1)
    for name in ["reader", "first", "second", "line", "other"] {
      for hex in ["8a3ffc", "0f62fe"] {
        let rule = css.split(separator: "\n").first { $0.contains(".c-\(name)") && $0.contains("#\(hex)") }
        #expect(rule != nil, "\(name) in \(hex)")
      }
    }
    #expect(css.contains(".c-constant{color:#010203}") && !css.contains(".c-constant:where"))
  }

  @Test(
    "Themes look the same whether styles are written as they are or made anew each time", arguments: 0..<3)
  func sameAsAnew(count: Int) {
    func css(_ derivations: @escaping @Sendable () -> Derivations) -> String {
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
    let same = Derivations()
    // A style with another object each time equals none before, so that nothing is reused.
    #expect(css { same } == css { Derivations() })
  }
}
