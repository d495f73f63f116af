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
}
