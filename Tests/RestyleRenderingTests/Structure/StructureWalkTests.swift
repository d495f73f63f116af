import Restyle
import RestyleElements
import RestyleRendering
import Testing

@Suite("The structure of an interface")
struct StructureWalkTests {
  private func lines(_ element: some Element) throws -> [String] { try StructureTrace(element).lines }

  @Test("A section's header ranks below the heading before it, and below the sections around it")
  func headings() throws {
    let inner = Section(header: "b") { Label("c") }
    let screen = Stack {
      Section(header: "first") { Label("d") }
      Label("a").heading(2)
      Section(header: "a") { inner }
      Section(header: "") { Label("e") }
    }
    let headings = try lines(screen).filter { $0.contains("heading") }
    #expect(
      headings == [
        "section heading 2 #0 FIRST", "heading 2 a", "section heading 3 #1 A", "section heading 4 #2 B",
      ])
    let deep = (1...8).reduce(Section(header: "x") { Label("y") }) { section, _ in
      Section(header: "x") { section }
    }
    #expect(try lines(deep).filter { $0.contains("heading 6") }.count == 5)
  }

  @Test("A title is the label of a control beside it that has no name, else others refer to it")
  func titles() throws {
    #expect(try lines(Row("a") { Switch() }) == ["row loose", "title label #0 a", "switch #0 by label a"])
    #expect(
      try lines(Row("a") { Stack { TextField() } })
        == ["row loose", "title #0 a", "field #1 by #0 a"])
    #expect(
      try lines(Row("a") { Switch("b") })
        == ["row loose", "title #1 a", "switch #0 labelled b"])
    #expect(
      try lines(Row("a") { TextField().accessibilityLabel("b") })
        == ["row loose", "title #1 a", "field #0 b"])
    #expect(
      try lines(Row("a") { SegmentedControl(["b"]) })
        == ["row loose", "title #0 a", "segments #1 by #0 a"])
    #expect(try lines(Row("a") { Button("") }) == ["row loose", "title #0 a", "button #0 a"])
    #expect(
      try lines(Row("a", action: .submit) { Switch() })
        == ["row loose", "title #1 action a", "switch #0 by #1 a"])
  }

  @Test("A row's title comes before all that stands in the row")
  func titlesComeFirst() throws {
    struct Card: ContainerElement {
      var body: some Element { Label("b") }
    }
    let contents: [any Element] = [
      Label("b"), TitleSubtitle("b"), Button("b"), Hyperlink("b", to: "/b"), ImageView(Image(url: "b.png")),
      Separator(), Spacer(), ProgressBar("b", value: 0), TextField("b"), Table("b", columns: ["c"], rows: []),
      Table(columns: ["b"]) { Table.Row { Switch() } }, Stack { Label("b") }, Section(header: "b") {},
      Form { Label("b") }, List(["b"]), DescriptionList { DescriptionList.Item("b", "c") },
      Disclosure("b") {}, FormField("b") { Switch() }, Card(), Row("b") {}, Picker("b", ["c"]),
    ]
    for content in contents {
      let lines = try lines(Row("a") { content })
      #expect(lines.count > 1 && lines[1].hasPrefix("title"), "\(content)")
      #expect(lines.count { $0.hasSuffix(" a") } == 1, "\(lines)")
    }
  }

  @Test("Rows know their positions, and whether they do something as a whole")
  func rows() throws {
    let section = Section {
      Row(action: .submit) { Label("a") }.accessibilityLabel("b")
      Label("c")
      Row("d", action: .submit)
    }
    #expect(
      try lines(section) == [
        "section", "row top action b", "text a", "row middle", "text c", "row bottom", "title #0 action d",
        "end",
      ])
  }

  @Test("Separators lie across the direction of what they stand in")
  func separators() throws {
    let stack = Stack(.horizontal) {
      Separator()
      Stack { Separator() }
      Separator()
      Form { Separator() }
      Row { Separator() }
    }
    #expect(
      try lines(stack).filter { $0.contains("separator") }.map { $0.dropFirst("separator across ".count) }
        == ["horizontal", "vertical", "horizontal", "vertical", "horizontal"])
  }

  @Test("A form in a form is none, and told of; unsafe destinations make none")
  func forms() throws {
    let trace = try StructureTrace(
      Stack {
        Form(submission: .init(to: "/a")) { Form(submission: .init(to: "/b")) { Label("x") } }
        Form(submission: .init(to: "javascript:x")) { Form(submission: .init(to: "/c")) { Label("x") } }
      })
    #expect(trace.lines.filter { $0.contains("form") } == ["form /a", "no form", "no form", "form /c"])
    #expect(
      trace.problems.map(\.loss) == [.nestedForm, .droppedLink("javascript:x", scheme: "javascript")])
    #expect(
      trace.problems.map(\.path.description) == ["Stack 1 > Form 1 > Form 1", "Stack 1 > Form 2"])
  }

  @Test(
    "A field's label is that of its only control, else the name of a group; its texts describe the control")
  func fields() throws {
    #expect(
      try lines(FormField("n", help: "h", error: "e") { TextField() })
        == ["field label #0 n", "field #0 by label described #1 described #2 invalid n"])
    #expect(
      try lines(FormField("n", error: "e") { RadioGroup(["a"]) })
        == ["field #0 n", "radios #2 by #0 described #1 invalid n"])
    #expect(
      try lines(FormField("n", error: "e") { Checkbox("c") })
        == ["group #0 n", "checkbox #2 labelled described #1 invalid c"])
    #expect(
      try lines(
        FormField("n", help: "h") {
          TextField("a")
          TextField()
          Row("r") { TextField() }
          SegmentedControl(["s"])
        })
        == [
          "group #0 described #1 n", "field #2 labelled a", "field #3 by #0 n", "row loose",
          "title label #4 r",
          "field #4 by label r", "segments #5 by #0 n",
        ])
    #expect(
      try lines(Row("r") { FormField("n", help: "", error: "") { ProgressBar(value: 0) } })
        == ["row loose", "title #0 r", "field label #1 n", "bar #1 n"])
    // A form field in another one has its own control.
    #expect(
      try lines(
        FormField("a") {
          FormField("b", error: "e") { Switch() }
          Switch()
        })
        == [
          "group #0 a", "field label #1 b", "switch #1 by label described #2 invalid b", "switch #3 by #0 a",
        ])
  }

  @Test("What lies in a list is an item, and an item outside of lists is in one of its own")
  func lists() throws {
    struct Two: Element {
      var body: some Element {
        Label("b")
        List.Item { Label("c") }
      }
    }
    let list = List(isOrdered: true, start: .max) {
      Label("a")
      Two()
      ForEach(0..<1) { _ in List { Label("d") } }
    }
    let max = Int.max
    #expect(
      try lines(list) == [
        "list", "item 0 #\(max)", "text a", "item 1 #\(max)", "text b", "item 2 #\(max)", "text c",
        "item 3 #\(max)", "list", "item 0", "text d",
      ])
    #expect(
      try lines(Stack { List.Item { List.Item { Label("a") } } })
        == ["list", "item 0", "list", "item 0", "text a"])
  }

  @Test("A table that holds elements is told cell by cell, and its headers name what has no name")
  func tables() throws {
    let table = Table(columns: ["n", Table.Column { Label("s") }]) {
      Table.Row {
        Table.Cell("r", isHeader: true)
        Switch()
        Button("")
      }
      Table.Row {
        Checkbox()
        TextField("own")
        if false { "never" } else { "x" }
        for number in 1...2 { "\(number)" }
      }
    }
    let told = try lines(table)
    #expect(
      told == [
        "table row of headers", "header 0 #0 n", "header 1 #1 of elements", "text s",
        "table row 0", "header 0 #2 r", "cell 1 of elements", "switch #3 by #2 r", "cell 2 of elements",
        "button #2 r",
        "table row 1", "cell 0 of elements", "checkbox #4 by #0 n", "cell 1 of elements",
        "field #5 labelled own",
        "cell 2 x", "cell 3 1", "cell 4 2",
      ])
    // Without headers there is no row of them; texts alone are told in the same order.
    #expect(
      try lines(Table(columns: ["", ""], rows: [["a"], []]))
        == ["table row 0", "cell 0 a", "table row 1"])
    let place = try StructureTrace(
      Table("t", columns: ["a"]) {
        Table.Row { "b" }
        Table.Row {
          "c"
          Hyperlink("h", to: "/")
        }
      }
    ).problems.map(\.path.description)
    #expect(place == [#"Table 1 "t""#, #"Table 1 "t" > Table.Row 2 > Table.Cell 2 > Hyperlink 1 "h""#])
  }

  @Test("A table of elements without headers has no row of them")
  func tablesWithoutHeaders() throws {
    for columns in [[], [""], ["", ""]] as [[String]] {
      let table = Table(columns: columns.map { Table.Column($0) }) {
        Table.Row { Label("x") }
        Table.Row { "y" }
      }
      #expect(
        try lines(table)
          == ["table row 0", "cell 0 of elements", "text x", "table row 1", "cell 0 y"])
    }
  }

  @Test("What has no name has that of the innermost row, field or column around it")
  func innermostTitles() throws {
    typealias Wrapping = @Sendable (String, ElementContent) -> ElementContent
    let kinds: [Wrapping] = [
      { name, content in ElementBuilder.buildExpression(Row(DisplayText(name)) { content }) },
      { name, content in ElementBuilder.buildExpression(FormField(DisplayText(name)) { content }) },
      { name, content in
        ElementBuilder.buildExpression(
          Table(columns: [Table.Column(name)]) { Table.Row { Table.Cell { content } } })
      },
    ]
    let controls: [any Element] = [Switch(), TextField(), SegmentedControl(["s"]), RadioGroup(["r"])]
    for control in controls {
      for outer in kinds {
        for middle in kinds {
          for inner in kinds {
            let content = outer("a", middle("b", inner("c", ElementBuilder.buildExpression(control))))
            let told = try lines(content)
            #expect(told.filter { $0.contains(" c") }.last?.hasSuffix(" c") == true, "\(told)")
            #expect(told.last?.hasSuffix(" c") == true, "\(told)")
          }
        }
      }
    }
  }

  @Test("Tables in tables of any depth are told, or an error is thrown", arguments: [2, 20, 30_000])
  func nestedTables(depth: Int) {
    var content = ElementContent()
    for _ in 0..<depth {
      let inner = content
      content = Table(columns: []) { Table.Row { Table.Cell { inner } } }.body
    }
    if depth < 100 {
      #expect(throws: Never.self) { try lines(content) }
    } else {
      #expect(throws: ElementError.self) { try lines(content) }
    }
  }

  @Test("An output that knows an element not reports it, with its place, and is told of what lies in it")
  func unknownElements() throws {
    struct Texts: StructureVisitor {
      var problems: [RenderingProblem] = []
      var lines: [String] = []
      mutating func visit(_ label: ResolvedLabel) { lines.append(label.text.text) }
    }
    var output = Texts()
    try Stack {
      Picker("p", ["a"])
      Disclosure("d") { Label("l") }
      Hyperlink("h", to: "/")
      Table("t", columns: [], rows: [])
    }.walkStructure(&output)
    #expect(output.lines == ["l"])
    #expect(
      output.problems.map(\.description) == [
        #"Stack 1 > Picker 1 "p": left out an element, "Picker": the output doesn't support it"#,
        #"Stack 1 > Disclosure 2 "d": left out an element, "Disclosure": the output doesn't support it"#,
        #"Stack 1 > Hyperlink 3 "h": left out an element, "Hyperlink": the output doesn't support it"#,
        #"Stack 1 > Table 4 "t": left out an element, "Table": the output doesn't support it"#,
      ])
  }

  @Test("Segments without a name are submitted with no form, all of one form as one")
  func segments() throws {
    let form = Form(submission: .init(to: "/")) {
      SegmentedControl(["a"])
      SegmentedControl(["a"], name: "")
      SegmentedControl(["a"], name: "b")
      SegmentedControl([])
    }
    #expect(
      try lines(form) == [
        "form /", "segments #0 not in form #1 -", "segments #2 not in form #1 -", "segments #3 -",
        "segments #4 -", "end not in form #1",
      ])
    #expect(try lines(SegmentedControl(["a"])) == ["segments #0 -"])
  }

  @Test("Sections group controls within forms, if they have a name")
  func groups() throws {
    let form = Form {
      Section(header: "a") { Label("x") }
      Section { Label("x") }
      Section { Label("x") }.accessibilityLabel("b")
    }
    #expect(
      try lines(form).filter { $0.hasPrefix("group") || $0.hasPrefix("section") }
        == ["group heading 2 #0 A", "section", "group"])
  }

  @Test("Empty texts are no names and no headings")
  func empty() throws {
    #expect(try lines(Label("").heading(1)) == ["text "])
    #expect(try lines(Label("").heading(1).accessibilityLabel("a")) == ["heading 1  named a"])
    #expect(try lines(Label("a").accessibilityLabel("b")) == ["text a spoken b"])
    #expect(try lines(Row("a") { Switch("") }) == ["row loose", "title label #0 a", "switch #0 by label a"])
  }

  @Test("A header that a transform of one's own empties is none; one in capitals is one")
  func emptiedHeaders() throws {
    func section(_ header: TextStyle) -> some Element {
      Section(header: "a", style: .default.restyled { $0.header.text = header }) { Label("b") }
    }
    #expect(try lines(section(TextStyle().uppercased)).first == "section heading 2 #0 A")
    for style in [TextStyle(), TextStyle().uppercased] {
      let emptied = style.restyled { $0.setAttribute(true, for: Erasing()) }
      #expect(try lines(section(emptied)).first == "section")
      for column in ["a", Table.Column("a").sorted(.ascending)] {
        let table = Table(
          columns: [column], rows: [["b"]], hasRowHeaders: true,
          style: .system.restyled { $0.header = emptied })
        #expect(try lines(table) == ["table row of headers", "cell 0 ", "table row 0", "cell 0 "])
      }
    }
  }

  /// Leaves nothing of a text.
  private struct Erasing: TextAttributeKey {
    static let name = "erasing"
    typealias Value = Bool
    static let transform: TextTransform<Bool>? = { text, erases, _ in erases ? "" : text }
  }

  @Test("Numbers go on where another walk ended")
  func numbers() throws {
    let element = Row("a") { Switch() }
    let first = try StructureTrace(element)
    let second = try StructureTrace(element, firstNumber: first.nextNumber)
    #expect(second.lines == ["row loose", "title label #1 a", "switch #1 by label a"])
    #expect(second.nextNumber == 2)
  }

  @Test("Paths name elements of one's own, and no ways of writing")
  func paths() throws {
    struct Card: Element {
      var body: some Element {
        ContextReader { _ in
          ForEach(0..<3) { index in
            if index == 2 { Form(submission: .init(to: "data:x")) { Label("a") } } else { Label("b") }
          }
        }
      }
    }
    let trace = try StructureTrace(Stack { Card() })
    #expect(trace.problems.map(\.path.description) == ["Stack 1 > Card 1 > Form 3"])
  }
}
