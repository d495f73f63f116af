import Restyle
import RestyleElements

/// A question whose answers ask for more.
struct ContactQuestion: Element {
  var errors: [String: String]

  var body: some Element {
    FormField.govuk(
      "How should we contact you?", help: "Select one option", error: errors["contact"], rank: .question
    ) {
      RadioGroup(
        [
          Choice("E-mail", value: "email", hint: "We never send advertisements"),
          Choice("Telephone", value: "phone"), Choice("Not at all", value: "none", divider: "or"),
        ], selectedIndex: errors["number"] == nil ? nil : 1, name: "contact"
      )
      .id("contact")
      FormField.govuk("E-mail address", rank: .revealed) {
        TextField(name: "email", style: .email).id("email")
      }
      .revealedBlock(by: "contact")
      FormField.govuk("Telephone number", error: errors["number"], rank: .revealed) {
        TextField(name: "number", style: .govuk(isWrong: errors["number"] != nil)).autocomplete(.telephone)
          .id("number")
      }
      .revealedBlock(by: "contact-2")
    }
  }
}
