import Testing

@testable import stylebook

@Suite struct EmailPageTests {
  @Test func everyDesignSystemHasItsMessageAndItsText() async throws {
    let page = try #require(await StandardBook.pages[.email])
    let frames = page.elements("iframe")
    #expect(frames.count == Book.standard.chapters.count)
    let documents = try frames.map { try #require($0.attributes["srcdoc"]) }
    #expect(Set(documents).count == documents.count)
    for frame in frames {
      #expect(frame.attributes["sandbox"] == "" && frame.attributes["title"]?.isEmpty == false)
      // Light, whatever the reader's surroundings are.
      let document = try #require(frame.attributes["srcdoc"])
      #expect(document.contains("role=\"list\"") && !document.contains("prefers-color-scheme"))
    }
    let texts = page.elements("pre").map(\.text)
    #expect(texts.count == frames.count)
    #expect(texts.allSatisfy { $0.contains("Manual <https://example.org/lamp>") })
  }
}
