import Restyle
import RestyleElements
import RestyleTerminal
import Testing

@Suite("Forms in a terminal as services have them")
struct InterfaceFormTests {
  private func text(_ element: some Element) throws -> String {
    var terminal = TerminalRenderer(.plain)
    try terminal.append(element)
    #expect(terminal.problems.isEmpty, "\(terminal.problems)")
    return terminal.text
  }

  @Test("Hints are below their choices, and dividers before them")
  func choices() throws {
    let group = RadioGroup(["A", Choice("B", hint: "About B"), Choice("C", hint: "", divider: "or")])
    #expect(try text(group) == "( ) A\n( ) B\n    About B\nor\n( ) C\n")
  }

  @Test("A bar stands beside a field with an error, and space between fields")
  func fields() throws {
    let style = FormFieldStyle.system.restyled {
      $0.errorBorder = BorderStyle(width: 5, color: .red, borderEdges: .leading)
      $0.errorInsets.leading = 8
    }
    let form = Form(style: DynamicFormStyle { _ in FormStyle(spacing: 30) }) {
      FormField("A", error: "Wrong", style: style) { Label("a") }
      FormField("B", style: style) { Label("b") }
    }
    let lines = try text(form).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.prefix(6) == ["▌ A", "▌ ! Wrong", "▌ a", "", "B", "b"], "\(lines)")
  }

  @Test("A control that needs a value has a star, or its label the mark of the style")
  func required() throws {
    func shown(_ style: FormFieldStyle) throws -> String {
      try text(
        FormField("A", style: style) {
          Checkbox("B")
          FormField("C", style: style) { RadioGroup(["x"]).required() }
          RadioGroup(["y"]).required().revealed(by: "c")
        })
    }
    #expect(try shown(.system) == "A\n[ ] B\nC\n( ) x *\n( ) y *\n")
    let marked = FormFieldStyle.system.restyled { $0.requiredMark = "(needed)" }
    #expect(try shown(marked) == "A\n[ ] B\nC\u{A0}(needed)\n( ) x\n( ) y *\n")
  }

  @Test("A field without a label has no line for one")
  func noLabel() throws {
    let marked = FormFieldStyle.system.restyled { $0.requiredMark = "(needed)" }
    let field = FormField(error: "Wrong", style: marked) { Checkbox("B").required() }
    #expect(try text(field) == "! Wrong\n[ ] B *\n")
  }

  @Test("A line stands between fields with a label above, and none between those of one line")
  func groups() throws {
    for (spacing, gap) in [(0.0, 0), (7, 0), (8, 1), (12, 1), (16, 1), (24, 1), (32, 2)] {
      let form = Form(style: DynamicFormStyle { _ in FormStyle(spacing: spacing) }) {
        FormField("A") { Label("a") }
        FormField("B", help: "Help") { Label("b") }
        Checkbox("C")
        Checkbox("D")
      }
      let space = Array(repeating: "", count: gap)
      let between = Array(repeating: "", count: Int(spacing / 16))
      var expected = ["A", "a"] + space
      expected += ["B", "Help", "b"] + space
      expected += ["[ ] C"] + between
      expected += ["[ ] D", ""]
      let lines = try text(form).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      #expect(lines == expected, "\(spacing)")
    }
  }

  @Test("A field with a label above stands apart in a box, too")
  func groupsInBoxes() throws {
    let form = Form(style: DynamicFormStyle { _ in FormStyle(spacing: 8) }) {
      FormField("A") { Label("a") }.frame(width: .characters(8))
      Checkbox("B").frame(width: .characters(8))
      Checkbox("C")
      FormField("D") { Label("d") }.frame(width: .characters(8)).frame(maximumWidth: .characters(10))
    }
    #expect(try text(form) == "A\na\n\n[ ] B\n[ ] C\n\nD\nd\n")
  }
}
