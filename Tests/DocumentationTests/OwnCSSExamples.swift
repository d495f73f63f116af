// The examples of the article, as they stand there, and what they give.

import Restyle
import RestyleHTML
import RestyleRendering
import Testing

@Suite("What the article about CSS of one's own shows")
struct OwnCSSExamples {
  @Test("An attribute")
  func attribute() {
    struct Balance: CSSTextAttributeKey {
      static let name = "balance"
      typealias Value = Bool
      static func declare(_ value: Bool, in css: inout CSSProperties) {
        css.set("text-wrap", to: value ? "balance" : "wrap")
      }
    }
    let title = TextStyle(color: .label).restyled { $0.setAttribute(true, for: Balance()) }
    let css = title.cssDeclarations()["text-wrap"]  // "balance"

    #expect(css == "balance")
  }

  @Test("Styles, and problems")
  func styles() throws {
    struct CardStyle: CSSElementStyle {
      var color = Color(light: .white, dark: .black)
      var width = 480.0

      static var css: CSSDescription<CardStyle, String> {
        .declaring { card, css in
          css.set(BackgroundStyle(color: card.color, border: BorderStyle(cornerRadius: 8)))
          css.set(.maxWidth, card.width)
          css.set("container-type", to: "inline-size")
        }
      }
    }
    var sheet = StyleSheet()
    try sheet.add(CardStyle(), to: ".card")

    struct ChipStyle: CSSElementStyle {
      static var css: CSSDescription<ChipStyle, String> {
        .declaring(
          inStates: { _ in [.hovered] },
          { _, state, css in css.set(.background, state.contains(.hovered) ? .lightGray : .white) })
      }
    }
    try sheet.add(ChipStyle(), to: ".chip")

    #expect(sheet.css.contains("container-type:inline-size}") && sheet.css.contains(".chip:where(:hover,"))
    #expect(sheet.problems.isEmpty)

    struct Mistake: CSSElementStyle {
      static var css: CSSDescription<Mistake, String> {
        .declaring { _, css in css.set("color", to: "red;}") }
      }
    }
    try sheet.add(Mistake(), to: ".mistake")
    func problems(of sheet: StyleSheet) -> [RenderingProblem] {
      sheet.problems  // left out the declaration of "color" as "red;}": a value consists of names, ...
    }
    let wanted = "left out the declaration of \"color\" as \"red;}\": a value consists of names, "
    #expect(problems(of: sheet).map(\.description).allSatisfy { $0.hasPrefix(wanted) })
  }

  @Test("Markup")
  func markup() {
    let icon = "<svg></svg>"
    var page = HTMLRenderer()
    page.append(TrustedMarkup(trusting: icon))

    #expect(page.html == icon)
  }
}
