/// A text with a style.
///
/// ```swift
/// let greeting = StyledText("Hello", style: .header)
/// ```
public struct StyledText: Hashable, Sendable, Codable, NonisolatedValue {
  /// The text before any transform.
  @Exact public var text: String
  /// The style of the whole text.
  public var style: TextStyle

  /// Creates a text with a style.
  public init(_ text: some DisplayableString, style: TextStyle = TextStyle()) {
    self.text = text.displayValue(in: style.language)
    self.style = style
  }

  /// Creates a text with a style.
  public init(text: some DisplayableString, style: TextStyle) { self.init(text, style: style) }
}

extension StyledText {
  /// Returns the text with a changed style.
  public func restyled(_ styler: (inout TextStyle) throws -> Void) rethrows -> StyledText {
    StyledText(text, style: try style.restyled(styler))
  }

  /// Returns both texts, one after the other.
  ///
  /// ```swift
  /// let greeting = StyledText("Hello, ", style: .default) + StyledText("Blob", style: .header)
  /// ```
  public static func + (lhs: StyledText, rhs: StyledText) -> StyledString { StyledString([lhs, rhs]) }

  /// The displayed text, after the transforms of the style.
  ///
  /// - Complexity: The same as for ``StyledString/displayRuns``.
  public var displayText: String { StyledString([self]).displayText }

  /// Returns whether a text has a style.
  ///
  /// The parameters are pointers, so that only the compared fields are read. A style borrowed as a value would be
  /// copied and retained.
  @inlinable
  @inline(__always)
  package static func style(of text: UnsafePointer<StyledText>, is style: UnsafePointer<TextStyle>) -> Bool {
    text.pointee.style.attributes.inline.codes == style.pointee.attributes.inline.codes
      && text.pointee.style.attributes.inline.lineLimit == style.pointee.attributes.inline.lineLimit
      && text.pointee.style.attributes.inline.numbers == style.pointee.attributes.inline.numbers
      && text.pointee.style.attributes.inline.compactColor == style.pointee.attributes.inline.compactColor
      && (text.pointee.style.attributes.others.isEmpty
        ? style.pointee.attributes.others.isEmpty
        : text.pointee.style.attributes.others == style.pointee.attributes.others)
  }
}
