#if canImport(UIKit) && !os(watchOS)
  import Restyle
  import RestyleFoundation
  import UIKit

  /// The text of a label before the transforms of its style, and the result.
  struct LabelText {
    let original: String
    let shown: NSAttributedString?
  }

  @MainActor
  extension LabelText {
    static let texts = AssociatedValue<LabelText>()

    static func show(_ text: String, in style: TextStyle, by label: UILabel) {
      let shown = NSAttributedString(StyledString(text, style: style), for: TraitCollection(of: label))
      label.attributedText = shown
      texts[label] = LabelText(original: text, shown: shown)
    }

    /// Whether a label still shows this text; an app may have changed its font, colour and alignment.
    func isShown(by label: UILabel) -> Bool {
      guard let shown, let current = label.attributedText else { return label.text == shown?.string }
      return shown.withoutLook.isEqual(current.withoutLook)
    }
  }

  extension UILabel {
    /// Whether the label shows an attributed text of several runs that isn't a style's.
    var showsOwnRuns: Bool {
      guard let attributedText, attributedText.length > 0 else { return false }
      var range = NSRange()
      _ = attributedText.attributes(
        at: 0, longestEffectiveRange: &range, in: NSRange(location: 0, length: attributedText.length))
      return range.length < attributedText.length && LabelText.texts[self]?.isShown(by: self) != true
    }
  }

  extension NSAttributedString {
    /// The string without what a label has for all of its text.
    fileprivate var withoutLook: NSAttributedString {
      let result = NSMutableAttributedString(attributedString: self)
      for key in [Key.font, .foregroundColor, .paragraphStyle, .shadow] {
        result.removeAttribute(key, range: NSRange(location: 0, length: result.length))
      }
      return result
    }
  }
#endif
