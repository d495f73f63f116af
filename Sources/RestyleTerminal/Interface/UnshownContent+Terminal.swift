import RestyleElements
import RestyleRendering

extension UnshownContent {
  /// The features of elements that a terminal doesn't show.
  static let terminal = Self([
    // Terminals show the names of images, and of links without a title.
    .accessibilityLabel(of: { !($0 is ImageView.Type) }) { ($0 as? Row)?.isUntitledAction != true },
    .accessibilityHint, .accessibilityHidden,
  ])
}
