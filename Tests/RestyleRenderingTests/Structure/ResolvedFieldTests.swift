import RestyleElements
import RestyleRendering
import Testing

/// Gathers the fields of a walk.
private struct FieldOutput: StructureVisitor {
  var problems: [RenderingProblem] = []
  var fields: [ResolvedFormField] = []
  /// Which controls have a description, in their order.
  var areDescribed: [Bool] = []

  init(_ element: some Element) throws { try element.walkStructure(&self, in: ElementContext()) }

  mutating func visit<Kind: InputControl>(_ control: ResolvedControl<Kind>) {
    areDescribed.append(control.description?.helpNumber != nil)
  }
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

  @Test("A field's help describes its own control, and none that this reveals")
  func descriptions() throws {
    let controls = [
      TextField().asContent(), RadioGroup([Choice("d", value: "b"), Choice("e")]).asContent(),
      Checkbox("f").asContent(), Slider(value: 0.5).asContent(),
    ]
    for own in controls {
      let alone = try FieldOutput(FormField("a", help: "c") { own }).areDescribed
      #expect(alone == [true], "\(own)")
      for revealed in controls {
        let fields = [
          FormField("a", help: "c") {
            own
            Stack { revealed }.revealed(by: "b")
          },
          FormField("a", help: "c") {
            Stack { revealed }.revealed(by: "b")
            own
          },
        ]
        for (field, expected) in zip(fields, [[true, false], [false, true]]) {
          let areDescribed = try FieldOutput(field).areDescribed
          #expect(areDescribed == expected, "\(own) \(revealed)")
        }
      }
    }
  }

  @Test("A field knows its control whatever type it is written with")
  func erasedControls() throws {
    func choice() -> some Element { Checkbox("f") }
    @ElementBuilder func field() -> some Element { TextField() }
    let erased: any Element = TextField()
    @ElementBuilder func erasedField() -> some Element { erased }
    let controls: [any Element] = [
      TextField(), Slider(value: 0.5), RadioGroup([Choice("d", value: "b"), Choice("e")]), choice(),
      field(), erasedField(), Stack { TextField() },
    ]
    for control in controls {
      let output = try FieldOutput(FormField("a", help: "c") { control })
      #expect(output.areDescribed == [true], "\(control)")
    }
    let field = try FieldOutput(FormField("a") { controls[0] }).fields[0]
    #expect(field.labelledControl != nil && !field.isGroup)
    let revealed: any Element = Stack { TextField() }.revealed(by: "b")
    let fields = try FieldOutput(
      FormField("a", help: "c") {
        RadioGroup([Choice("d", value: "b"), Choice("e")])
        revealed
      })
    #expect(fields.areDescribed == [true, false])
  }
}
