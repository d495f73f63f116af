import Restyle
import RestyleRendering
import Testing

@Suite struct TextAttributeSupportTests {
  @Test("Every attribute that Restyle itself knows has a row, and nothing else has")
  func names() {
    #expect(TextAttributeSupport.table.map { $0.key.name } == TextAttributeKeySet.standard.names)
  }

  @Test("An attribute of somebody's own isn't taken for one of the same name")
  func namesakes() {
    let style = TextStyle().restyled { $0.setAttribute(1, for: Namesake()) }
    #expect(style.losses(in: .terminal) == [])
    #expect(TextStyle().tracking(1).losses(in: .terminal) == [.attribute("kern")])
  }

  @Test("What is inherited is lost where values are")
  func inherited() {
    #expect(TextStyle().inheriting(.kern).losses(in: .terminal) == [.attribute("kern")])
    #expect(TextStyle().inheriting(.alignment).losses(in: .terminal, hasLines: true) == [])
    #expect(
      TextStyle().inheriting(.alignment).losses(in: .terminal, hasLines: false)
        == [.paragraphAttribute("alignment")])
  }

  @Test("What asks for nothing isn't lost")
  func nothing() {
    let plain = TextStyle().restyled {
      $0.fontWidth = .standard
      $0.stroke = TextStroke(width: 0)
      $0.tailIndent = -3
    }
    #expect(plain.losses(in: .email) == [])
    #expect(plain.restyled { $0.tailIndent = 3 }.losses(in: .email) == [.attribute("tailIndent")])
  }
}

/// A key of one's own with the name of one of Restyle's.
private struct Namesake: TextAttributeKey {
  static let name = "kern"
  typealias Value = Int
}
