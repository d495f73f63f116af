import Restyle
import RestyleElements
import RestyleRendering
import Testing

@Suite("Errors of fields")
struct FieldErrorTests {
  @Test("Each field with an error has its message, its label, and what identifies it")
  func errors() throws {
    let form = Stack {
      FormField("Name", error: "Enter it") { TextField().id("name") }
      FormField("Fine") { TextField().id("fine") }
      FormField("Empty", error: "") { TextField().id("empty") }
      FormField("Group", error: "Enter them") {
        TextField("First")
        TextField("Second").id("second")
        FormField("Inner", error: "And this") { Switch("x").id("inner") }
      }
      .id("group")
      FormField("Field", error: "Enter this") { TextField() }.id("field")
      FormField("None", error: "Enter that") { TextField() }
    }
    let errors = try form.fieldErrors()
    #expect(
      errors.map { "\($0.label): \($0.message), \($0.link?.target ?? "-")" } == [
        "Name: Enter it, #name", "Group: Enter them, #second", "Inner: And this, #inner",
        "Field: Enter this, #field", "None: Enter that, -",
      ])
  }

  @Test("An error of the whole form has no link, and one of a field elsewhere has")
  func others() {
    let errors = [
      FieldError("Wrong"), FieldError("Wrong", identifier: ""),
      FieldError("Enter it", label: "Name", identifier: "name"),
    ]
    #expect(
      errors.map { "\($0.label): \($0.message), \($0.link?.target ?? "-")" } == [
        ": Wrong, -", ": Wrong, -", "Name: Enter it, #name",
      ])
  }

  @Test("Texts are in the language of the context")
  func languages() throws {
    let field = FormField("x", error: DisplayText(Greeting())) { TextField() }
    #expect(try field.fieldErrors(in: ElementContext(language: "sv")).map(\.message) == ["hej"])
  }

  @Test("Errors are compared by their scalars")
  func scalars() throws {
    func errors(_ text: String) throws -> [FieldError] {
      try Stack {
        FormField("a", error: DisplayText(text)) { TextField() }
        FormField(text, error: "b") { TextField() }
        FormField("c", error: "d") { TextField().id(text) }
      }
      .fieldErrors()
    }
    let (composed, decomposed) = (try errors("\u{E9}"), try errors("e\u{301}"))
    let again = try errors("\u{E9}")
    #expect(composed.count == 3 && decomposed.count == 3 && composed == again)
    #expect(zip(composed, decomposed).allSatisfy { $0 != $1 })
  }

  private struct Greeting: DisplayableString {
    var displayValue: String { "hello" }
    func displayValue(in language: Language?) -> String { language == "sv" ? "hej" : displayValue }
  }
}
