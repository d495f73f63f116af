import Restyle
import TestSupport
import Testing

@Suite struct TextStyleModifierTests {
  static let modifiers: [(String, @Sendable (TextStyle) -> TextStyle, TextAttributes)] = [
    ("colored", { $0.colored(.red) }, [TextAttribute(.color, .red)]),
    ("backgroundColored", { $0.backgroundColored(.red) }, [TextAttribute(.backgroundColor, .red)]),
    ("aligned", { $0.aligned(to: .natural) }, [TextAttribute(.alignment, .natural)]),
    ("leftAligned", { $0.leftAligned }, [TextAttribute(.alignment, .left)]),
    ("centerAligned", { $0.centerAligned }, [TextAttribute(.alignment, .center)]),
    ("trailingAligned", { $0.trailingAligned }, [TextAttribute(.alignment, .trailing)]),
    ("rightAligned", { $0.rightAligned }, [TextAttribute(.alignment, .right)]),
    ("justified", { $0.justified }, [TextAttribute(.alignment, .justified)]),
    ("resized", { $0.resized(to: 24) }, [TextAttribute(.fontSize, 24)]),
    ("weight", { $0.weight(.heavy) }, [TextAttribute(.fontWeight, .heavy)]),
    ("bold", { $0.bold }, [TextAttribute(.fontWeight, .bold)]),
    ("italic", { $0.italic }, [TextAttribute(.fontSlant, .italic)]),
    ("monospacedDigits", { $0.monospacedDigits }, [TextAttribute(.fontFeatures, [.monospacedDigits])]),
    ("smallCaps", { $0.smallCaps }, [TextAttribute(.fontFeatures, [.smallCaps])]),
    ("feature", { $0.feature(.slashedZero) }, [TextAttribute(.fontFeatures, [.slashedZero])]),
    ("tracking", { $0.tracking(-1) }, [TextAttribute(.kern, -1)]),
    ("underlined", { $0.underlined }, [TextAttribute(.underline, .single)]),
    (
      "underlined with a line", { $0.underlined(TextLine(pattern: .wavy)) },
      [TextAttribute(.underline, TextLine(pattern: .wavy))]
    ),
    ("struckThrough", { $0.struckThrough }, [TextAttribute(.strikethrough, .single)]),
    (
      "struckThrough with a line", { $0.struckThrough(TextLine(pattern: .double, color: .blue)) },
      [TextAttribute(.strikethrough, TextLine(pattern: .double, color: .blue))]
    ),
    ("linked", { $0.linked(to: "/") }, [TextAttribute(.link, "/")]),
    ("truncatedHead", { $0.truncatedHead }, [TextAttribute(.lineBreakMode, .truncatingHead)]),
    ("truncatedMiddle", { $0.truncatedMiddle }, [TextAttribute(.lineBreakMode, .truncatingMiddle)]),
    ("truncatedTail", { $0.truncatedTail }, [TextAttribute(.lineBreakMode, .truncatingTail)]),
    ("wordWrapped", { $0.wordWrapped }, [TextAttribute(.lineBreakMode, .wordWrapping)]),
    (
      "multilined", { $0.multilined() },
      [TextAttribute(.numberOfLines, 0), TextAttribute(.lineBreakMode, .wordWrapping)]
    ),
    (
      "multilined with arguments", { $0.multilined(lines: 3, lineBreakMode: .truncatingTail) },
      [TextAttribute(.numberOfLines, 3), TextAttribute(.lineBreakMode, .truncatingTail)]
    ),
    ("preservedCasing", { $0.preservedCasing }, [TextAttribute(.textCase, .preserve)]),
    ("uppercased", { $0.uppercased }, [TextAttribute(.textCase, .upper)]),
    ("lowercased", { $0.lowercased }, [TextAttribute(.textCase, .lower)]),
    ("capitalized", { $0.capitalized }, [TextAttribute(.textCase, .capitalized)]),
  ]

  @Test
  func aModifierSetsItsAttributeAndNothingElse() async throws {
    try await forEach(Self.modifiers) {
      (name: String, modifier: @Sendable (TextStyle) -> TextStyle, attributes: TextAttributes) in
      #expect(modifier(TextStyle()).attributes == attributes)
      for style in StyleSamples.standard + StyleSamples.custom + StyleSamples.combined {
        #expect(modifier(style) == style.merging(TextStyle(attributes: attributes)))
        #expect(modifier(modifier(style)) == modifier(style))
      }
    }
  }

  @Test func anOpacityChangesOnlyAColorThatIsThere() {
    #expect(TextStyle().alphaColored(0.5) == TextStyle())
    #expect(TextStyle(color: .red).alphaColored(0.5) == TextStyle(color: Color.red.withAlpha(0.5)))
    let varying = Color(light: .black, dark: .white)
    #expect(TextStyle(color: varying).alphaColored(0.25).color == varying.withAlpha(0.25))
    for alpha in [Double.nan, -1, 2, .infinity] {
      let style = TextStyle(color: .red).alphaColored(alpha)
      #expect(style == style)
    }
  }

  @Test func modifiersChain() {
    let style = TextStyle(font: .system(size: 17)).colored(.blue).resized(to: 24).uppercased
    #expect(style == TextStyle(font: .system(size: 24), color: .blue).restyled { $0.textCase = .upper })
  }
}
