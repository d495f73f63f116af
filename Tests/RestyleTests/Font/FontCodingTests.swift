import Restyle
import Testing

@Suite("Fonts in documents")
struct FontCodingTests {
  @Test("Each font comes back as it was")
  func roundTrip() throws {
    for font in FontTests.fonts { #expect(try decode(Font.self, encode(font)) == font) }
  }

  @Test("A font is an object of the parts that aren't left open")
  func parts() throws {
    #expect(try encode(Font()) == "{}")
    #expect(
      try encode(Font.system(size: 17, weight: .bold))
        == #"{"family":{"system":"default"},"size":17,"weight":700}"#)
  }

  @Test("What a font wouldn't keep is an error with its path", arguments: ["-1", #""17""#])
  func wrong(_ size: String) {
    let error = #expect(throws: DecodingError.self) { try decode(Font.self, #"{"size":\#(size)}"#) }
    #expect(error?.path == ["size"])
  }
}
