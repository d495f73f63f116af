#if canImport(UIKit) && !os(watchOS)
  public import Restyle
  import RestyleFoundation
  import RestyleGraphics
  public import RestyleRendering
  import RestyleTextKit
  public import UIKit

  extension UITextField: StyledView {
    /// `FieldStyle.default`of the current defaults.
    public static var defaultStyle: TraitStyle<FieldStyle> { DefaultStyles.field }

    /// Creates a field.
    ///
    /// ```swift
    /// let field = UITextField(placeholder: "Email", style: .email)
    /// ```
    ///
    /// - Parameters:
    ///   - value: The text in it.
    ///   - placeholder: The placeholder.
    ///   - style: The style; nil for the default one, which follows the defaults.
    public convenience init(
      value: String = "", placeholder: some DisplayableString = "", style: FieldStyle? = nil
    ) {
      self.init(frame: .zero)
      text = value
      self.placeholder = placeholder.displayValue
      dynamicStyle = style.map { style in TraitStyle { _ in style } } ?? Self.defaultStyle
    }

    /// Applies a style to the field, which depends on whether it is enabled; call ``UIKit/UIView/applyStyle()`` after
    /// changing that.
    ///
    /// The typed text isn't transformed. The backgrounds for the normal and the disabled state are shown. The insets
    /// above and below the text increase the height of the field, with the text in its middle.
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

    /// Reports transforms of typed text, backgrounds of further states, the colour behind selected text, and what a
    /// view's background can't show.
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
      // UIKit derives it from the cursor's colour.
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
      let drawn = subviews.lazy.compactMap { $0 as? DrawnBackgroundView<BackgroundStyle> }.first
      if shown.isShownByStretching {
        drawn?.removeFromSuperview()
      } else if let drawn {
        drawn.show(shown, for: traits)
      } else if let view = backgrounds.view(of: shown) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
      }
      // UIKit's own border would be shown instead of the background.
      if background != nil || !shown.isShownByStretching { borderStyle = .none }
    }

    private func setInsets(_ insets: EdgeInsets, around font: UIFont) {
      // The text is centred vertically.
      let height = insets.top + Double(font.lineHeight) + insets.bottom
      setMinimumSize(insets.top + insets.bottom > 0 ? MinimumSize(height: height) : .none)
      // The left view is on the leading side, and the right one on the trailing; an app's own views are preserved.
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

  /// The inset beside the text of a field.
  private final class FieldInset: UIView {
    // Nil without an inset.
    init?(width: Double) {
      guard width > 0 else { return nil }
      super.init(frame: CGRect(x: 0, y: 0, width: width, height: 0))
      isUserInteractionEnabled = false
    }

    // It isn't archived.
    required init?(coder: NSCoder) { nil }
  }
#endif
