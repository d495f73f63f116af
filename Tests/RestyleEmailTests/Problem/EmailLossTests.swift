import RestyleEmail
import RestyleRendering
import Testing

@Suite("What an e-mail leaves out")
struct EmailLossTests {
  @Test("Losses are told apart, and each says what would be right")
  func losses() {
    let losses: [RenderingProblem.Loss] = [
      .emailAction, .emailDepth(3), .emailDepth(4), .emailLength(bytes: 3, limit: 4),
      .emailStylesheet(bytes: 3, limit: 4), .emailRelativeAddress("a"), .emailRelativeAddress("b"),
    ]
    for (index, loss) in losses.enumerated() {
      #expect(losses.indices.filter { losses[$0] == loss } == [index])
      #expect(loss.description.contains(": "))
    }
    #expect(Set(losses).count == losses.count && Set(losses.map(\.description)).count == losses.count)
  }
}
