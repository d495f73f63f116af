package import Restyle

/// The support of each output for a text attribute: a row of the table of all attributes.
///
/// Outputs report the losses in the table. A new attribute needs a row, and a line in each output that shows it.
/// that shows it.
package struct TextAttributeSupport: Sendable {
  /// The key of the attribute.
  package let key: any TextAttributeKey.Type
  private let isSet: @Sendable (TextStyle) -> Bool
  private let remove: @Sendable (inout TextStyle) -> Void
  package let html: Presence
  /// The text of HTML controls, which have some attributes of their own.
  package let control: Presence
  package let email: Presence
  package let terminal: Presence
  package let attributedString: Presence
  /// Texts in SwiftUI.
  package let text: Presence
  /// Modifiers of SwiftUI views, for the texts in them.
  package let view: Presence

  /// The way in which an output shows an attribute.
  package enum Presence: Sendable {
    /// Shown by the line for the attribute in the output.
    case shown
    /// Shown by something else, such as a tag or a font, or by users of the output; or there is nothing to show.
    case elsewhere
    /// Shown if the text has lines of its own.
    case inParagraphs
    /// Shown if the text has lines of its own; otherwise lost if the condition holds for the style.
    case inParagraphsWhere(@Sendable (TextStyle) -> Bool)
    /// Not shown.
    case lost
    /// Lost if the condition holds for the style; otherwise there is nothing to show.
    case lostWhere(@Sendable (TextStyle) -> Bool)
  }

  private init<Key: TextAttributeKey & Sendable>(
    _ key: Key, _ html: Presence, _ email: Presence, _ terminal: Presence, _ attributedString: Presence,
    _ text: Presence, _ view: Presence, inControl control: Presence = .shown
  ) {
    self.key = Key.self
    isSet = { $0.has(key) }
    remove = { $0.removeAttribute(for: key) }
    self.html = html
    self.control = control
    self.email = email
    self.terminal = terminal
    self.attributedString = attributedString
    self.text = text
    self.view = view
  }
}

extension TextAttributeSupport {
  /// All of Restyle's own attributes, in the order of their names.
  package static let table = (fonts + characters + lines + paragraphs).sorted { $0.key.name < $1.key.name }

  // In groups, since a single literal takes too long to compile. The columns are in the order of the type: HTML,
  // e-mail, terminal, attributed string, text, view; and HTML controls, if they differ from HTML texts.

  private static let fonts: [Self] = [
    Self(.fontFamily, .shown, .shown, .lostWhere(\.hasNoTerminalFont), .elsewhere, .elsewhere, .elsewhere),
    Self(.fontSize, .shown, .shown, .lost, .elsewhere, .elsewhere, .elsewhere),
    Self(.fontWeight, .shown, .shown, .shown, .elsewhere, .elsewhere, .elsewhere),
    Self(
      .fontWidth, .shown, .lostWhere { $0.fontWidth ?? .standard != .standard }, .lost,
      .elsewhere, .elsewhere, .elsewhere),
    Self(.fontSlant, .shown, .shown, .shown, .elsewhere, .elsewhere, .elsewhere),
    Self(
      .fontFeatures, .shown, .lostWhere { $0.attribute(for: .fontFeatures)?.isEmpty == false }, .lost,
      .elsewhere, .elsewhere, .elsewhere),
    Self(.fontTextStyle, .elsewhere, .elsewhere, .elsewhere, .elsewhere, .elsewhere, .elsewhere),
    Self(.maximumFontSize, .shown, .elsewhere, .elsewhere, .elsewhere, .elsewhere, .elsewhere),
    Self(
      .adjustsFontForContentSizeCategory, .shown, .elsewhere, .elsewhere,
      .elsewhere, .elsewhere, .elsewhere),
    Self(
      .minimumScaleFactor, .lostWhere { $0.attribute(for: .minimumScaleFactor) != nil },
      .lostWhere { ![0, 1].contains($0.minimumScaleFactor) }, .lost,
      .elsewhere, .elsewhere, .shown),
  ]

  private static let characters: [Self] = [
    Self(.color, .shown, .elsewhere, .shown, .elsewhere, .shown, .shown),
    Self(.backgroundColor, .shown, .elsewhere, .shown, .elsewhere, .shown, .lost, inControl: .lost),
    Self(.highlightedColor, .elsewhere, .elsewhere, .lost, .elsewhere, .lost, .lost, inControl: .lost),
    Self(.kern, .shown, .shown, .lost, .shown, .shown, .shown),
    Self(.baselineOffset, .shown, .shown, .lost, .shown, .shown, .shown),
    Self(.ligatures, .shown, .lostWhere { $0.ligatures != .standard }, .lost, .shown, .lost, .lost),
    Self(.underline, .shown, .elsewhere, .shown, .shown, .shown, .shown),
    Self(.underlineThickness, .shown, .lost, .lost, .lost, .lost, .lost),
    Self(.underlineOffset, .shown, .lost, .lost, .lost, .lost, .lost),
    Self(.strikethrough, .shown, .elsewhere, .shown, .shown, .shown, .shown),
    Self(.stroke, .shown, .lostWhere { $0.stroke?.width ?? 0 != 0 }, .lost, .shown, .lost, .lost),
    Self(.shadow, .shown, .lostWhere { $0.shadow != nil }, .lost, .elsewhere, .lost, .lost),
    Self(.textCase, .shown, .elsewhere, .shown, .elsewhere, .elsewhere, .elsewhere),
    Self(.link, .elsewhere, .elsewhere, .shown, .shown, .shown, .lost),
    Self(.language, .elsewhere, .elsewhere, .elsewhere, .shown, .shown, .lost),
    Self(.image, .elsewhere, .elsewhere, .elsewhere, .elsewhere, .shown, .lost),
  ]

  private static let lines: [Self] = [
    Self(.lineSpacing, .shown, .elsewhere, .lost, .elsewhere, .elsewhere, .shown),
    Self(.lineHeight, .shown, .elsewhere, .lost, .elsewhere, .elsewhere, .shown),
    Self(.lineHeightMultiple, .shown, .elsewhere, .lost, .elsewhere, .elsewhere, .shown),
    Self(.minimumLineHeight, .shown, .elsewhere, .lost, .elsewhere, .elsewhere, .shown),
    Self(.maximumLineHeight, .shown, .elsewhere, .lost, .elsewhere, .elsewhere, .shown),
    Self(
      .lineBreakMode, .shown,
      .lostWhere { $0.shownLineBreakMode() != .wordWrapping },
      .inParagraphs, .elsewhere, .elsewhere, .shown,
      // Most controls have one line, whose end isn't visible, and others break lines between words.
      inControl: .lostWhere {
        $0.has(.lineBreakMode) && $0.lineBreakMode != .clipping && $0.lineBreakMode != .wordWrapping
      }),
    Self(
      .numberOfLines, .shown, .lostWhere { ($0.attribute(for: .numberOfLines) ?? 0) > 0 }, .inParagraphs,
      .elsewhere, .elsewhere, .shown,
      inControl: .lostWhere { $0.numberOfLines > 1 }),
    Self(
      .hyphenation, .shown, .lostWhere { $0.hyphenation == .automatic }, .lost,
      .elsewhere, .elsewhere, .lost),
  ]

  private static let paragraphs: [Self] = [
    Self(
      .alignment, .inParagraphsWhere { $0.alignment != .natural }, .elsewhere, .inParagraphs,
      .elsewhere, .elsewhere, .lostWhere { $0.alignment == .justified }),
    Self(
      .paragraphSpacing, .inParagraphsWhere { $0.paragraphSpacing != 0 }, .elsewhere, .inParagraphs,
      .elsewhere, .elsewhere, .lost, inControl: .lostWhere { $0.paragraphSpacing != 0 }),
    Self(
      .paragraphSpacingBefore, .inParagraphsWhere { $0.paragraphSpacingBefore != 0 }, .elsewhere,
      .inParagraphs, .elsewhere, .elsewhere, .lost, inControl: .lostWhere { $0.paragraphSpacingBefore != 0 }),
    Self(
      .firstLineHeadIndent, .inParagraphsWhere { $0.firstLineHeadIndent != 0 },
      .lostWhere { $0.firstLineHeadIndent < $0.headIndent }, .inParagraphs,
      .elsewhere, .elsewhere, .lost, inControl: .lostWhere { $0.firstLineHeadIndent != 0 }),
    Self(
      .headIndent, .inParagraphsWhere { $0.headIndent != 0 }, .elsewhere, .inParagraphs,
      .elsewhere, .elsewhere, .lost, inControl: .lostWhere { $0.headIndent != 0 }),
    Self(
      .tailIndent, .inParagraphsWhere { $0.tailIndent != 0 }, .lostWhere { $0.tailIndent > 0 }, .inParagraphs,
      .elsewhere, .elsewhere, .lost, inControl: .lostWhere { $0.tailIndent != 0 }),
    Self(.writingDirection, .shown, .elsewhere, .inParagraphs, .elsewhere, .elsewhere, .lost),
  ]

  /// The column of an output in the table.
  package struct Column: Sendable {
    fileprivate typealias Loss = @Sendable (TextStyle) -> RenderingProblem.Loss?
    // For the attributes that aren't always shown, since following a path in each row would take most of the time.
    fileprivate let losses: [Loss]
    fileprivate let lossesOfLines: [Loss]
    /// Functions that remove the attributes that aren't always shown.
    fileprivate let removals: [@Sendable (inout TextStyle) -> Void]

    private init(_ output: KeyPath<TextAttributeSupport, Presence>) {
      losses = table.compactMap { $0.loss(in: $0[keyPath: output], hasLines: false) }
      let lost = table.filter { $0.loss(in: $0[keyPath: output], hasLines: true) != nil }
      lossesOfLines = lost.compactMap { $0.loss(in: $0[keyPath: output], hasLines: true) }
      removals = lost.map(\.remove)
    }

    package static let html = Self(\.html)
    package static let control = Self(\.control)
    package static let email = Self(\.email)
    package static let terminal = Self(\.terminal)
    package static let attributedString = Self(\.attributedString)
    package static let text = Self(\.text)
    package static let view = Self(\.view)
  }

  /// The loss of an attribute with the given support; nil for none.
  private func loss(in presence: Presence, hasLines: Bool) -> Column.Loss? {
    let (name, isSet) = (key.name, isSet)
    switch presence {
    case .shown, .elsewhere: return nil
    case .lost: return { isSet($0) ? .attribute(name) : nil }
    case .lostWhere(let isAsked): return { isAsked($0) ? .attribute(name) : nil }
    case _ where hasLines: return nil
    case .inParagraphs: return { isSet($0) ? .paragraphAttribute(name) : nil }
    case .inParagraphsWhere(let isAsked): return { isAsked($0) ? .paragraphAttribute(name) : nil }
    }
  }
}

extension TextStyle {
  /// Whether an attribute is set or inherited.
  fileprivate func has(_ key: some TextAttributeKey) -> Bool { attribute(for: key) != nil || inherits(key) }

  /// Whether a terminal can't show the font family: it has only the system's, in a monospaced design.
  fileprivate var hasNoTerminalFont: Bool {
    fontFamily != nil && fontFamily != .system(.default) && fontFamily != .system(.monospaced)
  }

  /// Returns the losses of an output among Restyle's own attributes, sorted by name.
  ///
  /// - Parameters:
  ///   - output: The output's column.
  ///   - hasLines: Whether the text has lines of its own.
  /// - Returns: The losses.
  package func losses(
    in output: TextAttributeSupport.Column, hasLines: Bool = true
  ) -> [RenderingProblem.Loss] {
    (hasLines ? output.lossesOfLines : output.losses).compactMap { $0(self) }
  }

  /// The style without the attributes that texts with lines of their own may lose in an output.
  package func removingLosses(in output: TextAttributeSupport.Column) -> TextStyle {
    restyled { style in for remove in output.removals { remove(&style) } }
  }
}
