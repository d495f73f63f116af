import Restyle
import RestyleHTML
import Testing

@Suite("Parts of controls and rows in CSS")
struct ControlPartCSSTests {
  private static func css<S: CSSStyle>(_ style: S) -> String {
    var sheet = StyleSheet()
    _ = sheet.classNames(for: style)
    return sheet.css
  }

  @Test(
    "A thumb has the corners that its style says, and round ends else",
    arguments: [(nil, "15"), (5, "5"), (0, "0"), (100, "15")] as [(Double?, String)])
  func thumbs(cornerRadius: Double?, drawn: String) throws {
    let style = SwitchStyle(
      onTintColor: .green, thumbTintColor: .white, thumbSize: Size(width: 32, height: 30),
      thumbCornerRadius: cornerRadius)
    let thumb = try #require(Self.css(style).split(separator: "\n").first { $0.contains("::before") })
    #expect(thumb.contains("border-radius:\(drawn)px"))
    #expect(style.appearance(for: .selected).thumbCornerRadius == Double(drawn))
  }

  @Test("Segments have room around their titles")
  func segments() throws {
    var style = SegmentedControlStyle(normal: ButtonStateStyle(text: TextStyle()))
    let without = Self.css(style)
    style.segmentInsets = EdgeInsets(horizontalInset: 12, verticalInset: 5)
    let with = Self.css(style)
    #expect(!without.contains("padding-block:5px"))
    #expect(
      with.contains("__segment{") && with.contains("padding-block:5px")
        && with.contains("padding-inline:12px"))
  }

  @Test("Texts of selected rows have the colour that the section says")
  func selectedTexts() {
    let section = SectionStyle.system(grouped: true, horizontallyRegular: false)
    #expect(!Self.css(section).contains(" *{"))
    let css = Self.css(section.restyled { $0.selectedTextColor = .red })
    let rules = css.split(separator: "\n").filter { $0.contains(" *{") }
    #expect(rules.count == 1)
    #expect(rules.allSatisfy { $0.contains("__row:is(:checked") && $0.hasSuffix(" *{color:#ff0000}") })
  }

  @Test("Colours of selected texts follow the appearance")
  func varyingSelectedTexts() {
    let section = SectionStyle.system(grouped: true, horizontallyRegular: false).restyled {
      $0.selectedTextColor = Color(light: .black, dark: .white)
    }
    #expect(Self.css(section).split(separator: "\n").filter { $0.contains(" *{color:") }.count == 2)
  }

  @Test("Preferred fonts are bolder for those who asked for it, and keep following the text size")
  func legibility() {
    let style = TextStyle.preferred(for: .body)
    let usual = style.cssDeclarations(for: TraitCollection())
    let bold = style.cssDeclarations(for: TraitCollection(legibilityWeight: .bold))
    #expect(usual["font-weight"] == "400")
    #expect(bold["font-weight"] == "600")
    #expect(bold["font-size"] == usual["font-size"])
  }
}
