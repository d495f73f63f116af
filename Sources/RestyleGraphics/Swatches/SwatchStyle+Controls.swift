public import Restyle

extension ButtonStyle: SwatchStyle {
  /// Swatches of the button in each state, with sample letters of its title.
  public var swatches: [Swatch] { states.swatches }
}

extension BarButtonStyle: SwatchStyle {
  /// Swatches of the button in each state, as in most bars.
  public var swatches: [Swatch] { states.style(for: .default)?.swatches ?? [] }
}

extension ButtonStateStyle: SwatchStyle {
  /// A swatch of the button, with sample letters of its title.
  public var swatches: [Swatch] { [Swatch(sample, in: Swatch.buttonSize).standing(for: [text])] }

  fileprivate var sample: ControlSample { ControlSample(background: background, text: text) }
}

extension StateStyles<ButtonStateStyle> {
  fileprivate var swatches: [Swatch] {
    map { Swatch($0.style.sample, in: Swatch.buttonSize, $0.state).standing(for: [$0.style.text]) }
  }
}

extension SegmentedControlStyle: SwatchStyle {
  /// A swatch of two segments as in most bars, with the first one selected.
  public var swatches: [Swatch] {
    let texts = states.style(for: .default)?.map(\.style.text) ?? []
    return [Swatch(SegmentsSample(style: self), in: Size(width: 136, height: 36)).standing(for: texts)]
  }
}

extension FieldStyle: SwatchStyle {
  /// Swatches of the field in each state, with sample letters of its text.
  public var swatches: [Swatch] {
    // Show the texts even if no state has a background.
    (backgrounds.isEmpty ? [.normal: .none] : backgrounds).map { entry in
      let text = text(for: entry.state)
      let sample = ControlSample(background: entry.style, text: text, isCentered: false)
      return Swatch(sample, in: Swatch.boxSize, entry.state).standing(for: [text, placeholder])
    }
  }
}

extension SwitchStyle: SwatchStyle {
  /// Swatches of the switch when it is off and on, each enabled and disabled.
  public var swatches: [Swatch] {
    [ControlState.normal, .selected, .disabled, [.selected, .disabled]].map {
      Swatch(drawing(in: $0), in: size, $0)
    }
  }
}

extension CheckboxStyle: SwatchStyle {
  /// Swatches of the box in each state, with its mark in those where it is selected.
  public var swatches: [Swatch] {
    let listed = states.map(\.state)
    return (listed + [ControlState.normal, .selected].filter { !listed.contains($0) }).map { state in
      let sample = CheckboxSample(
        appearance: states.style(for: state) ?? CheckboxStateStyle(),
        mark: state.contains(.selected) ? mark : nil)
      return Swatch(sample, in: Size(square: size), state).standing(for: [label])
    }
  }
}

extension ProgressBarStyle: SwatchStyle {
  /// A swatch of the bar, with a completed part.
  public var swatches: [Swatch] {
    [Swatch(ProgressSample(style: self), in: Size(width: Swatch.boxSize.width, height: thickness))]
  }
}

extension ColorFieldStyle: SwatchStyle {
  /// Swatches of the frame in each state.
  public var swatches: [Swatch] { frames.map { Swatch($0.style, in: size, $0.state) } }
}
