extension FieldStyle {
  /// Returns the style with or without automatic correction while one types.
  public func autocorrected(_ autocorrection: Autocorrection) -> FieldStyle {
    restyled { $0.autocorrection = autocorrection }
  }

  /// Returns the style with automatic capitalisation while one types.
  public func autocapitalized(_ autocapitalization: Autocapitalization) -> FieldStyle {
    restyled { $0.autocapitalization = autocapitalization }
  }

  /// Returns the style with a button that empties the field.
  public func clearButton(_ mode: ViewMode) -> FieldStyle { restyled { $0.clearButton = mode } }

  /// Returns the style with a label on the keyboard's return key.
  public func returnKey(_ type: ReturnKeyType) -> FieldStyle { restyled { $0.returnKey = type } }

  /// Returns the style with a keyboard.
  public func keyboard(_ type: KeyboardType) -> FieldStyle { restyled { $0.keyboard = type } }

  /// The style for addresses of mail: neither corrected nor capitalised.
  public var email: FieldStyle { verbatim.keyboard(.emailAddress) }

  /// The style for addresses of the web: neither corrected nor capitalised.
  public var url: FieldStyle { verbatim.keyboard(.url) }

  /// The style for whole numbers.
  public var numeric: FieldStyle { keyboard(.numberPad) }

  /// The style for decimals, negative ones too.
  public var decimal: FieldStyle { keyboard(.numbersAndPunctuation) }

  /// The style for passwords: hidden, neither corrected nor capitalised.
  public var password: FieldStyle { verbatim.restyled { $0.isSecure = true } }

  private var verbatim: FieldStyle { autocorrected(.no).autocapitalized(.none) }

  /// The text in a state: `disabled` while the field can't be used, else `text`.
  public func text(for state: ControlState) -> TextStyle { state.contains(.disabled) ? disabled : text }

  /// The placeholder in a state: in the colour of `disabled` while the field can't be used, where `text` has another.
  public func placeholder(for state: ControlState) -> TextStyle {
    guard state.contains(.disabled), let color = disabled.color, color != text.color else {
      return placeholder
    }
    return placeholder.colored(color)
  }

  /// The background of the text in a state, by the fall-back rule of `StateStyles`; nothing if no style applies.
  public func background(for state: ControlState) -> BackgroundStyle {
    backgrounds.style(for: state) ?? .none
  }

  /// The text field of iOS: text of 17 points without a border, a placeholder that is darkened until it is legible,
  /// and a cursor in the tint.
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
    // A hairline of another colour would show too little of the focus, which each platform shows in its own way.
    return [.normal: frame(.legibleLine), .invalid: frame(.legibleError), .disabled: frame(.systemGray3)]
  }()
}

extension FieldStyle: StatefulStyle {
  /// No background.
  @inlinable public static var unsetStateStyle: BackgroundStyle { BackgroundStyle.none }

  /// Changes the backgrounds of the states.
  @inlinable
  public mutating func restyleStates(_ styler: (inout StateStyles<BackgroundStyle>) throws -> Void) rethrows {
    try styler(&backgrounds)
  }
}
