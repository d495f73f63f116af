import Restyle
import Testing

@Suite("Colours of literals")
struct ColorLiteralTests {
  @Test("A literal is read as CSS is")
  func literals() throws {
    #expect(Color("#336699") == Color(hex: 0x336699))
    #expect(Color("rebeccapurple") == Color(hex: 0x663399))
    #expect(try Color("oklch(0.7 0.1 200deg / 50%)") == Color(css: "oklch(0.7 0.1 200deg / 50%)"))
  }

  @Test("A literal of Xcode's is the colour that it shows, in parts of 255 where it means those")
  func pickedLiterals() {
    for part in UInt32(0)...255 {
      let (value, rest) = (Float(part) / 255, Float(255 - part) / 255)
      let color = Color(_colorLiteralRed: value, green: rest, blue: 0, alpha: 0.5)
      #expect(color == Color(hex: part << 16 | (255 - part) << 8, alpha: 0.5))
    }
    let other = Color(_colorLiteralRed: 0.3, green: 0, blue: 0, alpha: 1)
    #expect(other == Color(red: Double(Float(0.3)), green: 0, blue: 0))
  }

  #if DEBUG && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS) && !os(WASI)
    @Test("A literal that is no colour stops what is built for debugging")
    func badLiteral() async {
      await #expect(processExitsWith: .failure) { _ = Color("#33669") }
    }
  #endif

  @Test("A colour within sRGB is written in numbers up to 255, and read again exactly")
  func roundTrip() throws {
    for step in 0...1_000 {
      let part = Double(step) / 1_000
      for alpha: Double in [1, 0.5, 1 / 3] {
        let color = Color(red: part, green: 1 - part, blue: part * part, alpha: alpha)
        let text = color.cssText()
        #expect(try Color(css: text) == color, "\(text)")
        #expect(text.hasPrefix("#") || text.hasPrefix("rgb"), "\(text)")
      }
    }
    #expect(Color(red: 1e-7, green: 0, blue: 0).cssText().hasPrefix("rgb("))
    #expect(Color(red: -0.1, green: 0, blue: 0).cssText().hasPrefix("color(srgb "))
  }

  @Test("Assigning nothing unsets an attribute, whatever it is")
  func unsetting() {
    var style = TextStyle(font: Font(size: 3), color: .red)
    style[.alignment] = .center
    style[.kern] = 2
    style[.fontSize] = nil
    style[.alignment] = nil
    style[.color] = nil
    #expect(style[.kern] == 2)
    style[.kern] = nil
    #expect(style == TextStyle())
  }
}
