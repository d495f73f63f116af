#if canImport(UIKit) && !os(watchOS)
  public import Restyle
  import RestyleFoundation
  import RestyleGraphics
  public import RestyleRendering
  import RestyleTextKit
  public import UIKit

  extension UITextField: StyledView {
    /// `FieldStyle.default`, as the defaults are.
    public static var defaultStyle: TraitStyle<FieldStyle> { DefaultStyles.field }

    /// Creates a field.
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
    /// What people type isn't transformed. Of the backgrounds those for the normal and the disabled state are shown. The
    /// room above and below the text makes the field higher, with the text in its middle.
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
      setInsets(style.contentInsets, around: UIFont(text.resolved(for: traits).font))
      setTyping(of: style)
    }

    /// Transforms of what people type, backgrounds of further states, the colour behind chosen text, and what no
    /// background of a view shows.
    public func problems(of style: FieldStyle) -> [RenderingProblem] {
      var problems: [RenderingProblem] = []
      for (text, part) in [(style.text, "text"), (style.disabled, "disabled")] {
        problems += text.transformProblems(part: part) + text.problems(in: styleTraits, part: part)
      }
      problems += style.placeholder.problems(in: styleTraits, part: "placeholder")
      for (state, background) in style.backgrounds.map({ ($0.state, $0.style) }) {
        problems +=
          state == .normal || state == .disabled
          ? background.problems(in: styleTraits, part: "\(state).background")
          : [RenderingProblem(.property("backgrounds"), part: "\(state)")]
      }
      // UIKit makes it out of the cursor's colour.
      let highlight = style.textHighlightColor?.withAlpha(1)
      if highlight != nil, highlight != style.cursorColor.withAlpha(1) {
        problems.append(RenderingProblem(.property("textHighlightColor")))
      }
      if style.contentInsets.top != style.contentInsets.bottom {
        problems.append(RenderingProblem(.property("contentInsets")))
      }
      return problems
    }

    private func setBackgrounds(of style: FieldStyle, for traits: TraitCollection) {
      let backgrounds = DrawnBackgrounds(for: traits)
      background = backgrounds.image(of: style.background(for: .normal))
      disabledBackground = backgrounds.image(of: style.background(for: .disabled))
      let shown = style.background(for: isEnabled ? .normal : .disabled)
      showIfDrawn(shown, for: traits)
      // A border of UIKit's own would be shown in place of the background.
      if background != nil || !shown.isShownByStretching { borderStyle = .none }
    }

    private func setInsets(_ insets: EdgeInsets, around font: UIFont) {
      // The text lies in the middle.
      let height = insets.top + Double(font.lineHeight) + insets.bottom
      setMinimumSize(insets.top + insets.bottom > 0 ? MinimumSize(height: height) : .none)
      // The left view lies on the leading side, and the right one on the trailing; what an app has put there stays.
      if leftView == nil || leftView is FieldInset {
        leftView = FieldInset(width: insets.leading)
        leftViewMode = .always
      }
      if rightView == nil || rightView is FieldInset {
        rightView = FieldInset(width: insets.trailing)
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
