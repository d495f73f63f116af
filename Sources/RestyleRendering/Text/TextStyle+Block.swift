package import Restyle

// The one rule for what a block of text says and what its runs say.
extension TextStyle {
  /// Returns what a run in this style says for itself in a block of text.
  ///
  /// That is all that concerns characters, and the height of lines, which follows the run's own font: alignment,
  /// indents and breaks are the block's.
  ///
  /// - Parameter block: The style of the block.
  /// - Returns: The style; nil if the run looks like the block, so that there is nothing to say.
  package func part(in block: TextStyle) -> TextStyle? {
    if self == block || withoutContent == block.withoutContent { return nil }
    return partOfBlock
  }

  /// Returns what a block says for all of its runs, where each of them has a style of its own.
  ///
  /// - Parameter runs: The runs.
  /// - Returns: The style of the only run, else what of the first one's style concerns paragraphs.
  package static func block(around runs: [StyledText]) -> TextStyle {
    if runs.count == 1 { return runs[0].style }
    return TextStyle(attributes: runs.first?.style.attributes.paragraph ?? [])
  }

  /// What a run in any block says for itself.
  package var partOfBlock: TextStyle {
    var part = TextStyle(attributes: attributes.characters)
    part.setLineAttributes(of: self)
    return part.withoutContent
  }

  /// Takes over what another style says of the height of lines.
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

  /// What the style says of the height of lines, and no more.
  package var lineAttributes: TextStyle {
    var lines = TextStyle()
    lines.setLineAttributes(of: self)
    return lines
  }

  /// The style without what is no look: the link, the language, the image, and the case, in which shown texts come
  /// already.
  package var withoutContent: TextStyle {
    var style = self
    style.link = nil
    style.language = nil
    style.image = nil
    style.removeAttribute(for: .textCase)
    return style
  }
}
