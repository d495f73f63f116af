import Restyle
import RestyleElements

/// A form with something wrong in it, made of elements in Carbon's styles.
struct OrderForm: Element {
  var errors = ["email": "Enter an address with an @"]

  private var field: FormFieldStyle {
    FormFieldStyle(
      label: .carbon("label-01").colored(CarbonTheme.current.textSecondary),
      help: .carbon("helper-text-01").colored(CarbonTheme.current.textHelper),
      error: .carbon("label-01").colored(CarbonTheme.current.textError))
  }

  var body: some Element {
    Form(submission: Form.Submission(to: "/orders")) {
      Label("Order", style: .carbon("heading-03")).heading(1)
      FormField("Name", help: "As on your card", style: field) {
        TextField(name: "name", style: .carbon(.md)).required()
      }
      FormField("E-mail", error: errors["email"], style: field) {
        TextField(name: "email", style: .carbon(.md))
      }
      FormField("Delivery", style: field) {
        Picker(nil, ["Post", "Courier"], name: "delivery")
      }
      Button("Order", style: .carbon(.primary, .lg), action: .submit)
      Button("Cancel", style: .carbon(.ghost, .lg), action: .follow("/"))
    }
  }
}
