// The output that the documentation writes, as it stands there; what follows it there in words is at the end.

import Restyle
import RestyleElements
import RestyleRendering

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
