public import Restyle

extension ControlState: Sampled {
  /// Each state and each pair of states, and all combinations of the states that people cause by using a control.
  public static let samples = (UInt16(0)..<512).map { ControlState(rawValue: $0) }.filter { state in
    state.rawValue.nonzeroBitCount <= 2
      || state.isSubset(of: [.hovered, .focused, .selected, .highlighted, .disabled])
  }
}

extension ButtonStateStyle: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    varying(ButtonStateStyle(text: TextStyle()), { $0.text = .sample }, { $0.background.color = .adaptive })
  }
}

extension StateStyles<ButtonStateStyle>: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    let style = ButtonStateStyle(text: .sample)
    let all = Self(dictionaryLiteral: (.normal, style))
    return [
      [:], all, all.allRestyled { $0.text.color = .red }, all.restyled { $0[.disabled] = style },
      all.restyled { $0.transition = ControlTransition(duration: 0.2) },
    ]
      + ControlState.samples.dropFirst().map { [$0: style] }
  }
}

extension BarMetrics: Sampled {}

extension BarMetricsStyles<ButtonStatesStyle>: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    let states = ButtonStatesStyle(normal: ButtonStateStyle(text: .sample))
    return [[:]] + BarMetrics.allCases.map { [$0: states] }
  }
}

extension BarButtonStyle: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    BarMetricsStyles.samples.map(BarButtonStyle.init(states:)) + [.system]
  }
}

extension HorizontalAlignment: Sampled {}

extension ButtonStyle: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    varying(
      .system, { $0.contentInsets.top = 1 }, { $0.preferredMinimumSize.height = 44 },
      { $0.alignment = .leading }, { $0.states = [:] }, { $0.states[.disabled] = nil })
  }
}

extension DividerStyle: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    [DividerStyle(separator: .none), DividerStyle(image: Image(url: "a.png"))]
      + varying(DividerStyle(separator: InsettedStyle(style: .system(), insets: .zero)))
  }
}

extension SegmentedControlStyle: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    varying(
      .system, { $0.states = [:] }, { $0.dividers = [:] }, { $0.background = .none },
      { $0.contentInsets = .zero }, { $0.segmentInsets.top = 1 }, { $0.tintColor = .adaptive })
  }
}

extension TitleSubtitleStyle: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    varying(
      .system, { $0.title = .sample }, { $0.subtitle = .sample }, { $0.spacing = -1 }, { $0.insets.top = 1 })
  }
}

extension FieldStyle.Autocapitalization: Sampled {}
extension FieldStyle.Autocorrection: Sampled {}
extension FieldStyle.KeyboardType: Sampled {}
extension FieldStyle.ReturnKeyType: Sampled {}
extension FieldStyle.ViewMode: Sampled {}

extension FieldStyle: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    varying(
      .system, { $0.text = .sample }, { $0.placeholder = .sample }, { $0.disabled = .sample },
      { $0.cursorColor = .adaptive }, { $0.textHighlightColor = nil },
      { $0.backgrounds = [.focused: BackgroundStyle(color: .red)] }, { $0.contentInsets.top = 1 },
      { $0.autocorrection = .no }, { $0.autocapitalization = .none }, { $0.clearButton = .always },
      { $0.keyboard = .phonePad }, { $0.returnKey = .continue }, { $0.isSecure = true })
  }
}

extension SwitchStateStyle: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    varying(
      SwitchStateStyle(), { $0.trackColor = .red }, { $0.border = BorderStyle.none },
      { $0.thumbColor = .red },
      { $0.thumbSize = .zero }, { $0.opacity = 0.5 })
  }
}

extension SwitchStyle: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    varying(
      .system, { $0.onTintColor = nil }, { $0.offTintColor = .adaptive }, { $0.thumbTintColor = nil },
      { $0.onImage = Image(url: "a.png") }, { $0.offImage = Image(url: "a.png") }, { $0.size.width = 52 },
      { $0.thumbSize.width = 16 }, { $0.thumbCornerRadius = 4 }, { $0.states = [:] })
  }
}

extension ControlTransition: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    [ControlTransition(duration: 0.1), ControlTransition(duration: 0.2)]
      + [Curve.linear, .easeIn, .easeOut, Curve(0.2, -1, 0, 2)].map {
        ControlTransition(duration: 0.1, curve: $0)
      }
  }
}

extension ControlTransition.Curve: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    varying(
      .linear, { $0.firstTime = 0.5 }, { $0.firstProgress = -1 }, { $0.secondTime = 0.5 },
      { $0.secondProgress = 2 })
  }
}

extension CheckboxStateStyle: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    varying(
      CheckboxStateStyle(background: .none), { $0.background.color = .adaptive }, { $0.markColor = .adaptive }
    )
  }
}

extension CheckboxStyle: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    varying(
      .system, { $0.mark = .dot }, { $0.size = 20 }, { $0.spacing = 3 }, { $0.label = .sample },
      { $0.states = [:] })
  }
}

extension ProgressBarStyle: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    varying(
      .system, { $0.track.color = .adaptive }, { $0.fillColor = nil }, { $0.thickness = 9 })
  }
}

extension FormFieldStyle: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    varying(
      .system, { $0.label = .sample }, { $0.help = .sample }, { $0.error = .sample }, { $0.spacing = 9 },
      { $0.errorBorder.width = 4 }, { $0.errorInsets.leading = 15 }, { $0.requiredMark = "*" },
      { $0.requiredMarkColor = .adaptive })
  }
}

extension SliderStyle: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    varying(
      .system, { $0.fillColor = nil }, { $0.fillColor = .adaptive }, { $0.invalidFillColor = nil },
      { $0.minimumHeight = 9 })
  }
}

extension ColorFieldStyle: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    varying(.system, { $0.size = Size(square: 9) }, { $0.inset = 9 }, { $0.frames = [:] })
  }
}

extension DescriptionListStyle: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    varying(.system, { $0.term = .sample }, { $0.spacing = 9 }, { $0.indent = 9 })
  }
}

extension ListStyle: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    varying(
      .system, { $0.bullet = .square }, { $0.numbering = .upperRoman }, { $0.spacing = 9 }, { $0.indent = 9 })
  }
}

extension TableStyle: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    varying(
      .system, { $0.caption = .sample }, { $0.header = .sample }, { $0.cell = .sample },
      { $0.cellInsets.top = 3 }, { $0.separator.width = 7 }, { $0.background.color = .adaptive },
      { $0.headerColor = .adaptive }, { $0.stripeColor = .adaptive })
  }
}
