import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import Testing

@Suite("What elements say for assistive technologies")
struct AccessibilityLawTests {
  /// An element of each kind, with what names it in some other way too, and without content.
  private static let elements: [any PrimitiveElement] = [
    Label("a"), Label("a").heading(2), Button("a", action: .perform("a")), Hyperlink("a", to: "/"),
    TitleSubtitle("a", subtitle: "b"), TextField("a", name: "a"), TextField(), TextArea("a"),
    NumberField("a"), DateField("a"), FileField("a"), ColorField("a"), Checkbox("a"), Checkbox(),
    Switch("a"), Slider("a", value: 0), Picker("a", ["b"]), Picker(nil, [Choice]()),
    RadioGroup(["a", "b"]), RadioGroup([Choice]()), SegmentedControl(["a", "b"]),
    SegmentedControl([SegmentedControl.Segment]()), ProgressBar("a", value: 0), ProgressBar(value: nil),
    ImageView(Image(url: "a.png")), ImageView(Image(url: "javascript:x")), Separator(),
    List(["a"]), List([DisplayText]()), Table("a", columns: ["b"], rows: [["c"]]),
    DescriptionList { DescriptionList.Item("a", "b") }, Stack { Label("a") }, Stack {},
    Section(header: "a", footer: "b") { Row("c") }, Section {}, Row("a") { Switch() },
    Row("a", action: .perform("a")), Form { Label("a") }, Form(submission: .init(to: "/")) {},
    FormField("a", help: "b", error: "c") { TextField() }, FormField("a") { RadioGroup(["a"]) },
    Disclosure("a") { Label("b") },
  ]

  /// What can be said of an element, beside its identifier.
  private static let changes: [@Sendable (inout Accessibility) -> Void] = [
    { _ in }, { $0.label = "Label" }, { $0.labelledBy = ["other"] }, { $0.labelledBy = [""] },
    {
      $0.label = "Label"
      $0.labelledBy = ["other"]
    },
    {
      $0.describedBy = ["other"]
      $0.hint = "Hint"
    },
    { $0.controls = ["other"] }, { $0.isHidden = true }, { $0.isVisuallyHidden = true },
    { $0.headingLevel = 3 },
  ]

  @Test("Each attribute is written once, and so is the identifier", arguments: elements.indices)
  func once(_ index: Int) throws {
    var element = Self.elements[index]
    for change in Self.changes {
      element.accessibility = Accessibility(identifier: "own")
      change(&element.accessibility)
      var page = HTMLRenderer()
      func append(_ element: some Element) throws { try page.append(element) }
      try append(element)
      // Two attributes of one name are an error to the reader.
      let nodes = try MarkupReader.nodes(in: page.html, .interfaces)
      let count = nodes.flatMap(\.elements).count { $0.attributes["id"] == "own" }
      #expect(count == 1, "\(page.html)")
    }
  }

  @Test("Other elements name a section in place of its header")
  func sectionName() throws {
    var page = HTMLRenderer()
    try page.append(Section(header: "a") { Row("b") }.labelled(by: "other"))
    try page.append(Section(header: "a") { Row("b") }.labelled(by: ""))
    let names = page.html.matches(of: #/<section[^>]* aria-labelledby="([^"]*)"/#).map(\.output.1)
    #expect(names.count == 2 && names[0] == "other" && names[1].hasPrefix("e"), "\(page.html)")
  }

  @Test("An image that is left out says what it would have said, to all readers")
  func imageLeftOut() throws {
    var page = HTMLRenderer()
    let image = ImageView(Image(url: "javascript:x")).accessibilityLabel("A <plan>").id("plan")
    try page.append(Label("x"))
    let label = page.html
    try page.append(image)
    let text = page.html.dropFirst(label.count)
    #expect(text.hasSuffix(" id=\"plan\">A &lt;plan&gt;</span>"))
    // In the style of other texts.
    let (start, end) = try (#require(label.firstRange(of: "class=")), #require(label.firstRange(of: ">x")))
    #expect(text.hasPrefix("<span " + label[start.lowerBound..<end.lowerBound] + " id"))
    #expect(page.problems.map(\.loss) == [.droppedImage(url: "javascript:x", scheme: "javascript")])

    var hidden = HTMLRenderer()
    try hidden.append(image.with { $0.accessibility.isHidden = true })
    #expect(hidden.html.contains("id=\"plan\"") && !hidden.html.contains("plan&gt;"))
  }
}
