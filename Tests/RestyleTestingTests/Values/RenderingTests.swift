import RestyleTesting
import Testing

@Suite("Renderings")
struct RenderingTests {
  @Test("Renderings and what is read back from them are compared by their scalars")
  func scalars() {
    let texts = ["\u{E9}", "e\u{301}"]
    #expect(Set(texts.map { Rendering($0, problems: []) }).count == 2)
    #expect(Set(texts.map { ReadOutput(text: $0, structure: []) }).count == 2)
    #expect(Set(texts.map { ReadOutput(text: "", structure: [$0]) }).count == 2)
  }
}
