import Restyle
import RestyleElements
import RestyleRendering
import Testing

/// Gathers what a walk resolves of each kind.
private struct ResolvedElements: StructureVisitor {
  var problems: [RenderingProblem] = []
  private var all: [Any] = []

  init(_ element: some Element, language: Language? = nil) throws {
    try element.walkStructure(&self, in: ElementContext(language: language))
  }

  func all<Kind>(_ kind: Kind.Type) -> [Kind] { all.compactMap { $0 as? Kind } }

  func first<Kind>(_ kind: Kind.Type) throws -> Kind { try #require(all(kind).first) }

  mutating func visit(_ label: ResolvedLabel) { all.append(label) }
  mutating func visit(_ title: ResolvedTitle) { all.append(title) }
  mutating func visit(_ button: ResolvedButton) { all.append(button) }
  mutating func visit<Kind: InputControl>(_ control: ResolvedControl<Kind>) { all.append(control) }
  mutating func visit(_ link: ResolvedHyperlink) { all.append(link) }
  mutating func visit(_ bar: ResolvedProgressBar) { all.append(bar) }
  mutating func visit(_ image: ResolvedImage) { all.append(image) }
  mutating func open(_ row: ResolvedRow) { all.append(row) }
  mutating func open(_ section: ResolvedSection) { all.append(section) }
  mutating func open(_ form: ResolvedForm) { all.append(form) }
  mutating func open(_ list: List) {}
  mutating func open(_ item: ResolvedListItem) { all.append(item) }
  mutating func open(_ table: ResolvedTable) { all.append(table) }
  mutating func open(_ cell: ResolvedTable.Cell) { all.append(cell) }
  mutating func open(_ list: DescriptionList) {}
  mutating func open(_ item: ResolvedDescription) { all.append(item) }
  mutating func open(_ disclosure: ResolvedDisclosure) { all.append(disclosure) }
  mutating func open(_ field: ResolvedFormField) { all.append(field) }
}

@Suite("What walks resolve of elements")
struct ResolvedElementTests {
  private static let link = DisplayText(
    StyledString("a ") + StyledString("b", style: TextStyle().linked(to: "/c")))

  private func followsLink(_ text: ShownText) -> Bool { text.runs.contains { $0.link != nil } }

  @Test("Links in labels can be followed, unless something else happens there")
  func labels() throws {
    let plain = try ResolvedElements(Label(Self.link)).first(ResolvedLabel.self)
    #expect(plain.role == .paragraph && followsLink(plain.text))
    let inAction = Row(action: .submit) { Label(Self.link) }
    #expect(try !followsLink(ResolvedElements(inAction).first(ResolvedLabel.self).text))
    let inRow = Row { Label(Self.link) }
    #expect(try followsLink(ResolvedElements(inRow).first(ResolvedLabel.self).text))
    let spoken = Label(Self.link).accessibilityLabel("d")
    #expect(try !followsLink(ResolvedElements(spoken).first(ResolvedLabel.self).text))
    let field = try ResolvedElements(TextField().with { $0.label = Label(Self.link) })
      .first(ResolvedControl<TextField>.self)
    #expect(field.label?.role == .controlLabel(field.number))
    #expect(field.label.map { followsLink($0.text) } == false)
    let loneField = try ResolvedElements(TextField("")).first(ResolvedControl<TextField>.self)
    #expect(loneField.label == nil && loneField.labelBeside == nil)
  }

  @Test("Links in titles can be followed where the title is no label, and nothing else happens")
  func titles() throws {
    let title = TitleSubtitle(Self.link, subtitle: Self.link)
    let rows: [(any Element, Bool, Bool)] = [
      (title, true, true), (Row(Self.link, subtitle: Self.link) { Label("x") }, true, true),
      (Row(Self.link, subtitle: Self.link) { Switch() }, false, true),
      (Row(Self.link, subtitle: Self.link, action: .submit), false, false),
    ]
    for (element, titleFollows, subtitleFollows) in rows {
      let resolved = try ResolvedElements(element).first(ResolvedTitle.self)
      #expect(followsLink(resolved.title) == titleFollows)
      #expect(resolved.subtitle.map(followsLink) == subtitleFollows)
    }
    #expect(try ResolvedElements(TitleSubtitle("a")).first(ResolvedTitle.self).subtitle == nil)
  }

  @Test("Rows do what they do as a whole, by their own name, while they are enabled")
  func rows() throws {
    func row(_ row: Row) throws -> ResolvedRow { try ResolvedElements(row).first(ResolvedRow.self) }
    let untitled = try row(Row(action: .submit) { Label("a") }.accessibilityLabel("b"))
    #expect(untitled.untitledAction?.name == "b" && untitled.untitledAction?.isEnabled == true)
    #expect(try row(Row(action: .submit) { Label("a") }.disabled()).untitledAction?.isEnabled == false)
    #expect(try row(Row(action: .submit) { Label("a") }).untitledAction?.name == nil)
    #expect(try row(Row("a", action: .submit)).untitledAction == nil)
    #expect(try row(Row { Label("a") }).untitledAction == nil)
    for (element, isUntitled) in [
      (Row(action: .submit) { Label("a") }, true), (Row("a", action: .submit), false),
      (Row { Label("a") }, false), (Row("a"), false),
    ] {
      #expect(try element.isUntitledAction == isUntitled && row(element).isUntitledAction == isUntitled)
    }
    let action = try ResolvedElements(Row("a", action: .submit).disabled()).first(ResolvedTitle.self).action
    #expect(action?.isEnabled == false && action?.action == .submit)
    // A row that is being pressed looks selected.
    #expect(try row(Row("a").with { $0.isHighlighted = true }).shownState == [.highlighted, .selected])
    #expect(try row(Row("a").with { $0.isFocused = true }).shownState == .focused)
  }

  @Test("Controls say their value, but no secret, and are invalid where their field has an error")
  func controls() throws {
    func field(_ element: some Element) throws -> ResolvedControl<TextField> {
      try ResolvedElements(element).first(ResolvedControl<TextField>.self)
    }
    let style = FieldStyle.default.restyled {
      $0.text = TextStyle(color: .red)
      $0.placeholder = TextStyle(color: .gray)
    }
    let filled = try field(TextField(text: "abc", style: style))
    #expect(filled.shownText == "abc")
    guard case .value(let value) = filled.fieldText else {
      Issue.record("no value")
      return
    }
    #expect(value.text == "abc" && value.block.color == .red)
    let secret = try field(TextField(text: "abc", style: style.password))
    #expect(secret.shownText == nil)
    guard case .secret(3) = secret.fieldText else {
      Issue.record("\(secret.fieldText)")
      return
    }
    let empty = try field(TextField(placeholder: "p", style: style))
    #expect(empty.shownText == nil && empty.placeholder?.block.color == .gray)
    guard case .placeholder(let placeholder) = empty.fieldText else {
      Issue.record("no placeholder")
      return
    }
    #expect(placeholder.text == "p")
    guard case .nothing = try field(TextField()).fieldText else {
      Issue.record("something")
      return
    }
    #expect(empty.state == .normal)
    #expect(try field(FormField("a", error: "e") { TextField() }).state == .invalid)
    #expect(try field(FormField("a", help: "e") { TextField() }).state == .normal)
  }

  @Test("Choices and segments have the styles of their states, and those that aren't there none")
  func choices() throws {
    func colored(_ color: Color) -> ButtonStateStyle { ButtonStateStyle(text: TextStyle(color: color)) }
    let style = SegmentedControlStyle(normal: colored(.green), selected: colored(.red))
    let segments = try ResolvedElements(
      SegmentedControl(["a", "b"], selectedIndex: 1, style: style)
    ).first(ResolvedControl<SegmentedControl>.self)
    #expect(segments.title(ofSegmentAt: 0).text == "a" && segments.title(ofSegmentAt: 1).text == "b")
    #expect((0...1).map { segments.title(ofSegmentAt: $0).block.color } == [.green, .red])
    #expect(segments.title(ofSegmentAt: 2).isEmpty && segments.title(ofSegmentAt: -1).isEmpty)
    let radios = try ResolvedElements(
      FormField("f", error: "e") { RadioGroup(["a", .init("b", isEnabled: false)]) }
    )
    .first(ResolvedControl<RadioGroup>.self)
    #expect(radios.title(ofChoiceAt: 1).text == "b" && radios.title(ofChoiceAt: 2).isEmpty)
    #expect(radios.state(ofChoiceAt: 0) == .invalid && radios.state(ofChoiceAt: 1) == [.disabled, .invalid])
    // What is chosen on a press can't lead elsewhere as well.
    let linked = try ResolvedElements(
      Stack {
        RadioGroup([Choice(Self.link)])
        SegmentedControl([SegmentedControl.Segment(Self.link)])
        Checkbox(Self.link)
      })
    let titles = [
      try #require(try linked.first(ResolvedControl<Checkbox>.self).label),
      try linked.first(ResolvedControl<RadioGroup>.self).title(ofChoiceAt: 0),
      try linked.first(ResolvedControl<SegmentedControl>.self).title(ofSegmentAt: 0),
    ]
    #expect(titles.allSatisfy { $0.text == "a b" } && !titles.contains(where: followsLink))
    let valid = try ResolvedElements(RadioGroup(["a"])).first(ResolvedControl<RadioGroup>.self)
    #expect(valid.state(ofChoiceAt: 0) == .normal)
    for (label, isShown) in [("a", true), ("", false)] {
      let checkbox = try ResolvedElements(Checkbox(label)).first(ResolvedControl<Checkbox>.self)
      #expect((checkbox.label != nil) == isShown)
    }
  }

  @Test("Buttons, links and disclosures have titles in the style of their state")
  func stateStyles() throws {
    let style = ButtonStyle(
      normal: ButtonStateStyle(text: TextStyle(color: .red)),
      disabled: ButtonStateStyle(text: TextStyle(color: .gray)))
    for (isEnabled, color) in [(true, Color.red), (false, .gray)] {
      let resolved = try ResolvedElements(
        Stack {
          Button(Self.link, style: style).with { $0.isEnabled = isEnabled }
          Hyperlink(Self.link, to: "/", style: style).with { $0.isEnabled = isEnabled }
          Disclosure(Self.link, style: style) {}.with { $0.isEnabled = isEnabled }
        })
      let titles = [
        try resolved.first(ResolvedButton.self).title, try resolved.first(ResolvedHyperlink.self).title,
        try resolved.first(ResolvedDisclosure.self).title,
      ]
      for title in titles {
        #expect(title.block.color == color && title.text == "a b" && !followsLink(title))
      }
    }
    #expect(try ResolvedElements(Button("a")).first(ResolvedButton.self).name == "a")
    #expect(try ResolvedElements(Button("a").accessibilityLabel("b")).first(ResolvedButton.self).name == "b")
    #expect(try ResolvedElements(Row("c") { Button("") }).first(ResolvedButton.self).name == "c")
  }

  @Test("Items are numbered in the numerals of their list, as long as there are such")
  func numbers() async throws {
    let numerals: [(ListStyle.Numbering, [(Int, String)])] = [
      (.decimal, [(7, "7."), (-1, "-1.")]),
      (.lowerAlpha, [(0, "0."), (1, "a."), (26, "z."), (27, "aa."), (52, "az."), (703, "aaa.")]),
      (.upperAlpha, [(2, "B."), (-1, "-1.")]),
      (.lowerRoman, [(0, "0."), (4, "iv."), (1_994, "mcmxciv."), (3_999, "mmmcmxcix."), (4_000, "4000.")]),
      (.upperRoman, [(1, "I."), (9, "IX."), (40, "XL."), (400, "CD.")]),
    ]
    for (numbering, rows) in numerals {
      for (number, marker) in rows {
        let list = List(["a"], isOrdered: true, start: number, style: ListStyle(numbering: numbering))
        #expect(try ResolvedElements(list).first(ResolvedListItem.self).numberMarker == marker)
      }
    }
    let items = try ResolvedElements(List(["a", "b"], isOrdered: true, start: .max)).all(
      ResolvedListItem.self)
    #expect(items.map(\.number) == [.max, .max] && items.map(\.index) == [0, 1])
    #expect(try ResolvedElements(List(["a"])).first(ResolvedListItem.self).numberMarker == nil)
  }

  @Test("The header of a column that the rows are sorted by has a mark, in the style of its end")
  func sortedColumns() throws {
    let columns: [Table.Column] = [
      "a", Table.Column("b").sorted(.ascending),
      Table.Column(DisplayText("\("c", style: TextStyle().bold)")).sorted(.descending),
      Table.Column("").sorted(.ascending),
    ]
    let cells = try ResolvedElements(Table(columns: columns, rows: [["1", "2"]])).all(ResolvedTable.Cell.self)
    #expect(cells.map(\.sortOrder) == [nil, .ascending, .descending, nil, nil, nil])
    #expect(cells.map { $0.text?.text } == ["a", "b\u{A0}▲", "c\u{A0}▼", "", "1", "2"])
    #expect(cells.map { $0.unmarkedText?.text } == ["a", "b", "c", "", "1", "2"])
    #expect(columns[1].sorted(nil).sortOrder == nil)
  }

  @Test("Cells have the style of headers or of others, and the alignment of their column")
  func cells() throws {
    let style = TableStyle.system.restyled {
      $0.header = TextStyle(color: .red)
      $0.cell = TextStyle(color: .blue)
      $0.caption = TextStyle(color: .green)
    }
    let table = Table(
      "t", columns: ["a", Table.Column("b", alignment: .trailing)], rows: [["c", "d"], ["e", "f", "g"]],
      hasRowHeaders: true, style: style)
    let resolved = try ResolvedElements(table)
    let cells = resolved.all(ResolvedTable.Cell.self)
    #expect(cells.map { $0.text?.text } == ["a", "b", "c", "d", "e", "f", "g"])
    #expect(cells.map(\.isHeader) == [true, true, true, false, true, false, false])
    #expect(cells.map { $0.text?.block.color == .red } == cells.map(\.isHeader))
    #expect(
      cells.map(\.alignment) == [.leading, .trailing, .leading, .trailing, .leading, .trailing, .leading])
    #expect(
      cells.map(\.part) == [
        "column 1", "column 2", "row 1, column 1", "row 1, column 2", "row 2, column 1", "row 2, column 2",
        "row 2, column 3",
      ])
    let whole = try resolved.first(ResolvedTable.self)
    #expect(whole.caption?.text == "t" && whole.caption?.block.color == .green)
    #expect(whole.columnCount == 3 && whole.hasColumnHeaders)
    #expect(whole.header(ofColumn: 2).isEmpty && whole.cell(row: 2, column: 0).isEmpty)
    #expect(whole.cell(row: 0, column: 2).isEmpty && whole.cell(row: 0, column: 1).text == "d")
    let bare = try ResolvedElements(Table("", columns: [""], rows: [])).first(ResolvedTable.self)
    #expect(bare.caption == nil && !bare.hasColumnHeaders && bare.columnCount == 1)
  }

  @Test("What names a control in a table is its headers, the row's first")
  func headers() throws {
    let table = Table(columns: ["a", "b"]) {
      Table.Row {
        Table.Cell("r", isHeader: true)
        Switch()
      }
    }
    let control = try ResolvedElements(table).first(ResolvedControl<Switch>.self)
    #expect(control.name == "r, b" && control.rowTitle?.title.displayValue(in: nil) == "r, b")
    #expect(control.rowTitle?.number == 2 && control.rowTitle?.secondNumber == 1)
    // Empty headers name nothing, and have no numbers.
    for (column, row, name) in [("b", "r", "r, b"), ("", "r", "r"), ("b", "", "b"), ("", "", nil)] {
      let table = Table(columns: ["a", Table.Column(column)]) {
        Table.Row {
          Table.Cell(row, isHeader: true)
          Switch()
        }
      }
      let control = try ResolvedElements(table).first(ResolvedControl<Switch>.self)
      #expect(control.name == name && control.rowTitle?.title.displayValue(in: nil) == name)
      #expect((control.rowTitle?.secondNumber != nil) == (!column.isEmpty && !row.isEmpty))
    }
  }

  @Test("Images and bars have names, and none where nothing says one")
  func names() throws {
    let image = ImageView(Image(url: "a"))
    #expect(try ResolvedElements(image).first(ResolvedImage.self).name == nil)
    #expect(try ResolvedElements(image.accessibilityLabel("b")).first(ResolvedImage.self).name == "b")
    func bar(_ element: some Element) throws -> ResolvedProgressBar {
      try ResolvedElements(element).first(ResolvedProgressBar.self)
    }
    #expect(try bar(ProgressBar("a", value: 0)).name == "a")
    #expect(try bar(ProgressBar("a", value: 0).accessibilityLabel("b")).name == "b")
    #expect(try bar(Row("c") { ProgressBar(value: 0) }).name == "c")
    #expect(try bar(ProgressBar(value: 0)).name == nil && bar(ProgressBar(value: 0)).label == nil)
    #expect(try bar(ProgressBar("a", value: 0)).label?.text.text == "a")
  }

  @Test("Headers and footers have the style of the section for its traits")
  func sections() throws {
    let style = DynamicSectionStyle { traits in
      SectionStyle.system(grouped: false, horizontallyRegular: true).restyled {
        $0.header.text = TextStyle(color: traits.isCompact ? .red : .blue)
        $0.footer.text = TextStyle(color: traits.isCompact ? .green : .gray)
      }
    }
    let section = Section(header: "a", footer: "b", style: style) {}
    struct Sections: StructureVisitor {
      var problems: [RenderingProblem] = []
      var texts: [ShownText?] = []
      mutating func open(_ section: ResolvedSection) { texts += [section.header?.text, section.footer] }
    }
    for (size, colors) in [
      (UserInterfaceSizeClass.compact, [Color.red, .green]), (.regular, [.blue, .gray]),
    ] {
      var sections = Sections()
      try section.walkStructure(
        &sections, in: ElementContext(traits: TraitCollection(horizontalSizeClass: size)))
      #expect(sections.texts.map { $0?.block.color } == colors)
      #expect(sections.texts.map { $0?.text } == ["a", "b"])
    }
  }

  @Test("Files are sent by a form that says so, by the method post; else it is told")
  func files() throws {
    for method in [Form.Submission.Method.get, .post] {
      for sendsFiles in [false, true] {
        let submission = Form.Submission(to: "/", method: method, sendsFiles: sendsFiles)
        let resolved = try ResolvedElements(
          Form(submission: submission) {
            FileField("a")
            FileField("b", name: "c")
            TextField(name: "d")
          })
        let form = try resolved.first(ResolvedForm.self)
        #expect(form.submission?.method == method && form.submission?.sendsFiles == sendsFiles)
        let losses = resolved.problems.map(\.loss)
        #expect(Set(losses) == (method == .post && sendsFiles ? [] : [.unsentFiles]))
      }
    }
    #expect(try ResolvedElements(Form { FileField("b", name: "c") }).problems.isEmpty)
  }

  @Test("Descriptions and help are there where they say something")
  func descriptions() throws {
    let list = DescriptionList {
      DescriptionList.Item("a", "b")
      DescriptionList.Item("c", "d")
    }
    let items = try ResolvedElements(list).all(ResolvedDescription.self)
    #expect(items.map(\.term.text) == ["a", "c"] && items.map(\.index) == [0, 1])
    let style = FormFieldStyle.default.restyled {
      $0.label = TextStyle(color: .red)
      $0.help = TextStyle(color: .green)
      $0.error = TextStyle(color: .blue)
    }
    func field(_ help: String?, _ error: String?) throws -> ResolvedFormField {
      try ResolvedElements(
        FormField(Self.link, help: help, error: error, style: style) { TextField() }
      ).first(ResolvedFormField.self)
    }
    let full = try field("h", "e")
    #expect(full.help?.text == "h" && full.error?.text == "e" && full.label.text == "a b")
    #expect(
      [full.label.block.color, full.help?.block.color, full.error?.block.color] == [.red, .green, .blue])
    #expect(!followsLink(full.label) && full.describesControl && !full.isGroup)
    #expect(try field("", "").help == nil && field("", "").error == nil)
    #expect(try field(nil, nil).help == nil)
    let group = try ResolvedElements(FormField(Self.link) { Switch("own") }).first(ResolvedFormField.self)
    #expect(followsLink(group.label) && group.isGroup)
  }
}
