// The examples in the comments of RestyleRendering, as they stand there, and what they give.

import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import Testing

@Suite("What the comments of RestyleRendering show")
struct RestyleRenderingCommentExamples {
  @Test("DrawnBox")
  func box() {
    let style = ButtonStateStyle(color: .white, border: BorderStyle(width: 1, color: .red), text: TextStyle())
    var fills: [Color?] = []
    var layers = 0
    func fill(_ color: Color?) { fills.append(color) }
    func draw(_ layer: DrawnBox.Layer) { layers += 1 }

    let box = DrawnBox(style.background)
    fill(box.color)
    for layer in box.layers.reversed() { draw(layer) }

    #expect(fills == [.white] && layers == box.layers.count)
  }

  @Test("Variants")
  func variants() {
    let section = DynamicSectionStyle.systemGrouped.restyled {
      $0.header.text.color = Color(light: .red, dark: .blue)
    }
    let values = descriptions {
      let styles = Variants(over: TraitCollection()) { traits in section.style(from: traits) }
      let color = styles.property { style, traits in style.header.text.color?.resolved(for: traits) }
      color.base  // in a wide light window
      color.value(for: .darkColorScheme)  // in a wide dark one
    }

    #expect(values == [Color.red, .blue].map { String(describing: Optional($0)) })
  }

  @Test("TraitCondition")
  func condition() {
    let values = descriptions {
      TraitCondition([.darkColorScheme, .compactWidth]).traits(over: TraitCollection()).isCompact  // true
    }

    #expect(values == ["true"])
  }

  @Test("StructureVisitor")
  func visitor() throws {
    let context = ElementContext()
    let screen = SettingsForm()
    var output = OutlineOutput()
    try screen.walkStructure(&output, in: context)
    let problems = output.problems

    #expect(problems.count == 1)
  }

  @Test("RenderingProblem")
  func problem() throws {
    var page = HTMLRenderer()
    try page.append(
      Section(header: "Help") {
        Label("Read this first")
        Label("Terms", style: TextStyle().linked(to: "javascript:x"))
      })
    var lines: [String] = []
    func print(_ problem: RenderingProblem) { lines.append(problem.description) }

    for problem in page.problems { print(problem) }
    // Section 1 "Help" > Row 2 > Label 1 "Terms": left out the link "javascript:x": its scheme is ...

    let comment = try DocumentedFile("Sources/RestyleRendering/Problem/RenderingProblem.swift")
    let shown = try #require(comment.results(of: "for problem in page.problems { print(problem) }").first)
    #expect(lines.count == 1 && lines[0].hasPrefix(shown.replacing(" ...", with: "")), "\(lines)")
  }

  @Test("ShownText")
  func text() {
    // It's only compiled: labels are resolved by the walk, and told to visitors.
    func show(_ label: ResolvedLabel) {
      func write(_ text: String, _ style: TextStyle, linkedTo link: LinkTarget?) {}
      for run in label.text.runs {
        write(run.text, run.style, linkedTo: run.link)
      }
    }
  }

  @Test("BidirectionalText")
  func directions() {
    let runs = StyledString("abc \u{202E}def").displayRuns
    var directions = BidirectionalText()
    let line = runs.map { directions.balanced($0.text) }.joined() + directions.closing

    #expect(line == "abc \u{202E}def\u{202C}")
  }
}
