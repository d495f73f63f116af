import Restyle
import RestyleElements
import RestyleRendering
import TestSupport
import Testing

/// What walks ask of elements of every kind.
@Suite("Elements in a walk")
struct ElementNodeTests {
  /// The names of the elements, each with those in it.
  private static func names(_ content: ElementContent) throws -> String {
    var walk = ElementWalk(content, in: ElementContext())
    var names = ""
    while let event = try walk.next() {
      switch event {
      case .visit(let node): names += "\(node.name) "
      case .open(let node, _): names += "\(node.name)( "
      case .close: names += ") "
      default: names += "? "
      }
    }
    return names
  }

  private struct Card: ContainerElement {
    var body: some Element { Label("a") }
  }

  private struct Pair: Element {
    var body: some Element {
      Label("a")
      Label("b")
    }
  }

  private static let nested: [(content: ElementContent, names: String)] = [
    (ElementContent(), ""), (ElementBuilder.buildExpression(Pair()), "Label Label "),
    (ElementBuilder.buildExpression(Card()), "Card( Label ) "),
    (Stack { Pair() }.body, "Stack( Label Label ) "), (Stack {}.body, "Stack( ) "),
    (Row("a") { Spacer() }.body, "Row( Spacer ) "),
    (Section { Label("a") }.body, "Section( Row( Label ) ) "),
    (Form { Separator() }.body, "Form( Separator ) "),
    (List(["a", "b"]).body, "List( List.Item( Label ) List.Item( Label ) ) "),
    (List { List.Item { Pair() } }.body, "List( List.Item( Label Label ) ) "),
    (
      DescriptionList {
        DescriptionList.Item("a", "b")
        DescriptionList.Item("c") {}
      }.body, "DescriptionList( DescriptionList.Item( Label ) DescriptionList.Item( ) ) "
    ),
    (Disclosure("a") { Switch() }.body, "Disclosure( Switch ) "),
    (FormField("a") { TextField() }.body, "FormField( TextField ) "),
    (Table(columns: ["a"], rows: [["b"]]).body, "Table "),
    (
      Table(columns: ["a", "b"]) {
        Table.Row {
          "c"
          Label("d")
        }
        Table.Row { "e" }
      }.body,
      "Table( Table.Header( Table.Cell( ) Table.Cell( ) ) Table.Row( Table.Cell( ) Table.Cell( Label ) ) "
        + "Table.Row( Table.Cell( ) ) ) "
    ),
    (
      Table(columns: []) { Table.Row { Table.Cell { Pair() } } }.body,
      "Table( Table.Row( Table.Cell( Label Label ) ) ) "
    ),
    (
      Table(columns: [Table.Column { ImageView(Image(url: "a")) }]) {}.body,
      "Table( Table.Header( Table.Cell( ImageView ) ) ) "
    ),
    (ForEach(0..<2) { _ in Pair() }.body, "Label Label Label Label "),
    (ContextReader { _ in ProgressBar(value: 1) }.body, "ProgressBar "),
  ]

  @Test("Elements hold what was put into them, in its order")
  func content() async throws {
    try await forEach(Self.nested) { (content: ElementContent, names: String) throws in
      #expect(try Self.names(content) == names)
      // Nor does it matter how the elements came together.
      #expect(try Self.names(ElementBuilder.buildArray([content, content])) == names + names)
      #expect(try Self.names(Stack { content }.body) == "Stack( \(names)) ")
    }
  }

  private static let titles: [(element: any PrimitiveElement, title: String?)] = [
    (Label("a"), "a"), (TitleSubtitle("a", subtitle: "b"), "a"), (Button("a"), "a"), (TextField("a"), "a"),
    (Switch(), nil), (Hyperlink("a", to: "b"), "a"), (ProgressBar("a", value: nil), "a"),
    (Table("a", columns: [], rows: []), "a"), (Table(columns: [], rows: []), nil),
    (Separator(), nil), (Spacer(), nil), (Stack {}, nil), (Row("a"), "a"), (Row {}, nil),
    (Section(header: "a") {}, "a"), (Section {}, nil), (Form {}, nil), (List([]), nil),
    (Disclosure("a") {}, "a"), (FormField("a") {}, "a"), (ImageView(Image(url: "a")), nil),
  ]

  @Test("An element has its own title, or that for people who can't see it")
  func titles() async throws {
    try await forEach(Self.titles) { (element: any PrimitiveElement, title: String?) throws in
      #expect(element.body.node(at: 0)?.title(in: nil) == title)
      #expect(element.body.node(at: 1)?.title(in: nil) == nil)
      guard title == nil else { return }
      #expect(element.accessibilityLabel("z").body.node(at: 0)?.title(in: nil) == "z")
    }
  }

  @Test("What is only a way to write elements is no component")
  func components() {
    func isComponent(_ element: (some Element)?) -> Bool? {
      ElementBuilder.buildExpression(element).node(at: 0)?.isComponent
    }
    #expect(isComponent(Pair()) == true)
    // Their content stands for them.
    #expect(isComponent(Label("a")) == true)
    #expect(isComponent(Pair().body) == true)
    #expect(isComponent(ForEach(0..<1) { _ in Label("a") }) == false)
    #expect(isComponent(ContextReader { _ in Label("a") }) == false)
    #expect(isComponent(Pair?.none) == nil)
    #expect(Label("a").body.node(at: 0)?.isComponent == true)
    #expect(ForEach(0..<1) { _ in Label("a") }.body.node(at: 0)?.isComponent == false)
    #expect(ContextReader { _ in Label("a") }.body.node(at: 0)?.isComponent == false)
  }

  @Test("Only a style that depends on traits is resolved for them", arguments: [false, true], [false, true])
  func resolving(isDynamic: Bool, defaultsVary: Bool) throws {
    let style = TraitStyle { TextStyle(color: $0.colorScheme == .dark ? .white : .black) }
    var node = try #require((isDynamic ? Label("a", style: style) : Label("a")).body.node(at: 0))
    #expect(
      node.resolveStyles(for: TraitCollection(colorScheme: .dark), defaultsVary: defaultsVary) == isDynamic)
    guard case .label(let box) = node else {
      Issue.record("\(node)")
      return
    }
    #expect(box.element.explicitStyle?.color == (isDynamic ? .white : nil))
  }

  @Test("The control of a field is its only element")
  func onlyElements() {
    func only(@ElementBuilder _ content: () -> ElementContent) -> [String?] {
      let (node, isAlone) = FormField("a", content: content).onlyNode
      return [node?.name, "\(isAlone)"]
    }
    #expect(only {} == [nil, "false"])
    #expect(only { Switch() } == ["Switch", "true"])
    #expect(only { Pair() } == ["Pair", "true"])
    #expect(only { Stack { Switch() } } == ["Switch", "false"])
    #expect(
      only {
        Label("b")
        Switch()
      } == ["Switch", "false"])
    #expect(
      only {
        Label("b")
        Label("c")
      } == [nil, "false"])
  }
}
