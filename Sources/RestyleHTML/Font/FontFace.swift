public import Restyle

/// A font that a page provides: the addresses of its files, and the faces of the family in them.
///
/// ```swift
/// sheet.add(
///   FontFace(
///     "IBM Plex Mono", sources: [.url("/fonts/plex.woff2", format: .woff2)],
///     weights: .thin ... .bold, display: .swap))
/// ```
public struct FontFace: Hashable, Sendable {
  /// The name of the family, as fonts ask for it.
  @Exact public var family: String
  /// Where the font is, in the order in which they are tried.
  public var sources: [Source]
  /// The weights that the font has; one for a font that can't vary, nil for regular.
  public var weights: ClosedRange<Font.Weight>?
  /// The widths that the font has; nil for the standard one.
  public var widths: ClosedRange<Font.Width>?
  /// The slant of the letters; nil for upright ones.
  public var slant: Font.Slant?
  /// The text that is shown while the font loads; nil for the browser's default.
  public var display: Display?
  /// The characters that the font is used for; none for all that it has.
  public var characters: [ClosedRange<Unicode.Scalar>]

  /// Describes a font.
  ///
  /// - Parameters:
  ///   - family: The name of the family, as fonts ask for it.
  ///   - sources: Where the font is, in the order in which they are tried.
  ///   - weights: The weights that it has, as a range even of one; nil for regular.
  ///   - widths: The widths that it has, as a range even of one; nil for the standard one.
  ///   - slant: Whether the letters lean; nil if they stand.
  ///   - display: What is shown until the font is there; nil for what the browser does.
  ///   - characters: The characters that the font is used for; none for all that it has.
  public init(
    _ family: String, sources: [Source], weights: ClosedRange<Font.Weight>? = nil,
    widths: ClosedRange<Font.Width>? = nil, slant: Font.Slant? = nil, display: Display? = nil,
    characters: [ClosedRange<Unicode.Scalar>] = []
  ) {
    self.family = family
    self.sources = sources
    self.weights = weights
    self.widths = widths
    self.slant = slant
    self.display = display
    self.characters = characters
  }
}

extension FontFace {
  /// Where a font is.
  public struct Source: Hashable, Sendable {
    @Exact package private(set) var text: String
    let format: Format?
    /// Whether the text is an address, or a name.
    package let isAddress: Bool

    /// A font on the reader's device, by its full name.
    public static func local(_ name: String) -> Source { Source(text: name, format: nil, isAddress: false) }

    /// A file at an address, in a format; nil for an unknown one, which browsers have to load to detect it.
    public static func url(_ url: String, format: Format? = nil) -> Source {
      Source(text: url, format: format, isAddress: true)
    }
  }

  /// A format of font files.
  public enum Format: String, Hashable, Sendable, Codable, CaseIterable {
    /// Web Open Font Format 2, which is the smallest, and all that current browsers need.
    case woff2
    /// Web Open Font Format 1.
    case woff
    /// OpenType.
    case openType = "opentype"
    /// TrueType.
    case trueType = "truetype"
    /// Several OpenType or TrueType fonts.
    case collection
  }

  /// The text that is shown while a font loads (CSS Fonts 4, section 4.9).
  public enum Display: String, Hashable, Sendable, Codable, CaseIterable {
    /// Nothing for a short time, and then another font until it is there.
    case block
    /// Another font until it is there.
    case swap
    /// A fallback font, permanently if loading takes more than a few seconds.
    case fallback
    /// Another font, for good if it isn't there at once.
    case optional
  }
}
