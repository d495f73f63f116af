import Restyle
import RestyleElements
import RestyleEmail
import RestyleRendering
import TestSupport
import Testing

@Suite("Elements of an e-mail beside and below others")
struct EmailSequenceTests {
  /// What an e-mail's stack of some elements behind two others is, without classes, whose numbers others decide.
  private static func written(
    _ axis: StackStyle.Axis, @ElementBuilder _ content: () -> ElementContent
  ) throws -> (html: String, losses: Set<RenderingProblem.Loss>) {
    let alignment: StackStyle.Alignment = axis == .vertical ? .leading : .center
    let content = content()
    let message = try EmailMessage(title: "") {
      Stack(axis, spacing: 0, alignment: alignment) {
        for text in ["1", "2"] { Label(text) }
        content
      }
    }
    let body = message.html[(message.html.firstRange(of: "<body")?.lowerBound ?? message.html.startIndex)...]
    return (String(body.replacing(#/ class="[^"]*"/#, with: "")), Set(message.problems.map(\.loss)))
  }

  /// What stands before elements and behind them.
  private static func around(_ axis: StackStyle.Axis) throws -> (before: Int, after: Int) {
    let (empty, label) = (try written(axis) {}.html, try written(axis) { Label("x") }.html)
    let before = zip(empty, label).prefix { $0 == $1 }.count
    return (before, empty.count - before)
  }

  @Test("Each is what it is alone, and so are its problems", arguments: StackStyle.Axis.allCases)
  func sequences(axis: StackStyle.Axis) async throws {
    // What is done with the room between others depends on them.
    let samples = EmailElementTests.samples.filter {
      axis == .vertical || ![.spacer, .separator].contains($0.kind)
    }
    let (before, after) = try Self.around(axis)
    let alone = try samples.map { try Self.written(axis, $0.content) }
    try await forEach(samples.indices, samples.indices) { (first: Int, second: Int) throws in
      let both = try Self.written(axis) {
        samples[first].content()
        samples[second].content()
      }
      let parts = [first, second].map { alone[$0].html.dropFirst(before).dropLast(after) }
      #expect(both.html.dropFirst(before).dropLast(after) == parts.joined())
      #expect(both.losses == alone[first].losses.union(alone[second].losses))
    }
  }

  /// What stands between the tags of an e-mail's body.
  private static func texts(
    asWord isWord: Bool, @ElementBuilder _ content: () -> ElementContent
  ) throws -> [String] {
    let html = try EmailMessage(title: "", content: content).html
    var texts: [String] = []
    for token in try MailReader.tokens(of: html, asWord: isWord) {
      if case .open("body", _) = token { texts = [] }
      // Room is a space that doesn't break.
      guard case .text(let text) = token, text != "&nbsp;", text.contains(where: { !$0.isWhitespace })
      else { continue }
      texts.append(text)
    }
    return texts
  }

  /// What shows an element as it is, in other places.
  private static func holders(of content: ElementContent) -> [ElementContent] {
    let link = Action.follow("https://example.org")
    return [
      Row { content }.body, Row(action: link) { content }.body, Stack { content }.body,
      Stack(insets: EdgeInsets(inset: 3), alignment: .center) { content }.body,
      Stack(.horizontal) { content }.body, Section { Row(action: link) { content } }.body,
      List(style: ListStyle(bullet: .none)) { List.Item { content } }.body,
    ]
  }

  @Test("Where a row leads, and what it stands in, makes no text another", arguments: [false, true])
  func texts(asWord isWord: Bool) async throws {
    try await forEach(EmailElementTests.samples) { (sample: EmailElementTests.Sample) throws in
      let content = sample.content()
      let texts = try Self.texts(asWord: isWord) { content }
      for holder in Self.holders(of: content) {
        #expect(try Self.texts(asWord: isWord) { holder } == texts)
      }
    }
  }
}
