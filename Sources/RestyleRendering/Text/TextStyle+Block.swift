package import Restyle

// The distinction between the attributes of a block of text and those of its runs.
extension TextStyle {
  /// Returns the attributes that a run in this style sets for itself in a block of text.
  ///
  /// These are the attributes of characters, and the height of lines, which follows the run's own font. Alignment,
  /// indents and breaks are the block's.
  ///
  /// - Parameter block: The style of the block.
  /// - Returns: The style; nil if the run looks like the block, so that there is nothing to set.
  package func part(in block: TextStyle) -> TextStyle? {
    if self == block || withoutContent == block.withoutContent { return nil }
    return partOfBlock
  }

  /// Returns the character attributes of a run that differ from those of its block; an empty style if the run looks
  /// like the block.
  package func changes(in block: TextStyle) -> TextStyle {
    guard let part = part(in: block) else { return TextStyle() }
    // Searched, since hashing an attribute takes longer than comparing it with all attributes of a style.
    let blocks = Array(block.attributes)
    return TextStyle(attributes: TextAttributes(part.attributes.filter { !blocks.contains($0) }))
  }

  /// Returns the style of a block around runs, each of which has its own style.
  ///
  /// - Parameter runs: The runs.
  /// - Returns: The style of the only run, otherwise the paragraph attributes of the first one.
  package static func block(around runs: [StyledText]) -> TextStyle {
    if runs.count == 1 { return runs[0].style }
    return TextStyle(attributes: runs.first?.style.attributes.paragraph ?? [])
  }

  /// The attributes that a run sets for itself in any block.
  package var partOfBlock: TextStyle {
    var part = TextStyle(attributes: attributes.characters)
    part.setLineAttributes(of: self)
    return part.withoutContent
  }

  /// Copies the line height attributes of another style.
  package mutating func setLineAttributes(of other: TextStyle) {
    setAttribute(other.attribute(for: .lineSpacing), for: .lineSpacing)
    setAttribute(other.attribute(for: .lineHeight), for: .lineHeight)
    setAttribute(other.attribute(for: .lineHeightMultiple), for: .lineHeightMultiple)
    setAttribute(other.attribute(for: .minimumLineHeight), for: .minimumLineHeight)
    setAttribute(other.attribute(for: .maximumLineHeight), for: .maximumLineHeight)
    for key in other.attributes.inheritedKeys where Self.lineKeys.contains(ObjectIdentifier(key)) {
      attributes.take(key, from: other.attributes)
    }
  }

  private static let lineKeys: Set<ObjectIdentifier> = [
    ObjectIdentifier(StandardTextAttribute.LineSpacingKey.self),
    ObjectIdentifier(StandardTextAttribute.LineHeightKey.self),
    ObjectIdentifier(StandardTextAttribute.LineHeightMultipleKey.self),
    ObjectIdentifier(StandardTextAttribute.MinimumLineHeightKey.self),
    ObjectIdentifier(StandardTextAttribute.MaximumLineHeightKey.self),
  ]

  /// The style with only its line height attributes.
  package var lineAttributes: TextStyle {
    var lines = TextStyle()
    lines.setLineAttributes(of: self)
    return lines
  }

  /// Returns how the lines of a text break: between words if there may be several, even if the last one is truncated.
  ///
  /// - Parameter mode: The mode if the style sets none.
  /// - Returns: The mode.
  package func shownLineBreakMode(orElse mode: LineBreakMode = .wordWrapping) -> LineBreakMode {
    let mode = attribute(for: .lineBreakMode) ?? mode
    return mode.wraps || attribute(for: .numberOfLines) ?? 1 == 1 ? mode : .wordWrapping
  }

  /// Whether the style sets anything other than the font that affects line heights.
  package var setsLineHeight: Bool {
    attribute(for: .lineSpacing) != nil || attribute(for: .lineHeight) != nil
      || attribute(for: .lineHeightMultiple) != nil || attribute(for: .minimumLineHeight) != nil
      || attribute(for: .maximumLineHeight) != nil
      || attributes.inheritedKeys.contains { Self.lineKeys.contains(ObjectIdentifier($0)) }
  }

  /// The style without attributes that don't affect the look: the link, the language, the image, and the case, which
  /// displayed texts already have.
  package var withoutContent: TextStyle { withoutReferences.removingAttribute(for: .textCase) }

  /// The style without the link, the language and the image.
  package var withoutReferences: TextStyle {
    var style = self
    style.link = nil
    style.language = nil
    style.image = nil
    return style
  }
}
