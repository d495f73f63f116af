import RestyleElements
import RestyleRendering

extension UnshownContent {
  /// The features of elements that a terminal doesn't show.
  static let terminal = Self([
    // The name of an image, or of a link without a title, is what is shown of it.
    .accessibilityLabel(of: { !($0 is ImageView.Type) }) { ($0 as? Row)?.isUntitledAction != true },
    .accessibilityHint, .accessibilityHidden,
  ])
}
