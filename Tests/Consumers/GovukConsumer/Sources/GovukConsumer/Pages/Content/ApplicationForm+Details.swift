import Restyle
import RestyleElements

extension ApplicationForm {
  /// What is asked in a few words each.
  @ElementBuilder var more: ElementContent {
    FormField.govuk("Region", error: errors["region"]) {
      Picker(
        ["North", "South", "West"], placeholder: "Choose one", name: "region", style: style(of: "region")
      ).id("region")
    }
    FormField.govuk("Most you want to pay", error: errors["price"]) {
      Stack(.horizontal) {
        affix("£")
        TextField(name: "price", style: style(of: "price")).inputMode(.decimal).id("price")
          .frame(width: .characters(8))
        affix("per year")
      }
    }
    FormField.govuk("Anything else", help: "You can enter up to 200 characters", error: errors["notes"]) {
      TextArea(rows: 5, name: "notes", style: style(of: "notes")).length(...200).id("notes")
    }
    FormField.govuk("Upload a photo", error: errors["photo"]) {
      FileField(accepting: [.image], name: "photo", style: style(of: "photo")).id("photo")
    }
    FormField.govuk("Create a password", help: "It has at least 8 characters", error: errors["password"]) {
      TextField(name: "password", style: style(of: "password").password).autocomplete(.newPassword).id(
        "password")
    }
  }

  /// What stands before or behind a field, and belongs to it.
  private func affix(_ text: String) -> Stack {
    Label(text).box(
      BoxStyle(),
      background: BackgroundStyle(color: .lightGrey, border: BorderStyle(width: 2, color: .ink)),
      insets: EdgeInsets(inset: 8))
  }
}
