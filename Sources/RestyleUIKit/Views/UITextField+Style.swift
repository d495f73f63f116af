#if canImport(UIKit) && !os(watchOS)
  public import Restyle
  import RestyleFoundation
  import RestyleGraphics
  public import RestyleRendering
  import RestyleTextKit
  public import UIKit

  extension UITextField: StyledView {
    /// `FieldStyle.default` of the current defaults.
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
      dynamicStyle = style.map { TraitStyle($0) } ?? Self.defaultStyle
    }

    /// Applies a style to the field, which depends on whether it is enabled; call ``StyledView/applyStyling()`` after
    /// changing that.
    ///
    /// What the style doesn't set stays as the app has set it. A style for passwords turns on `isSecureTextEntry` once,
    /// and none turns it off, so that an app can show a password.
    ///
    /// The typed text isn't transformed. The backgrounds for the normal and the disabled state are shown. The insets
    /// above and below the text increase the height of the field, with the text in its middle.
    public func applyStyle(_ style: FieldStyle) {
      let traits = TraitCollection(of: self)
      let state: ControlState = isEnabled ? .normal : .disabled
      setText(in: style.text(for: state), for: traits)
      setPlaceholder(in: style.placeholder(for: state), for: traits)
      let cursorColor = style.setValue(of: \.cursorColor)
      styledValues.set(\.ownTintColor, of: self, to: cursorColor.map { UIColor($0) })
      setBackgrounds(of: style, for: traits)
      setInsets(style.contentInsets)
      setTyping(of: style)
    }

    /// Reports transforms of typed text, backgrounds of further states, the colour behind selected text, and what a
    /// view's background can't show.
    public func problems(of style: FieldStyle) -> [RenderingProblem] {
      var problems: [RenderingProblem] = []
      for (text, part) in [(style.text, "text"), (style.disabled, "disabled")] {
        problems +=
          text.transformProblems(part: part) + text.problems(in: TraitCollection(of: self), part: part)
      }
      problems += style.placeholder.problems(in: TraitCollection(of: self), part: "placeholder")
      for (state, background) in style.backgrounds.map({ ($0.state, $0.style) }) {
        problems +=
          state == .normal || state == .disabled
          ? background.problems(in: TraitCollection(of: self), part: "\(state).background")
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

    private func setText(in style: TextStyle, for traits: TraitCollection) {
      let values = styledValues
      values.set(
        \.adjustsFontForContentSizeCategory, of: self, to: style.adjustsFontForContentSizeCategory)
      // The alignment in it is a property of its own.
      let current = defaultTextAttributes.withoutAlignment
      var style = style
      let alignment = NSTextAlignment(of: style, in: traits.layoutDirection)
      style[.alignment] = nil
      if let attributes = values.attributes(of: style, over: current, of: "text", for: traits) {
        let shown = textAlignment
        defaultTextAttributes = attributes
        textAlignment = shown
      }
      values.set(\.textAlignment, of: self, to: alignment)
    }

    private func setPlaceholder(in style: TextStyle, for traits: TraitCollection) {
      TextObservation.observe(self, \.placeholder)
      let values = styledValues
      // One that was assigned since is the app's own.
      let own = values.own(for: \UITextField.attributedPlaceholder, current: attributedPlaceholder)
      let shown = own.flatMap { own in
        style == TextStyle() ? nil : NSAttributedString(StyledString(own.string, style: style), for: traits)
      }
      TextObservation.withoutObserving(self) {
        values.set(\.attributedPlaceholder, of: self, to: shown)
      }
    }

    private func setBackgrounds(of style: FieldStyle, for traits: TraitCollection) {
      let backgrounds = DrawnBackgrounds(for: traits)
      let values = styledValues
      values.set(\.background, of: self, to: backgrounds.image(of: style.background(for: .normal)))
      values.set(
        \.disabledBackground, of: self, to: backgrounds.image(of: style.background(for: .disabled)))
      let shown = style.background(for: isEnabled ? .normal : .disabled)
      showIfDrawn(shown, for: traits)
      // UIKit's own border would be shown instead of the background.
      values.set(\.borderStyle, of: self, to: shown == .none ? nil : BorderStyle.none)
    }

    private func setInsets(_ insets: EdgeInsets) {
      // The text is centred vertically.
      let height = insets.top + Double(font?.lineHeight ?? 0) + insets.bottom
      setMinimumSize(insets.top + insets.bottom > 0 ? MinimumSize(height: height) : .none)
      // The left view is on the leading side, and the right one on the trailing.
      setInset(insets.leading, \.leftView, \.leftViewMode)
      setInset(insets.trailing, \.rightView, \.rightViewMode)
    }

    /// Sets the inset on one side; an app's own view is preserved.
    private func setInset(
      _ width: Double, _ view: ReferenceWritableKeyPath<UITextField, UIView?>,
      _ mode: ReferenceWritableKeyPath<UITextField, ViewMode>
    ) {
      let values = styledValues
      let isFree = values.own(for: view, current: self[keyPath: view]) == nil
      let inset = isFree ? FieldInset(width: width) : nil
      values.set(view, of: self, to: inset)
      values.set(mode, of: self, to: inset == nil ? nil : .always)
    }

    private func setTyping(of style: FieldStyle) {
      let values = styledValues
      values.set(\.autocorrectionType, of: self, to: style.setValue(of: \.autocorrection).map { .init($0) })
      values.set(
        \.autocapitalizationType, of: self, to: style.setValue(of: \.autocapitalization).map { .init($0) })
      values.set(\.clearButtonMode, of: self, to: style.setValue(of: \.clearButton).map { .init($0) })
      values.set(\.keyboardType, of: self, to: style.setValue(of: \.keyboard).map { .init($0) })
      values.set(\.returnKeyType, of: self, to: style.setValue(of: \.returnKey).map { .init($0) })
      if style.isSecure, SecureEntry.isSecure[self] != true { isSecureTextEntry = true }
      SecureEntry.isSecure[self] = style.isSecure
    }
  }

  extension [NSAttributedString.Key: Any] {
    /// The attributes with the natural alignment in their paragraph style.
    fileprivate var withoutAlignment: Self {
      guard let paragraph = self[.paragraphStyle] as? NSParagraphStyle,
        let copy = paragraph.mutableCopy() as? NSMutableParagraphStyle
      else { return self }
      copy.alignment = .natural
      return merging([.paragraphStyle: copy]) { $1 }
    }
  }

  @MainActor
  private enum SecureEntry {
    /// Whether the style that was applied last was one for passwords.
    static let isSecure = AssociatedValue<Bool>()
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
