import BrowserSupport
import Restyle
import RestyleElements
import Testing

@testable import RestyleHTML

@Suite("What each property sets")
struct LonghandTests {
  @Test(
    "Some of what others set, whether they are shorthands, sides of the flow or of the page",
    arguments: [
      ("font", "line-height", true), ("font", "font-weight", true), ("line-height", "font", false),
      ("gap", "row-gap", true), ("row-gap", "column-gap", false), ("overflow", "overflow-wrap", false),
      ("flex", "flex-direction", false), ("flex", "flex-shrink", true),
      ("border", "border-collapse", false), ("border", "border-radius", false),
      ("border", "border-image", true), ("border-color", "border-inline-start-color", true),
      ("border-inline-start", "border-color", true), ("border-color", "border-inline-start", true),
      ("border-inline-start-color", "border-color", false), ("border-top-width", "border-style", false),
      ("max-width", "max-inline-size", true), ("max-inline-size", "max-width", true),
      ("margin", "margin-left", true), ("margin-left", "margin-inline-start", true),
      ("margin-inline-start", "margin-left", false), ("left", "inset-inline-end", true),
      ("all", "color", true), ("all", "direction", false), ("all", "--a", false), ("color", "all", false),
      ("color", "color", false), ("--a", "--a-b", false), ("own", "own-part", false),
    ])
  func resets(name: String, other: String, wanted: Bool) {
    #expect(CSSProperty.isName(name, resetting: other) == wanted)
  }

  @Test(
    "Of each two properties, whether one resets the other is what the browser does",
    .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
  func pairs() async throws {
    let properties = CSSProperty.allCases.filter { !$0.isCustom }
    let names = properties.map(\.name)
    // By the page's sides, from left to right and top to bottom.
    let script = """
      const flow = [['-block-start', '-top'], ['-block-end', '-bottom'], ['-inline-start', '-left'],
        ['-inline-end', '-right'], ['inline-size', 'width'], ['block-size', 'height'],
        ['-start-start-', '-top-left-'], ['-start-end-', '-top-right-']];
      return \(names).map(name => {
        const style = document.createElement('p').style;
        style.setProperty(name, 'inherit');
        return [...style].map(longhand =>
          flow.reduce((text, [logical, physical]) => text.replace(logical, physical), longhand)
            .replace(/^inset-/, ''));
      });
      """
    let longhands = try await Browser.required().evaluate(script, in: "<p>", as: [[String]].self).map(
      Set.init)
    for (index, property) in properties.enumerated() {
      #expect(!longhands[index].isEmpty, "\(property.name)")
      for (otherIndex, other) in properties.enumerated() where other != property {
        let (own, others) = (longhands[index], longhands[otherIndex])
        let wanted = !own.isDisjoint(with: others) && !own.isStrictSubset(of: others)
        #expect(property.resets(other) == wanted, "\(property.name), \(other.name): \(own), \(others)")
      }
    }
  }

  @Test("A theme that takes the font back declares the line height again")
  func themes() throws {
    var sheet = StyleSheet()
    try DefaultStyling.withDefaults(DefaultStyling.system.restyled { $0.text = $0.text.bold }) {
      try sheet.add(
        ButtonStyle(normal: ButtonStateStyle(text: .default.restyled { $0.lineHeight = 30 })), to: ".b")
      try sheet.add(theme: .system, to: ".t")
    }
    let themed = sheet.css.split(separator: "\n").filter { $0.contains(".t") }
    let reset = try #require(themed.lastIndex { $0.contains("font:inherit") })
    #expect(themed[reset...].contains { $0.contains("line-height:30px") }, "\(themed)")
  }
}
