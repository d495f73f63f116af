/// An image in a text, laid out like a letter.
///
/// ```swift
/// let star = InlineImage(Image(url: "star.svg"), alternative: "star", fitsFont: true)
/// let rating: StyledString = "4 \(star) of 5"
/// ```
///
/// In the text, the image is the character U+FFFC, with a style whose ``TextStyle/image`` is the image. Outputs that
/// can't show it show its alternative text.
public struct InlineImage: Hashable, Sendable, Codable, NonisolatedValue {
  /// The image.
  public var image: Image
  /// The text for readers who can't see the image; empty if the image is decorative.
  @Exact public var alternative: String
  /// The size in points; nil for the image's own size.
  public var size: Size?
  /// Whether the image is as high as the font of its text, like a symbol; `size` isn't used then.
  public var fitsFont: Bool
  /// The vertical alignment of the image in its line.
  public var alignment: Alignment

  /// Creates an image for a text.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - alternative: The text for readers who can't see the image; empty if the image is decorative.
  ///   - size: The size in points; nil for the image's own size.
  ///   - fitsFont: Whether the image is as high as the font of its text. If so, `size` isn't used.
  ///   - alignment: The vertical alignment of the image in its line.
  public init(
    _ image: Image, alternative: String, size: Size? = nil, fitsFont: Bool = false,
    alignment: Alignment = .baseline
  ) {
    self.image = image
    self.alternative = alternative
    self.size = size
    self.fitsFont = fitsFont
    self.alignment = alignment
  }
}

extension InlineImage {
  /// The vertical alignment of an image in its line.
  public enum Alignment: String, Hashable, Sendable, Codable, CaseIterable {
    /// The lower edge of the image is on the baseline.
    case baseline
    /// The centre of the image is at the middle of lower-case letters.
    case middle
    /// The upper edge of the image is at the ascent of the font.
    case top
    /// The lower edge of the image is at the descent of the font.
    case bottom
  }
}

extension InlineImage: SwiftSourceConvertible {
  var swiftSource: String {
    var source = "InlineImage(\(image.swiftSource), alternative: \(alternative.swiftLiteral)"
    if let size { source += ", size: Size(width: \(size.width), height: \(size.height))" }
    if fitsFont { source += ", fitsFont: true" }
    if alignment != .baseline { source += ", alignment: .\(alignment)" }
    return source + ")"
  }
}
