import Restyle
import RestyleElements
import RestyleRendering
import Testing

@Suite("How elements lie in one another")
struct StructureNestingTests {
  @Test("What is opened is closed, the innermost first, each with what it was opened with")
  func nesting() throws {
    struct Card: ContainerElement {
      var body: some Element { Label("b") }
    }
    func all(@ElementBuilder _ content: () -> ElementContent) -> ElementContent {
      let content = content()
      return ElementBuilder.buildExpression(
        Stack {
          Stack { content }
          Row("a") { content }
          Section(header: "a", footer: "b") { content }
          Form { content }
          Card()
          List { content }
          Table(columns: ["a"]) { Table.Row { Table.Cell { content } } }
          DescriptionList { DescriptionList.Item("a") { content } }
          Disclosure("a") { content }
          FormField("a") { content }
        })
    }
    var output = NestingOutput()
    try all { all { Label("x") } }.walkStructure(&output)
    #expect(output.open.isEmpty && output.errors.isEmpty)
    #expect(
      output.kinds == [
        "Stack", "Row", "Section", "Form", "Card", "List", "Item", "Table", "Table.Row", "Table.Cell",
        "DescriptionList", "Description", "Disclosure", "FormField",
      ])
  }

  @Test("An item is closed as it was opened, with its place in its own list")
  func items() throws {
    func list(_ depth: Int) -> List {
      List(isOrdered: depth.isMultiple(of: 2), start: 10 * depth) {
        for _ in 0..<3 {
          List.Item {
            Label("x")
            if depth > 1 { list(depth - 1) }
          }
        }
      }
    }
    var output = ItemOutput()
    try list(3).walkStructure(&output)
    #expect(output.open.isEmpty && output.errors.isEmpty)
    #expect(output.count == 3 + 9 + 27)
  }

  @Test("Elements are walked as deep as the limit says, and no deeper")
  func depths() throws {
    let limit = ElementError.depthLimit
    for depth in limit - 2...limit + 2 {
      let stack = (1..<depth).reduce(Stack { Label("x") }) { inner, _ in Stack { inner } }
      var output = NestingOutput()
      var isRefused = false
      do { try stack.walkStructure(&output) } catch { isRefused = true }
      #expect(isRefused == (depth > limit) && output.errors.isEmpty, "\(depth)")
    }
  }
}

/// Notes which items are open, and which are closed otherwise than they were opened.
private struct ItemOutput: StructureVisitor {
  var problems: [RenderingProblem] = []
  private(set) var open: [String] = []
  private(set) var errors: [String] = []
  private(set) var count = 0

  private func name(_ item: ResolvedListItem) -> String { "\(item.index) \(item.numberMarker ?? "-")" }

  mutating func visit(_ label: ResolvedLabel) {}
  mutating func open(_ list: List) {}
  mutating func open(_ item: ResolvedListItem) {
    open.append(name(item))
    count += 1
  }
  mutating func close(_ item: ResolvedListItem) {
    if open.popLast() != name(item) { errors.append(name(item)) }
  }
}

/// Notes what is open, and what is closed otherwise than it was opened.
private struct NestingOutput: StructureVisitor {
  var problems: [RenderingProblem] = []
  private(set) var open: [String] = []
  private(set) var kinds: Set<String> = []
  private(set) var errors: [String] = []

  private mutating func start(_ kind: String) {
    open.append(kind)
    kinds.insert(kind)
  }

  private mutating func end(_ kind: String) {
    if open.popLast() != kind { errors.append(kind) }
  }

  mutating func open(_ stack: Stack) { start("Stack") }
  mutating func close(_ stack: Stack) { end("Stack") }
  mutating func open(_ row: ResolvedRow) { start("Row") }
  mutating func close(_ row: ResolvedRow) { end("Row") }
  mutating func open(_ section: ResolvedSection) { start("Section") }
  mutating func close(_ section: ResolvedSection) { end("Section") }
  mutating func open(_ form: ResolvedForm) { start("Form") }
  mutating func close(_ form: ResolvedForm) { end("Form") }
  mutating func open(_ container: any ContainerElement) { start("\(type(of: container))") }
  mutating func close(_ container: any ContainerElement) { end("\(type(of: container))") }
  mutating func open(_ list: List) { start("List") }
  mutating func close(_ list: List) { end("List") }
  mutating func open(_ item: ResolvedListItem) { start("Item") }
  mutating func close(_ item: ResolvedListItem) { end("Item") }
  mutating func open(_ table: ResolvedTable) { start("Table") }
  mutating func close(_ table: ResolvedTable) { end("Table") }
  mutating func open(_ row: ResolvedTable.Row) { start("Table.Row") }
  mutating func close(_ row: ResolvedTable.Row) { end("Table.Row") }
  mutating func open(_ cell: ResolvedTable.Cell) { start("Table.Cell") }
  mutating func close(_ cell: ResolvedTable.Cell) { end("Table.Cell") }
  mutating func open(_ list: DescriptionList) { start("DescriptionList") }
  mutating func close(_ list: DescriptionList) { end("DescriptionList") }
  mutating func open(_ item: ResolvedDescription) { start("Description") }
  mutating func close(_ item: ResolvedDescription) { end("Description") }
  mutating func open(_ disclosure: ResolvedDisclosure) { start("Disclosure") }
  mutating func close(_ disclosure: ResolvedDisclosure) { end("Disclosure") }
  mutating func open(_ field: ResolvedFormField) { start("FormField") }
  mutating func close(_ field: ResolvedFormField) { end("FormField") }
}
