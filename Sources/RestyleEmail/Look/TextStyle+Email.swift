import Restyle
import RestyleHTML
import RestyleRendering

/// What an attribute of a text becomes in an e-mail.
///
/// All of it stands here: another attribute takes another row.
package struct EmailTextRule: Sendable {
  package let name: String
  let action: Action

  enum Action: Sendable {
    /// Declares what a style says of characters.
    case characters(@Sendable (TextStyle, inout EmailLook) -> Void)
    /// Is said elsewhere: by colours, lines, margins, tags.
    case elsewhere
    /// Is lost where a style asks for it.
    case lost(@Sendable (TextStyle) -> Bool)
  }

  private init<Key: TextAttributeKey>(_ key: Key, _ action: Action) {
    name = Key.name
    self.action = action
  }

  private static func characters<Key: TextAttributeKey>(
    _ key: Key, _ write: @escaping @Sendable (Key.Value, inout EmailLook) -> Void
  ) -> Self where Key: Sendable {
    Self(key, .characters { style, look in if let value = style.attribute(for: key) { write(value, &look) } })
  }

  private static func elsewhere<Key: TextAttributeKey>(_ key: Key) -> Self { Self(key, .elsewhere) }

  /// Lost unless a value asks for nothing.
  private static func lost<Key: TextAttributeKey>(
    _ key: Key, unless isNothing: @escaping @Sendable (Key.Value) -> Bool
  ) -> Self where Key: Sendable {
    Self(key, .lost { style in style.attribute(for: key).map { !isNothing($0) } ?? false })
  }
}

extension EmailTextRule {
  /// All attributes, in the order in which they are declared.
  package static let table = declared + other + unknown

  // In parts, since one literal of all takes the compiler too long.

  private static let declared: [EmailTextRule] = [
    characters(.fontFamily) { family, look in look.add("font-family") { $0.append(family) } },
    characters(.fontSize) { size, look in look.add("font-size", pixels: size) },
    // Yahoo knows hundreds only; Word makes everything from 600 on bold, and the rest regular.
    characters(.fontWeight) { weight, look in
      look.add("font-weight") {
        $0.append(integer: min(max(Int((weight.value / 100).rounded()), 1), 9) * 100)
      }
    },
    characters(.fontSlant) { slant, look in look.add("font-style", slant == .upright ? "normal" : "italic") },
    characters(.kern) { kern, look in look.add("letter-spacing", pixels: kern) },
    // Word moves letters by a property of its own, and by points: four of them are three pixels.
    characters(.baselineOffset) { offset, look in
      look.add("vertical-align", pixels: offset)
      look.add("mso-text-raise") {
        $0.append(number: offset * 0.75)
        $0.append(verbatim: "pt")
      }
    },
  ]

  private static let other: [EmailTextRule] = [
    elsewhere(.color), elsewhere(.backgroundColor), elsewhere(.underline), elsewhere(.strikethrough),
    elsewhere(.alignment), elsewhere(.lineSpacing), elsewhere(.lineHeight), elsewhere(.lineHeightMultiple),
    elsewhere(.minimumLineHeight), elsewhere(.maximumLineHeight), elsewhere(.paragraphSpacing),
    elsewhere(.paragraphSpacingBefore), elsewhere(.headIndent), elsewhere(.writingDirection),
    elsewhere(.textCase), elsewhere(.link), elsewhere(.language), elsewhere(.image),
    // Sizes are those for the reader's text size that the context says; and nobody presses a text in an e-mail.
    elsewhere(.fontTextStyle), elsewhere(.adjustsFontForContentSizeCategory), elsewhere(.maximumFontSize),
    elsewhere(.highlightedColor),
  ]

  private static let unknown: [EmailTextRule] = [
    lost(.fontWidth) { (width: Font.Width) in width == .standard },
    lost(.fontFeatures) { (features: Font.Features) in features.isEmpty },
    lost(.ligatures) { (ligatures: Ligatures) in ligatures == .standard },
    lost(.stroke) { (stroke: TextStroke) in stroke.width == 0 },
    lost(.shadow) { (_: TextShadow) in false },
    lost(.hyphenation) { (hyphenation: Hyphenation) in hyphenation != .automatic },
    lost(.lineBreakMode) { (mode: LineBreakMode) in mode != .charWrapping },
    lost(.numberOfLines) { (lines: Int) in lines <= 0 },
    lost(.minimumScaleFactor) { (factor: Double) in factor == 0 || factor == 1 },
    lost(.tailIndent) { (indent: Double) in indent <= 0 },
    Self(.firstLineHeadIndent, .lost { style in style.firstLineHeadIndent < style.headIndent }),
  ]

  /// The names of what styles ask for that an e-mail can't have.
  static func losses(of style: TextStyle) -> [String] {
    table.compactMap { rule in
      guard case .lost(let isAsked) = rule.action, isAsked(style) else { return nil }
      return rule.name
    }
  }
}

extension EmailLook {
  /// Declares what a style says of characters, but for colours and lines.
  mutating func add(_ style: TextStyle) {
    for rule in EmailTextRule.table {
      if case .characters(let write) = rule.action { write(style, &self) }
    }
  }

  /// Declares the height of lines, which Word takes as it is only where it is asked to.
  mutating func addLineHeight(of style: TextStyle, isExact: Bool) {
    guard style.setsLineHeight else { return }
    if isExact { add("mso-line-height-rule", "exactly") }
    add("line-height", pixels: max(0, style.lineHeight))
  }
}

extension TextStyle {
  /// Whether the style says how high lines are.
  fileprivate var setsLineHeight: Bool { lineAttributes != TextStyle() }
}

extension ByteSink {
  /// Appends a family with those that stand in for it: Word falls back to a typeface with serifs by itself.
  fileprivate mutating func append(_ family: Font.Family) {
    for name in family.names {
      var bytes = Bytes()
      bytes.append(cssString: name)
      append(contentsOf: bytes)
      append(UInt8(ascii: ","))
    }
    switch family.design {
    case .serif: append(verbatim: "Georgia,'Times New Roman',serif")
    case .monospaced: append(verbatim: "Menlo,Consolas,'Courier New',monospace")
    default:
      if family.names.isEmpty { append(verbatim: "-apple-system,") }
      append(verbatim: "'Segoe UI',Roboto,Helvetica,Arial,sans-serif")
    }
  }
}
