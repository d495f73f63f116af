import Restyle
import RestyleGraphics
import RestyleRendering
import Testing

@Suite("What a drawing leaves out")
struct GraphicsLossTests {
  @Test("Losses are distinguished, and each says what would be right")
  func losses() {
    let losses: [RenderingProblem.Loss] = [
      .encodedImage, .missingGlyphs("a"), .missingGlyphs("b"), .unmeasuredImage, .stretchedMiddle,
      .noSwatch, .plainLetters(without: ["kern"]), .plainLetters(without: ["kern", "fontWeight"]),
      .droppedShadow(ShadowStyle(color: .red)), .droppedShadow(ShadowStyle(color: .red, blur: 1)),
    ]
    for (index, loss) in losses.enumerated() {
      #expect(losses.indices.filter { losses[$0] == loss } == [index])
      #expect(loss.description.contains(": "))
    }
    #expect(Set(losses).count == losses.count && Set(losses.map(\.description)).count == losses.count)
  }
}
