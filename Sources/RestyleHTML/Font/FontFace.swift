public import Restyle

/// A font that a page provides, with the addresses of its files and the faces in them.
///
/// ```swift
/// sheet.add(
///   FontFace(
///     "IBM Plex Mono", sources: [.url("/fonts/plex.woff2", format: .woff2)],
///     weights: Font.Weight(100) ... .bold, display: .swap))
/// ```
public struct FontFace: Hashable, Sendable, NonisolatedValue {
  /// The name of the family, which styles refer to.
  @Exact public var family: String
  /// The sources of the font, in the order in which browsers try them.
  public var sources: [Source]
  /// The weights of the font, with equal bounds for a font that isn't variable; nil for regular.
  public var weights: ClosedRange<Font.Weight>?
  /// The widths of the font; nil for the standard width.
  public var widths: ClosedRange<Font.Width>?
  /// The slant of the letters; nil for upright ones.
  public var slant: Font.Slant?
  /// The text that is shown while the font loads; nil for the browser's default.
  public var display: Display?
  /// The characters that the font is used for; empty for all of its characters.
  public var characters: [ClosedRange<Unicode.Scalar>]

  /// Creates a description of a font.
  ///
  /// - Parameters:
  ///   - family: The name of the family, which styles refer to.
  ///   - sources: The sources of the font, in the order in which browsers try them.
  ///   - weights: The weights of the font, with equal bounds for a single one; nil for regular.
  ///   - widths: The widths of the font, with equal bounds for a single one; nil for the standard width.
  ///   - slant: The slant of the letters; nil for upright ones.
  ///   - display: The text that is shown while the font loads; nil for the browser's default.
  ///   - characters: The characters that the font is used for; empty for all of its characters.
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
  /// A source of a font.
  public struct Source: Hashable, Sendable {
    @Exact package private(set) var text: String
    let format: Format?
    /// Whether the text is an address, or a name.
    package let isAddress: Bool

    /// Returns a font on the reader's device, by its full name.
    public static func local(_ name: String) -> Source { Source(text: name, format: nil, isAddress: false) }

    /// Returns a file at an address, in a format; nil for an unknown one, which browsers have to load to detect it.
    public static func url(_ url: String, format: Format? = nil) -> Source {
      Source(text: url, format: format, isAddress: true)
    }
  }

  /// A format of font files.
  public enum Format: String, Hashable, Sendable, Codable, CaseIterable {
    /// Web Open Font Format 2, the smallest one, which all current browsers support.
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
    /// No text for a short time, and then another font until the font is loaded.
    case block
    /// Another font until the font is loaded.
    case swap
    /// Another font, permanently if loading takes more than a few seconds.
    case fallback
    /// Another font, permanently if the font isn't available at once.
    case optional
  }
}
