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
    // Block of Restyle/Control/SegmentedControl/SegmentedControlStyle.swift

    #expect(control.tintColor == .green)
  }

  @Test("CheckboxStyle, ProgressBarStyle, FormFieldStyle, ControlTransition")
  func forms() {
    // Block of Restyle/Control/Checkbox/CheckboxStyle.swift

    // Block of Restyle/Control/ProgressBar/ProgressBarStyle.swift
    // Block of Restyle/Control/Slider/SliderStyle.swift
    #expect(green.fillColor(for: .invalid) == SliderStyle.system.invalidFillColor)

    // Block of Restyle/Control/ColorField/ColorFieldStyle.swift
    #expect(round.frame(for: .focused).border.cornerRadius == 22)

    // Block of Restyle/Control/FormField/FormFieldStyle.swift

    // Block of Restyle/Control/State/ControlTransition.swift

    #expect(wrong.appearance(for: .invalid).background.border.color == .systemRed)
    #expect(wrong.appearance(for: .normal) == square.appearance(for: .normal))
    #expect(thick.thickness == 8 && bold.label.fontWeight == .bold)
    #expect(button.states.transition?.duration == 0.15 && button.style(for: .normal) != nil)
  }

  @Test("SwitchStyle")
  func switches() {
    let values = descriptions {
      // Block of Restyle/Control/Switch/SwitchStyle.swift
    }

    #expect(values.count == 1)
  }

  @Test("BarButtonStyle")
  func barButton() {
    // Block of Restyle/Control/Button/BarButtonStyle.swift

    #expect(done == BarButtonStyle(text: TextStyle(font: .system(size: 17, weight: .bold), color: .blue)))
  }

  @Test("ButtonStateStyle")
  func buttonState() {
    // Block of Restyle/Control/Button/ButtonStateStyle.swift

    #expect(normal.background.color == .clear && pressed.background.color == .lightGray)
  }

  @Test("BarMetricsStyles")
  func barMetrics() {
    let states: StateStyles<ButtonStateStyle> = [.normal: ButtonStateStyle(text: text)]
    let values = descriptions {
      // Block of Restyle/Control/Button/BarMetricsStyles.swift
      ResultName("states", states)
    }

    #expect(values.count == 2)
  }

  @Test("ButtonStyle")
  func button() {
    // Block of Restyle/Control/Button/ButtonStyle.swift

    #expect(red.states.style(for: .highlighted)?.text.color == .red)
  }

  @Test("ControlState")
  func state() {
    // Block of Restyle/Control/State/ControlState.swift

    #expect(state.contains(.selected) && state != .selected)
  }

  @Test("StatefulStyle")
  func stateful() {
    let buttonStyle = ButtonStyle.default
    // Block of Restyle/Control/State/StatefulStyle.swift

    #expect(red.states.style(for: .normal)?.text.color == .red)
    #expect(pressed.states.style(for: .highlighted)?.text.color == .red)
  }

  @Test("StateStyles")
  func states() {
    let plain = ButtonStateStyle(text: text)
    let chosen = ButtonStateStyle(text: text.bold)
    let pale = ButtonStateStyle(text: grey)
    let values = descriptions {
      // Block of Restyle/Control/State/StateStyles.swift
      ResultName("plain", plain)
      ResultName("chosen", chosen)
      ResultName("pale", pale)
    }
    #expect(Set(values).count == 4)
  }

  @Test("StateStyles.allRestyled(_:)")
  func allStates() {
    let style = ButtonStyle.default
    func restyled() -> StateStyles<ButtonStateStyle> {
      // Block of Restyle/Control/State/StateStyles+Restyling.swift
    }

    #expect(restyled().style(for: .normal)?.text.color == .red)
  }

  @Test("FieldStyle")
  func field() {
    // Block of Restyle/Control/Field/FieldStyle.swift

    #expect(address.cursorColor == .green)
  }
}
