import Restyle
import Testing

@Suite("Named values in defaults")
struct NamedValueTests {
  @Test("Values of several types may have one name, as in documents that name each type by itself")
  func types() {
    let color = NamedValue("small", Color.red)
    let length = NamedValue("small", 4.0)
    let shadow = NamedValue("small", [ShadowStyle(color: .black, blur: 2)])
    let defaults = DefaultStyling.system.restyled {
      $0[color] = .green
      $0[length] = 8
    }
    #expect(defaults[color] == .green)
    #expect(defaults[length] == 8)
    #expect(defaults[shadow] == shadow.usual)
  }

  @Test("Names are compared by their scalars")
  func names() {
    let composed = NamedValue("\u{E9}", 1.0)
    let decomposed = NamedValue("e\u{301}", 2.0)
    let defaults = DefaultStyling.system.restyled { $0[composed] = 3 }
    #expect(defaults[composed] == 3)
    #expect(defaults[decomposed] == 2)
  }
}
