import Restyle
import RestyleElements
import Testing

/// The essay's switch with a style for on and one for off: an element of a user's own, out of the library's.
private struct CustomSwitch: Element {
  var isOn: Bool
  var onStyle: Styler<Switch> = .border(width: 1)
  var offStyle: Styler<Switch> = .border(width: 0)

  var body: some Element {
    Switch(isOn: isOn).withStyle(onStyle.when(\.isOn, otherwise: offStyle))
  }
}

extension Styler where Target == Switch {
  fileprivate static func border(width: Double, color: Color = .black) -> Styler {
    inItsState { $0.border = BorderStyle(width: width, color: color, cornerRadius: 16) }
  }

  fileprivate static func base(backgroundColor: Color) -> Styler {
    inItsState { $0.trackColor = backgroundColor }
  }

  private static func inItsState(_ style: @escaping @Sendable (inout SwitchStateStyle) -> Void) -> Styler {
    Styler { $0.style = $0.style.restyled(for: $0.state, style) }
  }
}

extension Styler where Target == CustomSwitch {
  fileprivate static var switchButton: Styler {
    .set(\.offStyle, to: .concat([.border(width: 0), .base(backgroundColor: .gray)]))
      <> .set(\.onStyle, to: .concat([.border(width: 1), .base(backgroundColor: .white)]))
  }
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
    let styled = try appearance(of: plain.withStyle(.switchButton))
    #expect(styled.track.border.width == (isOn ? 1 : 0))
    #expect(styled.track.color == (isOn ? .white : .gray))
  }

  @Test("Changing the state changes the style, with nobody having to apply it")
  func toggling() throws {
    var element = CustomSwitch(isOn: false).withStyle(.switchButton)
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
