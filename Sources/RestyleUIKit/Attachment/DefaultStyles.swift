#if canImport(UIKit) && !os(watchOS)
  import Restyle

  /// The styles of views without a style of their own, which follow the defaults; stored, so that their caches last.
  enum DefaultStyles {
    static let text = style(of: \.text)
    static let button = style(of: \.button)
    static let field = style(of: \.field)
    static let `switch` = style(of: \.switch)
    static let segmentedControl = style(of: \.segmentedControl)

    private static func style<Style: Restyle.Style>(
      of slot: DefaultStyling.Slot<Style>
    ) -> TraitStyle<Style> {
      TraitStyle { traits in DefaultStyling.defaults.style(of: slot, for: traits) }
    }
  }
#endif
