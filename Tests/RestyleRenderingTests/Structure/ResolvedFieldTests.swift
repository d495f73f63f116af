import RestyleElements
import RestyleRendering
import Testing

/// Gathers the fields of a walk.
private struct FieldOutput: StructureVisitor {
  var problems: [RenderingProblem] = []
  var fields: [ResolvedFormField] = []

  init(_ element: some Element) throws { try element.walkStructure(&self, in: ElementContext()) }

  mutating func visit<Kind: InputControl>(_ control: ResolvedControl<Kind>) {}
  mutating func visit(_ label: ResolvedLabel) {}
  mutating func open(_ field: ResolvedFormField) { fields.append(field) }
}

@Suite("Fields of forms, as they are resolved")
struct ResolvedFieldTests {
  @Test("A label is for the only control of its field, if that has no name of its own")
  func labels() throws {
    let fields: [(FormField, isFor: Bool, identifier: String?)] = [
      (FormField("a") { TextField().id("b") }, true, "b"), (FormField("a") { TextField() }, true, nil),
      (FormField("a") { Switch().id("b") }, true, "b"),
      (FormField("a") { TextField().id("b").accessibilityLabel("c") }, false, nil),
      (FormField("a") { Label("c").id("b") }, false, nil), (FormField("a") {}, false, nil),
      (
        FormField("a") {
          TextField().id("b")
          TextField()
        }, false, nil
      ),
      (
        FormField("a") {
          Stack { TextField() }.revealed(by: "b")
          Stack { TextField().id("b") }
          FormField("c") { TextField() }.revealed(by: "b")
        }, true, "b"
      ),
      (FormField("a") { TextField().id("b").revealed(by: "c") }, true, "b"),
    ]
    for (field, isFor, identifier) in fields {
      let output = try FieldOutput(field)
      let outer = try #require(output.fields.first)
      #expect((outer.labelledControl != nil) == isFor)
      #expect(outer.labelledIdentifier == identifier)
      #expect((outer.labelNumber == nil) == isFor)
    }
  }
}
