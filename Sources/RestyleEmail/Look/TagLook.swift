import Restyle

/// All that the look of a tag depends on, beside the e-mail: most look like another one.
enum TagLook: Hashable, Sendable {
  case text(TextBlock)
  case image(ImageBox)

  /// A text as a block.
  struct TextBlock: Hashable, Sendable {
    let style: TextStyle
    /// The opaque colour that lies behind the text, and its own background.
    let surface: Color
    /// The room above and below, in points.
    let before: Double
    let after: Double
    /// Whether no run is higher than the lines.
    let isExact: Bool
  }

  /// An image, with the text that stands in for it.
  struct ImageBox: Hashable, Sendable {
    let hasWidth: Bool
    let hasText: Bool
    let alignment: InlineImage.Alignment
    /// The opaque colour that lies behind it.
    let surface: Color
  }
}
