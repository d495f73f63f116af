import Restyle
import RestyleElements
import Testing

@Suite("Elements that stay together")
struct ContainerElementTests {
  private struct Pair: ContainerElement {
    var name: String

    var body: some Element {
      Label(name)
      Label(name)
    }
  }

  private struct Wrapper: Element {
    var body: some Element { Pair(name: "c") }
  }

  @Test("Whoever knows nothing of them is told of a stack, in one row of a section")
  func section() throws {
    let outline = try Outline(
      of: Section {
        Pair(name: "a")
        Row { Pair(name: "b") }
        Wrapper()
        if true { Optional(Pair(name: "d")) }
      })
    #expect(outline.positions == [.top, .middle, .middle, .bottom])
    #expect(outline.stacks.count == 4 && outline.stacks.allSatisfy { $0.style.axis == .vertical })
    #expect(outline.labels.count == 8)
  }

  @Test("They take part in the depth that elements may lie in")
  func depth() {
    struct Endless: ContainerElement {
      var body: some Element { Endless() }
    }
    #expect {
      try Outline(of: Endless())
    } throws: { "\($0)".contains("Endless > Endless") }
  }
}
