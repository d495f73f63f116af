import Restyle
import RestyleElements
import RestyleHTML
import Testing

@Suite("Segmented controls as HTML")
struct SegmentedControlHTMLTests {
  @Test("The group and its segments can't be used while the control is disabled", arguments: [false, true])
  func disabled(isDisabled: Bool) throws {
    var control = SegmentedControl(["a", "b"], selectedIndex: 0)
    if isDisabled { control.state.insert(.disabled) }
    var renderer = HTMLRenderer()
    try renderer.append(control)
    let found = try MarkupReader.nodes(in: renderer.html, .interfaces).flatMap(\.elements)
      .filter { $0.name == "fieldset" || $0.name == "input" }
    #expect(found.map(\.name) == ["fieldset", "input", "input"])
    #expect(found.allSatisfy { ($0.attributes["disabled"] != nil) == isDisabled })
  }
}
