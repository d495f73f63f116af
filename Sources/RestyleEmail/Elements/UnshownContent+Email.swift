import Restyle
import RestyleElements
import RestyleRendering

extension UnshownContent {
  /// The features of elements that an e-mail doesn't show: Yahoo drops all attributes that could express them.
  static let email = Self([
    // What a control in an e-mail is called is a part of its plain text, and so is a bar's name that nobody sees.
    .accessibilityLabel(of: { !($0 is any InputControl.Type || $0 is ImageView.Type) }) {
      !(($0 as? Row)?.isUntitledAction == true || ($0 as? ProgressBar).map { $0.label == nil } == true)
    },
    .accessibilityHint, .accessibilityHidden,
    Property("image insets") { (button: ElementBox<Button>) in
      button.element.imageInsets != .zero && button.element.image != nil
    },
    Property("content mode") { (image: ElementBox<ImageView>) in
      image.element.contentMode == .fill && image.element.width != nil && image.element.height != nil
    },
    Property("bar of unknown progress") { (bar: ElementBox<ProgressBar>) in bar.element.fraction == nil },
    // Controls for input are reported as a whole.
    Property(ofActions: "required state", .required),
    Property(ofActions: "read-only state", .readOnly),
    Property(ofActions: "invalid state", .invalid),
    Property(ofActions: "loading state", .loading),
  ])
}
