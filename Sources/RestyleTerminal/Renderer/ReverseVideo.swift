public import Restyle

/// The attribute for reverse video: text and background swap their colours, in terminals only.
///
/// It marks a selection if no colours are known, since the terminal's own two are enough. Other outputs report it.
public struct ReverseVideo: TextAttributeKey {
  /// The name in serialised styles.
  public static let name = "reverseVideo"
  /// Whether the colours are swapped.
  public typealias Value = Bool

  /// Creates the key.
  public init() {}
}

extension TextAttributeKey where Self == ReverseVideo {
  /// Whether text and background swap their colours.
  public static var reverseVideo: Self { Self() }
}

extension TextStyle {
  /// Whether text and background swap their colours, in terminals only.
  public var isReversed: Bool {
    get { attribute(for: .reverseVideo) ?? false }
    set { setAttribute(newValue, for: .reverseVideo, defaultValue: false) }
  }

  /// The style with the colours of text and background swapped.
  public var reversed: TextStyle { restyled { $0.isReversed = true } }
}
