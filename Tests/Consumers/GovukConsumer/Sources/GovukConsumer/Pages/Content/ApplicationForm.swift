import Restyle
import RestyleElements

/// The questions.
struct ApplicationForm: Element {
  var errors: [String: String] = [:]

  var body: some Element {
    Form(submission: Form.Submission(to: "/apply", sendsFiles: true)) {
      name
      ContactQuestion(errors: errors)
      waters
      birthday
      more
      ButtonGroup {
        Button("Save and continue", action: .submit)
        Button("Save as draft", style: .secondary, action: .submit(name: "draft", value: "1"))
        Hyperlink("Cancel", to: "/")
      }
    }
  }

  /// The style of a field, which says whether something is wrong with it.
  func style(of name: String) -> FieldStyle { .govuk(isWrong: errors[name] != nil) }

  private var name: FormField {
    .govuk("Full name", help: "As on your passport", error: errors["name"]) {
      TextField(name: "name", style: style(of: "name")).autocomplete(.name).id("name").required()
    }
  }

  private var waters: FormField {
    .govuk("Where will you fish?", help: "Select all that apply", error: errors["waters"], rank: .question) {
      Stack(spacing: 10) {
        Checkbox("Rivers", name: "rivers").id("rivers").described(by: "rivers-hint")
        Label("Only with a boat", style: .govuk(19, color: .secondaryText)).id("rivers-hint")
          .padding(.leading, 52)
        Checkbox("Lakes", name: "lakes").id("lakes")
        FormField.govuk("Name of the lake", rank: .revealed) {
          TextField(name: "lake").frame(width: .characters(30))
        }
        .revealedBlock(by: "lakes")
        Label("or")
        Checkbox("Nowhere", name: "nowhere").id("nowhere")
      }
    }
  }

  private var birthday: FormField {
    .govuk(
      "When were you born?", help: "For example, 31 3 1980", error: errors["birthday"], rank: .question
    ) {
      Stack(.horizontal, spacing: 20, alignment: .trailing) {
        for (name, width) in [("Day", 4.0), ("Month", 4), ("Year", 6)] {
          FormField.govuk(name) {
            TextField(name: name, style: style(of: "birthday")).inputMode(.numeric).id(
              "birthday-\(name.lowercased())"
            )
            .frame(width: .characters(width))
          }
        }
      }
    }
  }
}
