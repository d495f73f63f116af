import RestyleRendering
import RestyleTerminal
import Testing

@Suite("What a terminal leaves out")
struct TerminalLossTests {
  @Test("Losses are distinguished, and each says what would be right")
  func losses() {
    let losses: [RenderingProblem.Loss] = [
      .wholeCells(points: 12, cells: 2), .wholeCells(points: 12, cells: 1.5), .tooDeep(limit: 64),
      .lackingColumns,
    ]
    for (index, loss) in losses.enumerated() {
      #expect(losses.indices.filter { losses[$0] == loss } == [index])
      #expect(loss.description.contains(": "))
    }
    #expect(Set(losses).count == losses.count && Set(losses.map(\.description)).count == losses.count)
  }
}
