import Restyle
import RestyleElements
import RestyleRendering

extension UnshownContent {
  /// What an e-mail doesn't show of elements: Yahoo drops all attributes that would say it.
  static let email = Self([
    // What a control in an e-mail is called is a part of its plain text, and so is a bar's name that nobody sees.
    .accessibilityLabel(of: { !($0 is any InputControl.Type || $0 is ImageView.Type) }) {
      !(($0 as? Row)?.isUntitledAction == true || ($0 as? ProgressBar)?.isUnlabelled == true)
    },
    .accessibilityHint, .accessibilityHidden,
    Property("image insets") { (button: Button) in button.image != nil && button.imageInsets != .zero },
    Property("content mode") { (image: ImageView) in
      image.contentMode == .fill && image.width != nil && image.height != nil
    },
    Property("bar of unknown progress") { (bar: ProgressBar) in bar.fraction == nil },
    // Controls for input are reported as a whole.
    Property(ofActions: "required state", .required),
    Property(ofActions: "read-only state", .readOnly),
    Property(ofActions: "invalid state", .invalid),
    Property(ofActions: "loading state", .loading),
  ])
}

extension ProgressBar {
  fileprivate var isUnlabelled: Bool { label == nil }
}
