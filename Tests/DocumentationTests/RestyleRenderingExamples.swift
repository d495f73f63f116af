// The output that the article writes, as it stands there; what it leaves to its reader is at the end.

import Restyle
import RestyleElements
import RestyleRendering
import Testing

struct OutlineOutput: StructureVisitor {
  var problems: [RenderingProblem] = []
  var lines: [String] = []

  mutating func visit(_ label: ResolvedLabel) {
    switch label.role {
    case .heading(let level): lines.append(String(repeating: "#", count: level) + " " + markdown(label.text))
    case .paragraph, .controlLabel: lines.append(markdown(label.text))
    }
  }

  mutating func visit(_ switch: ResolvedControl<Switch>) {
    lines.append((`switch`.element.isOn ? "[x] " : "[ ] ") + (`switch`.name ?? ""))
  }
}

extension OutlineOutput {
  mutating func markdown(_ text: ShownText) -> String {
    report(text)  // links that nobody can follow
    return text.runs.map { run in
      let text = run.changes.fontSlant == .italic ? "_\(run.text)_" : run.text
      return run.link.map { "[\(text)](\($0.text))" } ?? text
    }.joined()
  }
}

extension OutlineOutput {
  mutating func visit(_ title: ResolvedTitle) {
    report(.attribute("color"), part: "title")
  }
}

extension OutlineOutput {
  mutating func visit(_ button: ResolvedButton) {}
  mutating func visit(_ field: ResolvedControl<TextField>) {}
  mutating func visit(_ control: ResolvedControl<SegmentedControl>) {}
  mutating func visit(_ image: ResolvedImage) {}
  mutating func visit(_ separator: Separator, across axis: StackStyle.Axis) {}
  mutating func visit(_ spacer: Spacer) {}
  mutating func open(_ stack: Stack) {}
  mutating func close(_ stack: Stack) {}
  mutating func open(_ row: ResolvedRow) {}
  mutating func close(_ row: ResolvedRow) {}
  mutating func open(_ section: ResolvedSection) {}
  mutating func close(_ section: ResolvedSection) {}
  mutating func open(_ form: ResolvedForm) {}
  mutating func close(_ form: ResolvedForm) {}
}

@Suite("What the article of RestyleRendering shows")
struct RestyleRenderingExamples {
  @Test("The output gives what it says")
  func gives() throws {
    let context = ElementContext()
    let screen = Section(header: "Help") {
      Label("First").heading(3)
      Row("Terms") { Switch(isOn: true) }
      Label(
        DisplayText(StyledString("See ") + StyledString("them", style: TextStyle().italic.linked(to: "/t"))))
    }
    var output = OutlineOutput()
    try screen.walkStructure(&output, in: context)
    let problem = "\(output.problems[0])"
    // Section 1 "Help" > Row 2 "Terms", title: left out the attribute "color" ...

    #expect(output.lines == ["### First", "[x] Terms", "See [_them_](/t)"])
    #expect(output.problems.count == 1)
    let article = try DocumentedFile("Sources/RestyleRendering/RestyleRendering.docc/RestyleRendering.md")
    let shown = article.results(of: #"let problem = "\(output.problems[0])""#)
    #expect(shown.map { problem.hasPrefix($0.replacing(" ...", with: "")) } == [true])
  }
}
