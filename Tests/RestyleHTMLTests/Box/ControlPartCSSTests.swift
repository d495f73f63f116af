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

  @Test("A thumb has a box, which it hasn't without content")
  func thumbContent() throws {
    let css = Self.css(SwitchStyle.system)
    let thumb = try #require(css.split(separator: "\n").first { $0.contains("::before{") })
    #expect(thumb.contains("content:''"))
    #expect(thumb.contains("position:absolute"))
  }

  @Test(
    "The title of a button stands where its style says",
    arguments: [
      (.leading, "flex-start", "start"), (.fill, "flex-start", "center"), (.center, "center", "center"),
      (.trailing, "flex-end", "end"), (.left, "left", "left"), (.right, "right", "right"),
    ] as [(HorizontalAlignment, String, String)])
  func alignments(alignment: HorizontalAlignment, justification: String, lines: String) {
    let style = ButtonStyle.system.restyled { $0.alignment = alignment }
    let rules = Self.css(style).split(separator: "\n")
    let justifications = rules.filter { $0.contains("justify-content:") }
    #expect(justifications.count == 1)
    #expect(justifications.allSatisfy { $0.contains("justify-content:\(justification)") })
    #expect(rules.contains { $0.contains("flex:1") } == (alignment == .fill))
    #expect(justifications.allSatisfy { $0.contains("text-align:\(lines)") })
  }

  @Test("Pressed buttons show the highlighted colour of their text", arguments: [nil, .blue] as [Color?])
  func pressedText(highlightedColor: Color?) {
    let text = TextStyle(color: .red).restyled { $0.highlightedColor = highlightedColor }
    let rules = Self.css(ButtonStyle(normal: ButtonStateStyle(text: text))).split(separator: "\n")
    #expect(rules.contains { !$0.contains(":active") && $0.contains("{min-width:0;color:#ff0000") })
    #expect(
      rules.contains { $0.contains(":active") && $0.contains("color:#0000ff") } == (highlightedColor != nil))
  }

  /// A text, and others that differ in their colour or in more.
  private static let texts: [(TextStyle, others: [TextStyle])] = {
    let text = TextStyle(font: .system(size: 15), color: .red).underlined.tracking(1)
    let stained = text.restyled { $0.setAttribute(true, for: Stain()) }
    return [
      (text, [text.colored(.blue), text]),
      (text, [text.restyled { $0.color = nil }, text.colored(Color(light: .black, dark: .white))]),
      (text.restyled { $0.color = nil }, [text, text.colored(.blue)]),
      (text, [text.inheriting(.color), text.colored(.blue)]),
      (stained, [stained.colored(.blue), stained.colored(.green)]),
      (text, [text.bold, text.colored(.blue)]),
      (text.scalingWithReader, [text.scalingWithReader.colored(.blue), text.scalingWithReader]),
    ]
  }()

  @Test("The title of a button declares in its states what its text does", arguments: texts)
  func titlesInStates(text: TextStyle, others: [TextStyle]) {
    func declarations(_ css: String, where isIncluded: (Substring) -> Bool = { _ in true }) -> [Substring] {
      css.split(separator: "\n").filter { $0.hasSuffix("}") && $0 != "}" && isIncluded($0) }
        .map { $0[($0.firstIndex(of: "{") ?? $0.startIndex)...] }
    }
    func look(_ text: TextStyle) -> ButtonStateStyle { ButtonStateStyle(text: text) }
    let button = ButtonStyle(
      states: [.normal: look(text), .selected: look(others[0]), .disabled: look(others[1])])
    let texts: StateStyles<TextStyle> = [.normal: text, .selected: others[0], .disabled: others[1]]
    // Beside those, a title gives way to the width of its button.
    let css = Self.css(button).replacing("{min-width:0;", with: "{")
    let titles = declarations(css) { $0.contains("__title{") }
    #expect(titles == declarations(Self.css(texts)) && !titles.isEmpty)
  }

  @Test("The middle of a divider's image lies on the edge, in both directions of reading")
  func dividerImages() throws {
    let style = SegmentedControlStyle(
      normal: ButtonStateStyle(text: TextStyle()), divider: DividerStyle(image: Image(url: "a.png")))
    let rules = Self.css(style).split(separator: "\n").filter { $0.contains("translate:") }
    let (mirrored, usual) = (
      rules.filter { $0.contains(":dir(rtl)") }, rules.filter { !$0.contains(":dir(rtl)") }
    )
    #expect(!usual.isEmpty && usual.allSatisfy { $0.contains("translate:-50%") })
    #expect(!mirrored.isEmpty && mirrored.allSatisfy { $0.contains("translate:50%") })
  }

  @Test(
    "A subtitle stands as far below its title as the style says, or over it",
    arguments: [-4, 0, 3] as [Double], [0, 10] as [Double])
  func subtitleSpacing(spacing: Double, paragraphSpacing: Double) throws {
    let subtitle = TextStyle().restyled {
      if paragraphSpacing > 0 { $0.paragraphSpacingBefore = paragraphSpacing }
    }
    let style = TitleSubtitleStyle(title: TextStyle(), subtitle: subtitle, spacing: spacing, insets: .zero)
    let rules = Self.css(style).split(separator: "\n")
    let gap = Int(max(0, spacing))
    #expect(rules.contains { $0.contains("row-gap:\(gap == 0 ? "0" : "\(gap)px")") })
    let margin = Int(paragraphSpacing + min(0, spacing))
    let below = rules.filter { $0.contains("__subtitle{") }
    #expect(below.contains { $0.contains("margin-block-start:") } == (margin != 0))
    if margin != 0 { #expect(below.contains { $0.contains("margin-block-start:\(margin)px") }) }
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

/// An attribute that declares a property which another one does, too.
private struct Stain: CSSTextAttributeKey {
  static let name = "stain"
  typealias Value = Bool

  static func declare(_ value: Bool, in css: inout CSSProperties) { css.set("color", to: "brown") }
}

extension TextStyle {
  fileprivate var scalingWithReader: TextStyle { restyled { $0.adjustsFontForContentSizeCategory = true } }
}
