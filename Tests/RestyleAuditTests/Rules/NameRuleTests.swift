import Restyle
import RestyleAudit
import RestyleElements
import RestyleTesting
import Testing

@Suite("Names of controls")
struct NameRuleTests {
  /// The names of the elements, and of the parts of them, that have no name.
  private func unnamed(_ element: some Element) throws -> [String] {
    try Audit(element, in: AuditSurroundings(page: .white)).findings.filter { $0.rule == .accessibleName }
      .compactMap(\.place.names.last)
  }

  @Test("Controls without a label or a title are found")
  func form() throws {
    let form = Form {
      TextField(name: "a")
      Button("", action: .submit)
      Checkbox("", name: "c")
      Hyperlink(" ", to: "/")
      Disclosure("") { Label("a") }
      ProgressBar(value: 0.5)
    }
    #expect(
      try unnamed(form) == [
        "TextField 1", "Button 2", "Checkbox 3", #"Hyperlink 4 " ""#, "Disclosure 5", "ProgressBar 6",
      ])
    let findings = try Audit(Button("")).findings.filter { $0.rule == .accessibleName }
    #expect(
      findings.map(\.message) == ["nothing names it for people who can't see it"]
        && findings.first?.suggestion == "a label, a title or `accessibilityLabel(_:)`")
  }

  /// An element of each kind that people act on, as the table of all kinds has it, with what follows from it.
  private static let controls: [(name: String, element: any Control)] = MatrixSubject.elements.flatMap {
    subject -> [(String, any Control)] in
    (subject.bases[nil]?.walkedElements ?? []).compactMap { element in
      guard let control = element as? any Control, subject.kind == "\(type(of: control))" else { return nil }
      return (subject.kind, control)
    }
  }

  @Test("Each kind of control is named by an accessibility label and by other elements")
  func kinds() throws {
    #expect(Set(Self.controls.map(\.name)).count > 12)
    for (name, control) in Self.controls {
      func named<Kind: Control>(_ control: Kind) -> [any Element] {
        [control.accessibilityLabel("Name"), control.labelled(by: "title")]
      }
      let elements = named(control)
      #expect(try unnamed(elements[0]).isEmpty, "\(name)")
      // A row with an action is named by its title.
      if !(control is Row) { #expect(try unnamed(elements[1]).isEmpty, "\(name)") }
    }
  }

  @Test("Titles around a control name it")
  func titlesAround() throws {
    let field = TextField(name: "a")
    #expect(try unnamed(FormField("Name") { field }).isEmpty)
    #expect(try unnamed(FormField(" ") { field }).count == 1)
    #expect(try unnamed(FormField("Name") { RadioGroup(["a", "b"]) }).isEmpty)
    #expect(try unnamed(RadioGroup(["a", "b"])).count == 1)
    let several = FormField("Name") {
      field
      field
    }
    #expect(try unnamed(several).isEmpty)
    #expect(try unnamed(Section { Row("Name") { field } }).isEmpty)
    // As pages have it, the label is that of the first.
    let row = Section {
      Row("Name") {
        field
        field
      }
    }
    #expect(try unnamed(row) == ["TextField 2"])
    func table(_ header: String) -> Table {
      Table(columns: [Table.Column(header)]) { Table.Row { field } }
    }
    #expect(try unnamed(table("Name")).isEmpty)
    #expect(try unnamed(table("")).count == 1)
  }

  @Test("Buttons and links are named by their texts, which images may be a part of")
  func images() throws {
    let image = Image(url: "https://example.com/a.png")
    func title(_ alternative: String) -> DisplayText {
      DisplayText(StyledString(InlineImage(image, alternative: alternative)))
    }
    #expect(try unnamed(Button(title("Home"))).isEmpty)
    #expect(try unnamed(Button(title(""))).count == 1)
    #expect(try unnamed(Hyperlink(title("Home"), to: "/")).isEmpty)
    #expect(try unnamed(Button("", image: image)).count == 1)
    #expect(try unnamed(ImageView(image)).isEmpty)
  }

  @Test("Rows with an action are named by their titles, or by what is heard in them")
  func rows() throws {
    #expect(try unnamed(Section { Row("Name", action: .submit) }).isEmpty)
    #expect(try unnamed(Section { Row("", action: .submit) }).count == 1)
    let image = ImageView(Image(url: "https://example.com/a.png"))
    let heard: [any Element] = [
      Label("Name"), TitleSubtitle("Name"), TitleSubtitle("", subtitle: "Name"),
      image.accessibilityLabel("Name"), Table(columns: [], rows: [["Name"]]),
      Table("Name", columns: [], rows: [[""]]), Table(columns: ["Name"], rows: [[""]]),
      DescriptionList { DescriptionList.Item("Name") {} }, Section(header: "Name") {},
      Stack {}.accessibilityLabel("Name"), List([""]).accessibilityLabel("Name"), Button("Name"),
      Hyperlink("Name", to: "/"),
    ]
    for element in heard { #expect(try unnamed(Section { Row(action: .submit) { element } }).isEmpty) }
    let hidden = Label("Name").with { $0.accessibility.isHidden = true }
    for element in [image, Label(" "), hidden] as [any Element] {
      let row = Row(action: .submit) { element }
      #expect(try unnamed(Section { row }) == ["Row 1"])
      #expect(try unnamed(Section { row.accessibilityLabel("Name") }).isEmpty)
    }
    #expect(try unnamed(Section { Row(action: .submit) {} }) == ["Row 1"])
    #expect(try unnamed(Section { Row(action: .submit) {}.labelled(by: "name") }).isEmpty)
    #expect(try unnamed(Section { Row { Label("Name") } }).isEmpty)
  }

  @Test("Each choice has a name")
  func choices() throws {
    let group = RadioGroup(["a", ""]).accessibilityLabel("Name")
    #expect(try unnamed(group) == ["choice 2"])
    let segments = SegmentedControl([" ", "b"]).accessibilityLabel("Name")
    #expect(try unnamed(segments) == ["segment 1"])
    #expect(try unnamed(Picker("Name", ["", "b"])).isEmpty)
  }

  @Test("What is hidden from those who can't see needs no name")
  func hidden() throws {
    func hiding<Kind: PrimitiveElement>(_ element: Kind) -> Kind {
      element.with { $0.accessibility.isHidden = true }
    }
    let field = TextField()
    #expect(try unnamed(hiding(field)).isEmpty)
    let containers: [any PrimitiveElement] = [
      Stack { field }, Form { field }, Section { field }, Section { hiding(Row { field }) }, List { field },
      FormField("") { field }, Table(columns: []) { Table.Row { field } },
      DescriptionList { DescriptionList.Item("a") { field } },
    ]
    for container in containers {
      #expect(try unnamed(Stack { hiding(container) }).isEmpty, "\(container)")
      #expect(
        try unnamed(
          Stack {
            hiding(container)
            field
          }
        ).count == 1)
    }
    // What it opens isn't hidden with it.
    #expect(try unnamed(hiding(Disclosure("") { field })) == ["TextField 1"])
  }

  @Test("The condition is the smallest one")
  func conditions() throws {
    let reader = Stack {
      ContextReader { context in context.traits.isCompact ? TextField() : TextField().labelled(by: "title") }
    }
    let found = try Audit(reader).findings.filter { $0.rule == .accessibleName }
    #expect(found.map(\.condition.description) == ["compact width"])
  }
}
