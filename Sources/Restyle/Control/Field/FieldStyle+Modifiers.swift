extension FieldStyle {
  /// Returns the style with a setting for the automatic correction of words.
  public func autocorrected(_ autocorrection: Autocorrection) -> FieldStyle {
    restyled { $0.autocorrection = autocorrection }
  }

  /// Returns the style with a setting for the automatic capitalisation of letters.
  public func autocapitalized(_ autocapitalization: Autocapitalization) -> FieldStyle {
    restyled { $0.autocapitalization = autocapitalization }
  }

  /// Returns the style with a setting for the button that clears the field.
  public func clearButton(_ mode: ViewMode) -> FieldStyle { restyled { $0.clearButton = mode } }

  /// Returns the style with a label on the keyboard's return key.
  public func returnKey(_ type: ReturnKeyType) -> FieldStyle { restyled { $0.returnKey = type } }

  /// Returns the style with a keyboard.
  public func keyboard(_ type: KeyboardType) -> FieldStyle { restyled { $0.keyboard = type } }

  /// The style for e-mail addresses, without automatic correction and capitalisation.
  public var email: FieldStyle { verbatim.keyboard(.emailAddress) }

  /// The style for web addresses, without automatic correction and capitalisation.
  public var url: FieldStyle { verbatim.keyboard(.url) }

  /// The style for whole numbers.
  public var numeric: FieldStyle { keyboard(.numberPad) }

  /// The style for telephone numbers.
  public var phone: FieldStyle { keyboard(.phonePad) }

  /// The style for search terms, with a search key in place of the return key.
  public var search: FieldStyle { keyboard(.webSearch).returnKey(.search) }

  /// The style for decimal numbers.
  ///
  /// Native keyboards have a minus sign. In a page, those of some devices have only digits and the decimal separator:
  /// for negative numbers, give the field `inputMode(.text)` there.
  public var decimal: FieldStyle { keyboard(.numbersAndPunctuation) }

  /// The style for passwords: hidden, without automatic correction and capitalisation.
  public var password: FieldStyle { verbatim.restyled { $0.isSecure = true } }

  private var verbatim: FieldStyle { autocorrected(.no).autocapitalized(.none) }

  /// Returns the text style for a state: `disabled` while the field is disabled, otherwise `text`.
  public func text(for state: ControlState) -> TextStyle { state.contains(.disabled) ? disabled : text }

  /// Returns the placeholder's style for a state.
  ///
  /// While the field is disabled, the placeholder has the colour of `disabled`, if that differs from the colour of
  /// `text`.
  public func placeholder(for state: ControlState) -> TextStyle {
    guard state.contains(.disabled), let color = disabled.color, color != text.color else {
      return placeholder
    }
    return placeholder.colored(color)
  }

  /// Returns the background for a state, by the rule of `StateStyles`; no background if no style applies.
  public func background(for state: ControlState) -> BackgroundStyle {
    backgrounds.style(for: state) ?? .none
  }

  /// The style of an iOS text field, with a legible placeholder.
  ///
  /// The text has 17 points and no border. The placeholder is darkened until it is legible, and the cursor is in the
  /// tint.
  public static let system: FieldStyle = {
    let text = TextStyle(font: .system(size: 17), color: .label)
    return FieldStyle(
      text: text,
      placeholder: text.colored(.legibleSecondaryLabel),
      disabled: text.colored(.tertiaryLabel),
      cursorColor: .systemBlue,
      textHighlightColor: .systemBlue.withAlpha(0.2),
      backgrounds: systemFrames,
      contentInsets: EdgeInsets(horizontalInset: 8, verticalInset: 6)
    )
  }()

  /// A hairline with a contrast of at least 3 (WCAG 2.2, section 1.4.11), with the corners of iOS's fields.
  static let systemFrames: StateStyles<BackgroundStyle> = {
    func frame(_ line: Color) -> BackgroundStyle {
      let border = BorderStyle(width: SeparatorStyle.systemHairlineWidth, color: line, cornerRadius: 6)
      return BackgroundStyle(color: .clear, border: border)
    }
    // A hairline of another colour would be too faint a sign of the focus, which each platform shows in its own way.
    return [.normal: frame(.legibleLine), .invalid: frame(.legibleError), .disabled: frame(.systemGray3)]
  }()
}

extension FieldStyle: StatefulStyle {
  /// A style without a background.
  @inlinable public static var unsetStateStyle: BackgroundStyle { BackgroundStyle.none }

  /// Changes the backgrounds of the states.
  @inlinable
  public mutating func restyleStates(_ styler: (inout StateStyles<BackgroundStyle>) throws -> Void) rethrows {
    try styler(&backgrounds)
  }
}
