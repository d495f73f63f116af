import Restyle
import RestyleElements
import RestyleRendering
import Testing

@testable import RestyleTesting

@Suite("Outputs that break a law")
struct OutputConformanceTests {
  /// Labels as lines, and nothing else.
  private struct Lines: StructureVisitor {
    var problems: [RenderingProblem] = []
    var lines: [String] = []

    mutating func visit(_ label: ResolvedLabel) { lines.append("<\(label.text.text)>") }
  }

  private static func render(_ element: any Element) throws -> Rendering {
    var lines = Lines()
    try element.walkStructure(&lines)
    return Rendering(lines.lines.joined(separator: "\n"), problems: [])
  }

  /// Reads what stands between brackets as structure.
  private static func read(_ text: String) -> ReadOutput {
    ReadOutput(
      text: text.filter { !"<>".contains($0) }, structure: text.filter { "<>".contains($0) }.map { "\($0)" })
  }

  @Test("What is neither written nor reported is told with its place")
  func structure() throws {
    let output = TestedOutput("Lines", render: Self.render)
    let broken = brokenLaws(of: output, laws: [.structure])
    let statements = broken.map(\.statement)
    #expect(!statements.contains("the text of a label is written or reported"))
    #expect(statements.contains("the text of a button is written or reported"))
    #expect(try #require(broken.first).description.hasPrefix("Lines breaks the law of structure"))
    #expect(throws: BrokenLaws.self) { try checkLaws(of: output, laws: [.structure]) }
  }

  @Test("A text that isn't escaped changes what it stands in")
  func escaping() {
    let output = TestedOutput("Lines", read: Self.read, render: Self.render)
    let broken = brokenLaws(of: output, laws: [.escaping])
    #expect(broken.map(\.statement).contains("no text of a label changes what it stands in"))
    let escaped = TestedOutput("Escaped", read: Self.read) { element in
      var lines = Lines()
      try element.walkStructure(&lines)
      let texts = lines.lines.map { line in
        "<" + String(line.dropFirst().dropLast().map { "<>".contains($0) ? "?" : $0 }) + ">"
      }
      return Rendering(texts.joined(), problems: [])
    }
    #expect(
      brokenLaws(of: escaped, laws: [.escaping]).map(\.statement).first?.contains("is read back") == true)
  }

  /// All texts of controls and boxes, in no style.
  private struct Texts: StructureVisitor {
    var problems: [RenderingProblem] = []
    var texts: [String] = []
    let shownProperties: ShownProperties? = ShownProperties()

    private mutating func write(_ text: ShownText) {
      report(text)
      texts.append(text.plainText)
    }

    mutating func visit(_ label: ResolvedLabel) { write(label.text) }
    mutating func visit(_ title: ResolvedTitle) { write(title.title) }
    mutating func visit(_ button: ResolvedButton) { write(button.title) }
    mutating func visit(_ link: ResolvedHyperlink) { write(link.title) }
    mutating func visit<Kind: InputControl>(_ control: ResolvedControl<Kind>) {
      if let text = control.shownText { texts.append(text) }
    }
    mutating func open(_ field: ResolvedFormField) { write(field.label) }
  }

  @Test("Who says what is shown of styles loses none of them in silence")
  func shownProperties() {
    // Texts are written as they are displayed, and nothing is shown of marks.
    let output = TestedOutput("Texts", absentProperties: ["mark", "textCase"]) { element in
      var texts = Texts()
      try element.walkStructure(&texts)
      return Rendering(texts.texts.joined(separator: "\n"), problems: texts.problems)
    }
    let broken = brokenLaws(of: output, laws: [.silence])
      .filter { !$0.statement.contains("beside its style") }
    #expect(broken.map(\.description) == [])
  }

  @Test("What is lost in silence is told by its path")
  func silence() throws {
    let output = TestedOutput("Lines", render: Self.render)
    let broken = brokenLaws(of: output, laws: [.silence])
    let label = try #require(broken.first)
    #expect(label.statement == "each property of Label is shown or reported")
    #expect(label.counterexample.map(\.text).contains("kern"))
  }

  @Test("What is written otherwise each time is told")
  func determinism() {
    let output = TestedOutput("Random") { element in
      Rendering("\(UInt64.random(in: 0 ... .max))", problems: [])
    }
    #expect(brokenLaws(of: output, laws: [.determinism]).first?.law == .determinism)
  }
}
