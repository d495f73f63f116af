public import Restyle
import RestyleHTML
import RestyleRendering

/// The style of a whole e-mail: the width of its column, and the space around it.
///
/// ```swift
/// let style = EmailStyle(width: 560, background: Color(hex: 0xF4F4F5), insets: EdgeInsets(inset: 24))
/// ```
public struct EmailStyle: Style, Hashable, Codable {
  /// The maximum width of the content, in points; 0 for all of the available width.
  @NonNegative public var width: Double
  /// The colour behind the e-mail; a transparent one is over white in a light scheme and over black in a dark one.
  public var background: Color
  /// The padding around the content.
  public var insets: EdgeInsets
  /// The font and the colour of texts that set none, so that clients don't choose their own.
  public var text: TextStyle
  /// Whether colours follow the reader's colour scheme in clients that can detect it.
  public var adaptsToColorScheme: Bool
  /// The maximum length of the plain text's lines, in columns, from 20 to 998; addresses are never broken.
  ///
  /// RFC 5322 allows at most 998.
  public var plainTextWidth: Int

  /// Creates a style of an e-mail.
  ///
  /// - Parameters:
  ///   - width: The maximum width of the content, in points; 0 for all of the available width.
  ///   - background: The colour behind the e-mail.
  ///   - insets: The padding around the content.
  ///   - text: The font and the colour of texts that set none.
  ///   - adaptsToColorScheme: Whether colours follow the reader's colour scheme in clients that can detect it.
  ///   - plainTextWidth: The maximum length of the plain text's lines, in columns, from 20 to 998.
  public init(
    width: Double = 600,
    background: Color = .systemBackground,
    insets: EdgeInsets = .zero,
    text: TextStyle = TextStyle(font: .system(size: 16), color: .label),
    adaptsToColorScheme: Bool = true,
    plainTextWidth: Int = 72
  ) {
    self.width = width
    self.background = background
    self.insets = insets
    self.text = text
    self.adaptsToColorScheme = adaptsToColorScheme
    self.plainTextWidth = plainTextWidth
  }
}

extension EmailStyle: ListedStyle, CustomDebugStringConvertible {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("width", \._width), .init("background", \.background), .init("insets", \.insets),
    .init("text", \.text), .init("adaptsToColorScheme", \.adaptsToColorScheme),
    .init("plainTextWidth", \.plainTextWidth))
}

// Its Swift source, as of all styles.

extension EmailStyle {
  /// Whether a stylesheet declares the colours of dark surroundings; those of light ones are written where they are
  /// used.
  func adapts(in traits: TraitCollection) -> Bool { adaptsToColorScheme && traits.colorScheme == .light }

  /// Reports what could differ in readers' surroundings: the e-mail is written once for all of them.
  func variation(in traits: TraitCollection) -> FixedVariation {
    FixedVariation(
      knowing: adapts(in: traits) ? .rightToLeft : [.rightToLeft, .darkColorScheme],
      andNot: { $0 is any MediaTraitKey.Type }, frozenLoss: .emailFixedTraits)
  }

  /// The opaque colour behind the e-mail.
  var surface: Color { background.composited(over: Color(light: .white, dark: .black)).withAlpha(1) }
}
