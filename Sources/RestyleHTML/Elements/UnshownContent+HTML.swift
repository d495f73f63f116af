import Restyle
import RestyleElements
import RestyleRendering

extension UnshownContent {
  /// The features of elements that HTML doesn't show.
  static let html = Self([
    // They have no role that could have a name, or its label is that of the control in it.
    .accessibilityLabel(of: { $0 is DescriptionList.Type || $0 is FormField.Type || $0 is Spacer.Type })
  ])
}
