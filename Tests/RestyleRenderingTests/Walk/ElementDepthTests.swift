import RestyleElements
import RestyleRendering
import Testing

@Suite("Elements that lie too deep")
struct ElementDepthTests {
  private static let holders: [(String, @Sendable (ElementContent) -> ElementContent)] = [
    ("Form", { content in Form { content }.body }), ("Section", { content in Section { content }.body }),
    ("Row", { content in Row { content }.body }),
    ("Disclosure", { content in Disclosure("a") { content }.body }),
    ("FormField", { content in FormField("a") { content }.body }),
  ]

  @Test("An error names the outermost elements and the innermost ones, and each once", arguments: 0...5)
  func names(count: Int) {
    let deep = (0...ElementError.depthLimit).reduce(Label("a").body) { content, _ in Stack { content }.body }
    let holders = Self.holders.suffix(count)
    let content = holders.reversed().reduce(deep) { content, holder in holder.1(content) }
    let error = #expect(throws: ElementError.self) {
      var walk = ElementWalk(content, in: ElementContext())
      while try walk.next() != nil {}
    }
    // The stacks are one too many already when they are made.
    let names = ["ElementContent"] + holders.map(\.0) + ["Stack"]
    #expect(
      error
        == .nestedTooDeeply(
          outermost: Array(names.prefix(3)), innermost: Array(names.dropFirst(3).suffix(3))))
  }
}
