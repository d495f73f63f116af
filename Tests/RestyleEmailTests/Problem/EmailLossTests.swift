import RestyleEmail
import RestyleRendering
import Testing

@Suite("What an e-mail leaves out")
struct EmailLossTests {
  @Test("Losses are told apart, and each says what would be right")
  func losses() {
    let losses: [RenderingProblem.Loss] = [
      .email(.action), .email(.depth(3)), .email(.depth(4)), .email(.length(bytes: 3, limit: 4)),
      .email(.stylesheet(bytes: 3, limit: 4)), .email(.relativeAddress("a")), .email(.relativeAddress("b")),
    ]
    for (index, loss) in losses.enumerated() {
      #expect(losses.indices.filter { losses[$0] == loss } == [index])
      #expect(loss.description.contains(": "))
    }
    #expect(Set(losses).count == losses.count && Set(losses.map(\.description)).count == losses.count)
  }
}
