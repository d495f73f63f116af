import Restyle
import RestyleElements
import RestyleRendering
import Testing

/// Gathers the texts in fields of any kind.
private struct FieldTexts: StructureVisitor {
  var problems: [RenderingProblem] = []
  private(set) var placeholders: [ShownText?] = []
  private(set) var contents: [ResolvedFieldText] = []
  private(set) var titles: [ShownText] = []

  mutating func visit<Kind: InputControl>(_ control: ResolvedControl<Kind>) {
    func add<Field: FieldControl>(_ field: Field.Type) {
      guard let field = control as? ResolvedControl<Field> else { return }
      placeholders.append(field.placeholder)
      contents.append(field.fieldText)
      titles.append(field.text(LinkedText.text))
    }
    if let field = Kind.self as? any FieldControl.Type { add(field) }
  }
}

private enum LinkedText {
  static let text = DisplayText(StyledString("a", style: TextStyle().linked(to: "/b")))
}

@Suite("Texts in fields")
struct ControlTextTests {
  @Test("Nobody follows a link in a field: not in its placeholder, nor in the title of a choice")
  func links() throws {
    let linked = LinkedText.text
    let fields: [any Element] = [
      TextField(placeholder: linked), TextArea(placeholder: linked), Picker(["b"], placeholder: linked),
    ]
    for field in fields {
      var texts = FieldTexts()
      try field.walkStructure(&texts)
      let placeholder = try #require(texts.placeholders.first ?? nil)
      guard case .placeholder(let content)? = texts.contents.first else {
        Issue.record("no placeholder")
        continue
      }
      for text in [placeholder, content] + texts.titles {
        #expect(text.text == "a" && text.runs.allSatisfy { $0.link == nil }, "\(field)")
      }
    }
  }
}
