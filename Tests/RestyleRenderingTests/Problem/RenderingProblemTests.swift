import Restyle
import RestyleElements
import RestyleRendering
import Testing

@Suite("Problems of an output")
struct RenderingProblemTests {
  private let loss = RenderingProblem.Loss.droppedLink("javascript:x", scheme: "javascript")

  @Test("a description quotes what was left out and says what would be right")
  func describesALink() {
    #expect(loss.description.contains(#""javascript:x""#))
    #expect(loss.description.contains("only http, https, mailto, tel and relative links are written"))
    #expect(RenderingProblem(loss).description == loss.description)
  }

  @Test("a description says where, with the beginnings of names")
  func describesAPlace() {
    let name = String(repeating: "\u{301}", count: 1_000)
    let path = ElementPath([.init("Section", number: 2, name: "Help"), .init("Row", name: name)])
    let problem = RenderingProblem(loss, at: path, part: "title")
    #expect(problem.description.hasPrefix(#"Section 2 "Help" > Row 1 ""#))
    #expect(problem.description.hasSuffix(", title: \(loss)"))
    #expect(problem.description.utf8.count < 1_000)
    #expect(RenderingProblem(loss, part: "title").description == "title: \(loss)")
  }

  @Test("what drawings leave out is told apart, and each says what would be right")
  func drawings() {
    let losses: [RenderingProblem.Loss] = [
      .linePattern(.wavy), .linePattern(.double), .property("size"), .property("onImage"),
      .remoteImage(url: "a"), .remoteImage(url: "b"), .encodedImage, .missingGlyphs("a"), .missingGlyphs("b"),
      .unmeasuredImage, .stretchedMiddle, .wholeCells(points: 12, cells: 2),
      .wholeCells(points: 12, cells: 1.5), .tooDeep(limit: 64),
      .droppedShadow(ShadowStyle(color: .red)), .droppedShadow(ShadowStyle(color: .red, blur: 1)),
      .unknownImage, .property("shadows"), .property("image"), .equalValues("--a", others: ["--b"]),
      .equalValues("--a", others: ["--b", "--c"]), .equalValues("--b", others: ["--b"]),
    ]
    for (index, loss) in losses.enumerated() {
      #expect(losses.indices.filter { losses[$0] == loss } == [index])
      #expect(loss.description.contains(": "))
    }
    #expect(Set(losses).count == losses.count && Set(losses.map(\.description)).count == losses.count)
  }

  @Test("problems are told apart by what was left out, the element, and the part")
  func equality() {
    let path = ElementPath([.init("Row", number: 1)])
    let problems: Set = [
      RenderingProblem(loss), RenderingProblem(.nestedForm), RenderingProblem(loss, at: path),
      RenderingProblem(loss, part: "title"),
    ]
    #expect(problems.count == 4)
  }
}
