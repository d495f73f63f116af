#if canImport(UIKit) && !os(watchOS)
  public import Restyle
  import RestyleFoundation
  import RestyleTextKit
  public import UIKit

  extension UITextField: StyledView {
    /// `FieldStyle.default`, as the defaults are.
    public static var defaultStyle: TraitStyle<FieldStyle> { DefaultStyles.field }

    /// Makes a field.
    ///
    /// ```swift
    /// let field = UITextField(placeholder: "Email", style: .email)
    /// ```
    ///
    /// - Parameters:
    ///   - value: The text in it.
    ///   - placeholder: What it shows while it is empty.
    ///   - style: The style; nil for the default one, whatever that becomes.
    public convenience init(
      value: String = "", placeholder: some DisplayableString = "", style: FieldStyle? = nil
    ) {
      self.init(frame: .zero)
      text = value
      self.placeholder = placeholder.displayValue
      dynamicStyle = style.map { style in TraitStyle { _ in style } } ?? Self.defaultStyle
    }

    /// Shows the field in a style, as it is enabled or not; call ``UIKit/UIView/applyStyle()`` after changing that.
    ///
    /// What people type isn't transformed. Of the backgrounds those for the normal and the disabled state are shown, and
    /// of the room around the text the leading and trailing; `UITextField` has no more without a subclass.
    public func applyStyle(_ style: FieldStyle) {
      let traits = styleTraits
      let values = UIKitTextValues(for: traits)
      let text = (isEnabled ? style.text : style.disabled)
      defaultTextAttributes = text.nativeAttributes(with: values)
      textAlignment = NSTextAlignment(text.alignment)
      if let value = OriginalTexts.placeholders.text(of: self, showing: placeholder) {
        attributedPlaceholder = NSAttributedString(StyledString(value, style: style.placeholder), for: traits)
        OriginalTexts.placeholders[self] = OriginalText(text: value, shown: placeholder)
      }
      tintColor = UIColor(style.cursorColor)
      setBackgrounds(of: style, for: traits)
      setTyping(of: style)
    }

    private func setBackgrounds(of style: FieldStyle, for traits: TraitCollection) {
      let backgrounds = DrawnBackgrounds(for: traits)
      background = backgrounds.image(of: style.background(for: .normal))
      disabledBackground = backgrounds.image(of: style.background(for: .disabled))
      // A border of UIKit's own would be shown in place of the background.
      if background != nil { borderStyle = .none }
      // The left view lies on the leading side, and the right one on the trailing; what an app has put there stays.
      if leftView == nil || leftView is FieldInset {
        leftView = FieldInset(width: style.contentInsets.leading)
        leftViewMode = .always
      }
      if rightView == nil || rightView is FieldInset {
        rightView = FieldInset(width: style.contentInsets.trailing)
        rightViewMode = .always
      }
    }

    private func setTyping(of style: FieldStyle) {
      autocorrectionType = UITextAutocorrectionType(style.autocorrection)
      autocapitalizationType = UITextAutocapitalizationType(style.autocapitalization)
      clearButtonMode = ViewMode(style.clearButton)
      keyboardType = UIKeyboardType(style.keyboard)
      returnKeyType = UIReturnKeyType(style.returnKey)
      isSecureTextEntry = style.isSecure
    }
  }

  /// The room beside the text of a field.
  private final class FieldInset: UIView {
    // Nothing where there is no room.
    init?(width: Double) {
      guard width > 0 else { return nil }
      super.init(frame: CGRect(x: 0, y: 0, width: width, height: 0))
      isUserInteractionEnabled = false
    }

    // No archive has one.
    required init?(coder: NSCoder) { nil }
  }
#endif
