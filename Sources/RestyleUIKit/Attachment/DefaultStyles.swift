#if canImport(UIKit) && !os(watchOS)
  import Restyle

  /// The styles of views without a style of their own, which follow the defaults; stored, so that their caches last.
  enum DefaultStyles {
    static let text = TraitStyle { _ in TextStyle.default }
    static let button = TraitStyle { _ in ButtonStyle.default }
    static let field = TraitStyle { _ in FieldStyle.default }
    static let `switch` = TraitStyle { _ in SwitchStyle.default }
    static let segmentedControl = TraitStyle { _ in SegmentedControlStyle.default }
  }
#endif
