import Restyle
import RestyleHTML
import RestyleRendering
import Testing

@Suite("What a page leaves out")
struct HTMLLossTests {
  @Test("Losses are distinguished, and each says what would be right")
  func losses() {
    let losses: [RenderingProblem.Loss] = [
      .needsStyleSheet,
      .untintedImage(nil), .untintedImage(.red), .droppedImage(url: "a", scheme: "b"),
      .droppedFont(url: "a", scheme: "b"), .truncation(.truncatingHead), .truncation(.truncatingMiddle),
    ]
    for (index, loss) in losses.enumerated() {
      #expect(losses.indices.filter { losses[$0] == loss } == [index])
      #expect(loss.description.contains(": "))
    }
    #expect(Set(losses).count == losses.count && Set(losses.map(\.description)).count == losses.count)
  }
}
