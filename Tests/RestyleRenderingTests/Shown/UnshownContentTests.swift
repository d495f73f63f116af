import Restyle
import RestyleElements
import RestyleRendering
import Testing

/// An output that shows each element, but not all of its properties.
private struct PlainOutput: StructureVisitor {
  var problems: [RenderingProblem] = []

  mutating func visit(_ label: ResolvedLabel) {}
  mutating func visit(_ title: ResolvedTitle) {}
  mutating func visit(_ button: ResolvedButton) {}
  mutating func visit<Kind: InputControl>(_ control: ResolvedControl<Kind>) {}
  mutating func visit(_ link: ResolvedHyperlink) {}
  mutating func visit(_ image: ResolvedImage) {}
  mutating func open(_ row: ResolvedRow) {}
  mutating func open(_ section: ResolvedSection) {}
}

@Suite("Properties of elements that an output doesn't show")
struct UnshownContentTests {
  private func reported(
    _ unshown: [UnshownContent.Property], language: Language? = nil,
    @ElementBuilder _ content: () -> ElementContent
  ) throws -> [String] {
    var output = PlainOutput()
    try content().walkStructure(
      &output, in: ElementContext(language: language), firstNumber: 0, varying: nil,
      reporting: UnshownContent(unshown))
    return output.problems.map { "\($0.path): \($0.loss.subjects.joined())" }
  }

  private static let elements: [any PrimitiveElement] = [
    Label("a"), Section(header: "a") {}, Stack { Label("b") }, Button("a"), ImageView(Image(url: "a")),
    TextField("a"), Row("a"), TitleSubtitle("a"),
  ]

  /// The elements of which something is reported once it is set.
  private func reporting(
    _ unshown: [UnshownContent.Property] = [], _ change: (inout Accessibility) -> Void
  ) throws -> [String] {
    try Self.elements.flatMap { element in
      func check(_ element: some PrimitiveElement) throws -> [String] {
        #expect(try reported(unshown) { element } == [])
        let changed = element.with { change(&$0.accessibility) }
        return try reported(unshown) { changed }.map { _ in "\(type(of: element))" }
      }
      return try check(element)
    }
  }

  @Test("Ranks are of headings, and texts alone can be hidden from sight: no output shows others")
  func everywhere() throws {
    let kinds = Self.elements.map { "\(type(of: $0))" }
    #expect(try reporting { $0.headingLevel = 2 } == kinds.filter { $0 != "Label" && $0 != "Section" })
    #expect(try reporting { $0.isVisuallyHidden = true } == kinds.filter { $0 != "Label" })
    #expect(try reporting { $0.hint = "b" } == [] && reporting { $0.isHidden = true } == [])
  }

  @Test("What assistive technologies ignore is reported where it is said all the same")
  func hidden() throws {
    let kinds = Self.elements.map { "\(type(of: $0))" }
    #expect(
      try reporting([.accessibilityHidden]) { $0.isHidden = true } == kinds.filter { $0 != "ImageView" })
    #expect(try reporting([.accessibilityHint]) { $0.hint = "b" } == kinds)
  }

  @Test("What is set of an element is reported, and nothing for what else is")
  func each() throws {
    let changes: [(String, (inout Accessibility) -> Void)] = [
      ("accessibility hidden", { $0.isHidden = true }), ("accessibility hint", { $0.hint = "b" }),
      ("accessibility heading level", { $0.headingLevel = 2 }),
      ("accessibility visual hiding", { $0.isVisuallyHidden = true }),
      ("accessibility label", { $0.label = "b" }),
    ]
    let unshown: [UnshownContent.Property] = [
      .accessibilityHidden, .accessibilityHint, .accessibilityLabel(of: { _ in true }),
    ]
    for (first, change) in changes {
      for (second, otherChange) in changes {
        let button = Button("a").with {
          change(&$0.accessibility)
          otherChange(&$0.accessibility)
        }
        let names = try reported(unshown) { button }.compactMap {
          $0.split(separator: ": ").last.map(String.init)
        }
        #expect(Set(names) == [first, second] && names.count == Set([first, second]).count)
      }
    }
  }

  @Test("A name is reported where it isn't the one that is shown, in the language of the reader")
  func labels() throws {
    let property = UnshownContent.Property.accessibilityLabel(
      of: { $0 != Label.self }, where: { ($0 as? Button)?.isEnabled != false })
    #expect(try reported([property]) { Button("a").accessibilityLabel("a") } == [])
    #expect(
      try reported([property]) { Button("a").accessibilityLabel("b") }
        == [#"Button 1 "b": accessibility label"#])
    #expect(try reported([property]) { Button("a").accessibilityLabel("b").disabled() } == [])
    #expect(try reported([property]) { Label("a").accessibilityLabel("b") } == [])
  }

  private static let large = UnshownContent.Property("large") { (image: ElementBox<ImageView>) in
    image.element.width ?? 0 > 9
  }
  private static let busy = UnshownContent.Property(ofActions: "busy", .loading)

  @Test("A property of a kind is one of that kind alone, and only where it has something to report")
  func kinds() throws {
    func image(_ width: Double?) -> ImageView { ImageView(Image(url: "a"), width: width) }
    #expect(try reported([Self.large]) { image(10) } == ["ImageView 1: large"])
    #expect(try reported([Self.large]) { image(9) } == [] && reported([Self.large]) { image(nil) } == [])
    #expect(try reported([Self.large]) { Label("a") } == [])
  }

  @Test("A property of controls that take no input is one of these alone")
  func actions() throws {
    func loading(_ control: some Control) -> some Control { control.with { $0.isLoading = true } }
    #expect(try reported([Self.busy]) { loading(Button("a")) } == [#"Button 1 "a": busy"#])
    #expect(try reported([Self.busy]) { loading(Hyperlink("a", to: "/")) } == [#"Hyperlink 1 "a": busy"#])
    #expect(try reported([Self.busy]) { Button("a") } == [])
    #expect(try reported([Self.busy]) { loading(TextField("a")) } == [])
    #expect(try reported([Self.busy]) { Label("a") } == [])
  }

  @Test("Each property is reported once for a kind of element, whatever else is")
  func once() throws {
    func image(_ width: Double) -> ImageView { ImageView(Image(url: "a"), width: width) }
    let found = try reported([Self.large, Self.busy, .accessibilityHint]) {
      image(1)
      image(10)
      image(11).accessibilityHint("b")
      image(12).accessibilityHint("b")
      Button("a").accessibilityHint("b")
      Button("c").with { $0.isLoading = true }
    }
    #expect(
      found == [
        "ImageView 2: large", "ImageView 3: accessibility hint", #"Button 5 "a": accessibility hint"#,
        #"Button 6 "c": busy"#,
      ])
  }
}
