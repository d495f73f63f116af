// The examples in the comments of Restyle/Control, as they stand there, and what they give.

import Restyle
import Testing

extension TextStyle {
  static var body: Self { TextStyle(font: .system(size: 17)) }
}

@Suite("What the comments of Restyle/Control show")
struct ControlCommentExamples {
  private let text = TextStyle(font: .system(size: 17))
  private let grey = TextStyle(color: .gray)

  @Test("SegmentedControlStyle")
  func segments() {
    let control = SegmentedControlStyle(
      normal: ButtonStateStyle(color: .white, border: BorderStyle(cornerRadius: 4), text: text),
      selected: ButtonStateStyle(
        color: .green, border: BorderStyle(cornerRadius: 4), text: text.colored(.white)),
      tintColor: .green
    )

    #expect(control.tintColor == .green)
  }

  @Test("CheckboxStyle, ProgressBarStyle, FormFieldStyle, ControlTransition")
  func forms() {
    let square = CheckboxStyle.system.restyled { $0.size = 24 }
    let wrong = square.restyled(for: .invalid) { $0.background.border.color = .systemRed }

    let thick = ProgressBarStyle.system.restyled { $0.thickness = 8 }
    let green = SliderStyle.system.restyled { $0.fillColor = .systemGreen }
    #expect(green.fillColor(for: .invalid) == SliderStyle.system.invalidFillColor)

    let bold = FormFieldStyle.system.restyled { $0.label.fontWeight = .bold }

    let button = ButtonStyle.system.restyled { $0.states.transition = ControlTransition(duration: 0.15) }

    #expect(wrong.appearance(for: .invalid).background.border.color == .systemRed)
    #expect(wrong.appearance(for: .normal) == square.appearance(for: .normal))
    #expect(thick.thickness == 8 && bold.label.fontWeight == .bold)
    #expect(button.states.transition?.duration == 0.15 && button.style(for: .normal) != nil)
  }

  @Test("SwitchStyle")
  func switches() {
    let values = descriptions {
      let mint = SwitchStyle(onTintColor: .green)
      mint.appearance(for: [.selected, .disabled])
    }

    #expect(values.count == 1)
  }

  @Test("BarButtonStyle")
  func barButton() {
    let done = BarButtonStyle(text: TextStyle(font: .boldSystem(size: 17), color: .blue))

    #expect(done == BarButtonStyle(text: TextStyle(font: .system(size: 17, weight: .bold), color: .blue)))
  }

  @Test("ButtonStateStyle")
  func buttonState() {
    let normal = ButtonStateStyle(color: .clear, border: .none, text: .body)
    let pressed = normal.restyled { $0.background.color = .lightGray }

    #expect(normal.background.color == .clear && pressed.background.color == .lightGray)
  }

  @Test("BarMetricsStyles")
  func barMetrics() {
    let states: StateStyles<ButtonStateStyle> = [.normal: ButtonStateStyle(text: text)]
    let values = descriptions {
      let styles = BarMetricsStyles(default: states)
      styles[.compact]  // nil: none was set for it
      styles.style(for: .compactPrompt)  // states
      ResultName("states", states)
    }

    #expect(values.count == 2)
  }

  @Test("ButtonStyle")
  func button() {
    let link = ButtonStyle(
      contentInsets: EdgeInsets(horizontalInset: 5, verticalInset: 3),
      normal: ButtonStateStyle(text: text),
      highlighted: ButtonStateStyle(text: text.alphaColored(0.5))
    )
    let red = link.allRestyled { $0.text.color = .red }

    #expect(red.states.style(for: .highlighted)?.text.color == .red)
  }

  @Test("ControlState")
  func state() {
    let state: ControlState = [.selected, .highlighted]

    #expect(state.contains(.selected) && state != .selected)
  }

  @Test("StatefulStyle")
  func stateful() {
    let buttonStyle = ButtonStyle.default
    let red = buttonStyle.allRestyled { $0.text.color = .red }
    let pressed = buttonStyle.restyled(for: .highlighted) { $0.text.color = .red }

    #expect(red.states.style(for: .normal)?.text.color == .red)
    #expect(pressed.states.style(for: .highlighted)?.text.color == .red)
  }

  @Test("StateStyles")
  func states() {
    let plain = ButtonStateStyle(text: text)
    let chosen = ButtonStateStyle(text: text.bold)
    let pale = ButtonStateStyle(text: grey)
    let values = descriptions {
      let styles: StateStyles<ButtonStateStyle> = [.normal: plain, .selected: chosen, .disabled: pale]
      styles[.highlighted]  // nil: none was set for it
      styles.style(for: .highlighted)  // plain
      styles.style(for: [.selected, .highlighted])  // chosen
      styles.style(for: [.selected, .disabled])  // pale
      ResultName("plain", plain)
      ResultName("chosen", chosen)
      ResultName("pale", pale)
    }
    #expect(Set(values).count == 4)
  }

  @Test("StateStyles.allRestyled(_:)")
  func allStates() {
    let style = ButtonStyle.default
    let restyled = [
      style.states.allRestyled { $0.text.color = .red }
    ]

    #expect(restyled[0].style(for: .normal)?.text.color == .red)
  }

  @Test("FieldStyle")
  func field() {
    let address = FieldStyle(text: text, placeholder: grey, disabled: grey, cursorColor: .green).email

    #expect(address.cursorColor == .green)
  }
}
