import Restyle
import RestyleRendering

/// All that the look of a text as a block depends on, beside the e-mail: most look like another one.
struct TextBlockLook: Hashable, Sendable {
  let style: TextStyle
  /// The opaque colour behind the text, and its own background.
  let surface: Color
  /// The room above and below, in points.
  let before: Double
  let after: Double
  /// Whether no run is higher than the lines.
  let isExact: Bool
}

/// All that the look of a run of a text depends on, beside the e-mail.
struct TextRunLook: Hashable, Sendable {
  let style: TextStyle
  /// The style of its block, with a font and a colour.
  let block: TextStyle
  /// The style that the text gives its block.
  let text: TextStyle
  /// The opaque colour behind it.
  let surface: Color
  /// Whether it lies in a tag of its link, which has a colour and a line.
  let isLink: Bool
}

/// All that the look of an image depends on, beside the e-mail: of it, and of the text that stands in for it.
struct ImageLook: Hashable, Sendable {
  let hasWidth: Bool
  /// Whether it gets narrower with what it lies in.
  let isNarrowed: Bool
  let hasText: Bool
  let alignment: InlineImage.Alignment
  /// The opaque colour behind it.
  let surface: Color
}

/// All that a box depends on, beside the e-mail.
struct BoxLook: Hashable, Sendable {
  let background: BackgroundStyle
  let insets: EdgeInsets
  /// In points.
  let minimumHeight: Double
  /// Whether its corners cut what is in it.
  let clipsContent: Bool
  /// The opaque colour behind it.
  let surface: Color
}

/// All that a line depends on, beside the e-mail.
struct LineLook: Hashable, Sendable {
  let style: SeparatorStyle
  let insets: PhysicalSides
  /// The opaque colour behind it.
  let surface: Color
}
