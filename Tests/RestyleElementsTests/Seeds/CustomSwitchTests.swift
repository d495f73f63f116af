import Restyle
import RestyleElements
import Testing

/// The essay's switch with a style for on and one for off: an element of a user's own, out of the library's.
private struct CustomSwitch: Element {
  typealias Styling = @Sendable (inout Switch) -> Void

  var isOn: Bool
  var onStyle: Styling = border(width: 1)
  var offStyle: Styling = border(width: 0)

  var body: some Element {
    Switch(isOn: isOn).with(isOn ? onStyle : offStyle)
  }
}

private func border(width: Double, color: Color = .black) -> CustomSwitch.Styling {
  { control in
    control.restyleState { $0.border = BorderStyle(width: width, color: color, cornerRadius: 16) }
  }
}

private func background(_ color: Color) -> CustomSwitch.Styling {
  { control in control.restyleState { $0.trackColor = color } }
}

private func concat(_ styles: [CustomSwitch.Styling]) -> CustomSwitch.Styling {
  { control in for style in styles { style(&control) } }
}

extension Switch {
  /// Changes how the switch looks in its state.
  fileprivate mutating func restyleState(_ styler: (inout SwitchStateStyle) -> Void) {
    var state = style.states[state] ?? SwitchStateStyle()
    styler(&state)
    style.states[self.state] = state
  }
}

private let switchStyle: @Sendable (inout CustomSwitch) -> Void = {
  $0.offStyle = concat([border(width: 0), background(.gray)])
  $0.onStyle = concat([border(width: 1), background(.white)])
}

@Suite("The switch of the second essay")
struct CustomSwitchTests {
  private func appearance(of element: CustomSwitch) throws -> SwitchStyle.Appearance {
    try #require(try Outline(of: element).switches.first).appearance
  }

  @Test("It looks as its styles for on and off say", arguments: [true, false])
  func styles(isOn: Bool) throws {
    let plain = CustomSwitch(isOn: isOn)
    #expect(try appearance(of: plain).track.border.width == (isOn ? 1 : 0))
    let styled = try appearance(of: plain.with(switchStyle))
    #expect(styled.track.border.width == (isOn ? 1 : 0))
    #expect(styled.track.color == (isOn ? .white : .gray))
  }

  @Test("Changing the state changes the style, with nobody having to apply it")
  func toggling() throws {
    var element = CustomSwitch(isOn: false).with(switchStyle)
    let off = try appearance(of: element)
    element.isOn = true
    #expect(try appearance(of: element) != off)
    element.isOn = false
    #expect(try appearance(of: element) == off)
  }

  @Test("It stands in rows like any other")
  func inRows() throws {
    let section = Section { Row("Wi-Fi") { CustomSwitch(isOn: true) } }
    #expect(
      try Outline(of: section).lines == [
        "section -", "  row unique", "    title Wi-Fi", "    spacer", "    switch on", "  end",
        "end section -",
      ])
  }
}
