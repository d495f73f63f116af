import RestyleElements
import RestyleEmail
import RestyleHTML
import RestyleRendering
import Testing

/// Limits are met to the byte: a title makes an e-mail longer by its own length, and the name of a font a stylesheet.
@Suite("What Gmail reads of an e-mail")
struct EmailLimitTests {
  @Test("An e-mail may have 102 kB", arguments: [-1, 0, 1, 2])
  func length(excess: Int) throws {
    func message(_ count: Int) throws -> EmailMessage {
      try EmailMessage(title: String(repeating: "x", count: count)) { Label("a") }
    }
    let limit = 104_448
    let message = try message(limit - message(0).html.utf8.count + excess)
    #expect(message.html.utf8.count == limit + excess)
    #expect(
      message.problems.map(\.loss) == (excess > 0 ? [.emailLength(bytes: limit + excess, limit: limit)] : []))
  }

  @Test("A stylesheet may have 16 kB", arguments: [-1, 0, 1, 2])
  func styleSheet(excess: Int) throws {
    let limit = 16_384
    func losses(_ count: Int) throws -> [RenderingProblem.Loss] {
      let face = FontFace(String(repeating: "x", count: count), sources: [.url("https://example.org/a")])
      return try EmailMessage(title: "", fontFaces: [face]) { Label("a") }.problems.map(\.loss)
    }
    // How long it is with a longer name.
    guard case let long = try losses(20_000), long.count == 1, let bytes = Int(long[0].subjects[0]) else {
      Issue.record("no stylesheet is too long")
      return
    }
    let count = 20_000 - bytes + limit + excess
    #expect(
      try losses(count) == (excess > 0 ? [.emailStylesheet(bytes: limit + excess, limit: limit)] : []))
  }
}
