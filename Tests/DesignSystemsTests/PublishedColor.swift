import Restyle
import TestSupport
import Testing

/// A colour as it is published, written down independently of the design systems.
struct PublishedColor: CustomTestStringConvertible, Sendable {
  let token: String
  let color: Color
  /// Light, dark, and both with high contrast.
  let texts: [String]

  var testDescription: String { token }

  init(
    _ token: String, _ color: Color, _ light: String, _ dark: String, _ lightHighContrast: String,
    _ darkHighContrast: String
  ) {
    self.token = token
    self.color = color
    texts = [light, dark, lightHighContrast, darkHighContrast]
  }
}

@Suite struct PublishedColorTests {
  @Test
  func coloursAreThePublishedOnes() async throws {
    try await forEach(PublishedColor.material + PublishedColor.primer) { (published: PublishedColor) throws in
      for (appearance, text) in zip(Appearance.allCases, published.texts) {
        #expect(appearance.resolve(published.color) == appearance.resolve(try Color(css: text)))
      }
    }
  }
}
