import Restyle
import RestyleElements
import RestyleRendering
import Testing

/// An output that has nothing but what every output has.
private struct BlankOutput: StructureVisitor {
  var problems: [RenderingProblem] = []
}

/// An output that knows better where some of its problems are.
private struct PlacingOutput: StructureVisitor {
  var problems: [RenderingProblem] = []

  mutating func visit(_ label: ResolvedLabel) {
    problems.append(RenderingProblem(.unknownImage, at: ElementPath([.init("Page", number: 2)])))
    problems.append(RenderingProblem(.unknownImage))
  }
}

@Suite("What outputs have without saying so")
struct StructureVisitorTests {
  private static let elements: [(any Element, [String])] = [
    (Label("a"), ["Label"]), (TitleSubtitle("a"), ["TitleSubtitle"]), (Button("a"), ["Button"]),
    (TextField(), ["TextField"]), (Switch(), ["Switch"]), (Hyperlink("a", to: "/"), ["Hyperlink"]),
    (ProgressBar(value: 1), ["ProgressBar"]), (ImageView(Image(url: "a")), ["ImageView"]),
    (Separator(), ["Separator"]), (Spacer(), []), (Stack {}, []), (List {}, ["List"]),
    (List(["a"]), ["List", "List.Item", "Label"]), (Table(columns: ["a"]) {}, ["Table"]),
    (DescriptionList { DescriptionList.Item("a", "b") }, ["DescriptionList", "Label"]),
    (Disclosure("a") { Label("b") }, ["Disclosure", "Label"]),
    (FormField("a") { TextField() }, ["FormField", "TextField"]),
    (Row("a"), ["TitleSubtitle"]), (Row("a", action: .submit), ["TitleSubtitle"]),
    (Row(action: .submit) { Label("a") }, ["Row", "Label"]), (Row { Label("a") }, ["Label"]),
    (Section(header: "a") {}, ["Section"]), (Section {}, []), (Form {}, []),
    (Form(submission: .init(to: "/")) {}, ["Form"]), (Form { Label("a") }, ["Label"]),
  ]

  @Test("Whatever an output doesn't show is reported, once, and what is in it follows")
  func reports() throws {
    for (element, names) in Self.elements {
      var output = BlankOutput()
      try element.walkStructure(&output, in: ElementContext())
      #expect(output.problems.map(\.loss) == names.map { .element($0) }, "\(element)")
      #expect(output.problemCount == names.count)
      #expect(output.problems.allSatisfy { $0.part == nil })
    }
  }

  @Test("A text that is only heard is nothing in an output that people only see")
  func heardTexts() throws {
    for isHidden in [false, true] {
      var output = BlankOutput()
      try Label("a").with { $0.accessibility.isVisuallyHidden = isHidden }
        .walkStructure(&output, in: ElementContext())
      #expect(output.problems.map(\.loss) == (isHidden ? [] : [.element("Label")]))
    }
  }

  @Test("Every problem has the place of its element, wherever in a walk it is reported")
  func places() throws {
    let table = Table(columns: ["a"]) {}
    for (element, names) in Self.elements + [(table, ["Table"])] where !names.isEmpty {
      var output = BlankOutput()
      func walk(_ element: some Element) throws {
        try Section(header: "x") { element }.walkStructure(&output, in: ElementContext())
      }
      try walk(element)
      let places = output.problems.map { $0.path.description }
      #expect(places.first?.hasPrefix("Section") == true)
      #expect(places.allSatisfy { $0.hasPrefix("Section") }, "\(places)")
      #expect(places.dropFirst().allSatisfy { $0.contains(" > ") }, "\(places)")
    }
  }

  @Test("A problem that says its place keeps it")
  func ownPlaces() throws {
    var output = PlacingOutput()
    try Stack { for text in ["a", "b"] { Label(text) } }.walkStructure(&output, in: ElementContext())
    #expect(
      output.problems.map(\.path.description)
        == ["Page 2", #"Stack 1 > Label 1 "a""#, "Page 2", #"Stack 1 > Label 2 "b""#])
  }

  @Test("What no output shows of a text is reported with its part")
  func texts() {
    var output = BlankOutput()
    let text = StyledString("a", style: TextStyle().linked(to: "javascript:a"))
    output.report(ShownText(text))
    output.report(ShownText(text), part: "title")
    let loss = RenderingProblem.Loss.droppedLink("javascript:a", scheme: "javascript")
    #expect(output.problems.map(\.loss) == [loss, loss])
    #expect(output.problems.map(\.part) == [nil, "title"])
  }
}
