// The output that the article writes, as it stands there; what it leaves to its reader is at the end.

import Restyle
import RestyleElements
import RestyleRendering
import Testing

// Block 1 of RestyleRendering/RestyleRendering.docc/RestyleRendering.md

// Block 2 of RestyleRendering/RestyleRendering.docc/RestyleRendering.md

// Block 3 of RestyleRendering/RestyleRendering.docc/RestyleRendering.md

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
    // Block 4 of RestyleRendering/RestyleRendering.docc/RestyleRendering.md

    #expect(output.lines == ["### First", "[x] Terms", "See [_them_](/t)"])
    #expect(output.problems.count == 1)
    let article = try DocumentedFile("Sources/RestyleRendering/RestyleRendering.docc/RestyleRendering.md")
    let shown = article.results(of: #"let problem = "\(output.problems[0])""#)
    #expect(shown.map { problem.hasPrefix($0.replacing(" ...", with: "")) } == [true])
  }
}
