public import Restyle

/// The attribute for texts whose colour changes places with the one behind them, as terminals alone can.
///
/// It marks what is chosen where no colours are known: the terminal's own two are enough. Other outputs report it.
public struct ReverseVideo: TextAttributeKey {
  /// The name in serialised styles.
  public static let name = "reverseVideo"
  /// Whether the colours change places.
  public typealias Value = Bool

  /// Creates the key.
  public init() {}
}

extension TextAttributeKey where Self == ReverseVideo {
  /// Whether a text's colour changes places with the one behind it.
  public static var reverseVideo: Self { Self() }
}

extension TextStyle {
  /// Whether a text's colour changes places with the one behind it; only terminals do that.
  public var isReversed: Bool {
    get { attribute(for: .reverseVideo) ?? false }
    set { setAttribute(newValue, for: .reverseVideo, defaultValue: false) }
  }

  /// The style with the text's colour in the place of the one behind it, and that in its place.
  public var reversed: TextStyle { restyled { $0.isReversed = true } }
}
