import Restyle
import RestyleElements
import RestyleRendering
import Testing

/// Reports each text and each row.
private struct PathOutput: StructureVisitor {
  var problems: [RenderingProblem] = []
  mutating func visit(_ label: ResolvedLabel) { report(.property("")) }
  mutating func open(_ row: ResolvedRow) { report(.property("")) }
  mutating func visit(_ title: ResolvedTitle) {}
}

@Suite("Numbers of siblings")
struct SiblingNumberTests {
  /// The last step of each path, without the kind.
  private func numbers(
    varying variation: (any ElementVariation)? = nil, @ElementBuilder _ content: () -> ElementContent
  ) throws -> [String] {
    var output = PathOutput()
    try Stack(content: content)
      .walkStructure(&output, in: ElementContext(), firstNumber: 0, varying: variation)
    return output.problems.map {
      $0.path.steps.suffix(1).map { "\($0.number) \($0.name ?? "")" }.joined()
    }
  }

  private struct Texts: Element {
    var body: some Element {
      Label("x")
      Label("y")
    }
  }

  @Test("What is repeated, chosen, collected or read is numbered with the elements beside it")
  func siblings() throws {
    @ElementBuilder func collected() -> ElementContent {
      Label("d")
      Label("e")
    }
    let optional: Label? = Label("h")
    let expected = ["a", "b1", "b2", "c", "d", "e", "f1", "f2", "g", "h", "i", "k"].enumerated()
      .map { "\($0 + 1) \($1)" }
    @ElementBuilder func content() -> ElementContent {
      Label("a")
      ForEach(1...2) { Label("b\($0)") }
      ForEach(0..<0) { _ in Label("never") }
      Label("c")
      collected()
      ContextReader { _ in
        ForEach(1...2) { number in
          if number == 1 { Label("f1") }
          if number == 2 { Label("f2") }
        }
      }
      if collected().isEmpty {} else { Label("g") }
      optional
      optional.map { _ in Label("i") }
      Optional<Label>.none
      Label("k")
    }
    #expect(try numbers { content() } == expected)
    // Also where more follows behind what holds them.
    let nested = try numbers {
      Stack { Stack { content() } }
      Label("z")
    }
    #expect(nested == expected + ["2 z"])
  }

  @Test("Elements of one's own are siblings as a whole")
  func ownElements() throws {
    #expect(
      try numbers {
        ForEach(1...2) { _ in Texts() }
        Label("z")
      } == ["1 x", "2 y", "1 x", "2 y", "3 z"])
  }

  @Test("Rows of a section are numbered too, wherever they come from")
  func rows() throws {
    #expect(
      try numbers {
        Section {
          Row("a")
          ForEach(1...2) { Row("b\($0)") }
          Row("c")
        }
      } == ["1 a", "2 b1", "3 b2", "4 c"])
  }

  @Test("Variants are in one another's places, and what follows comes after the longest")
  func variants() throws {
    let variation = ConditionVariation(over: TraitCollection(horizontalSizeClass: .regular), nil)
    let numbers = try numbers(varying: variation) {
      Label("a")
      ContextReader { context in
        ForEach(context.traits.isCompact ? 1...3 : 1...1) { Label("b\($0)") }
      }
      Label("c")
    }
    #expect(numbers == ["1 a", "2 b1", "2 b1", "3 b2", "4 b3", "5 c"])
  }
}
