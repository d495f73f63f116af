import Restyle
import RestyleRendering
import Testing

@Suite("Problems of an output")
struct RenderingProblemTests {
  @Test("a description quotes what was left out and says what would be right")
  func describesALink() {
    let problem = RenderingProblem.droppedLink(Link("javascript:x"), scheme: "javascript")
    #expect(problem.description.contains(#""javascript:x""#))
    #expect(problem.description.contains("only http, https, mailto, tel and relative links are written"))
  }
}
