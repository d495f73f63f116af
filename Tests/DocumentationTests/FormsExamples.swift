// The examples of the article, as they stand there, and what they give.

import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import RestyleTerminal
import Testing

struct Registration: Element {
  var errors: [String: String] = [:]

  var body: some Element {
    Form(submission: Form.Submission(to: "/register", sendsFiles: true)) {
      FormField("E-mail", help: "We write once a month.", error: errors["email"]) {
        TextField(name: "email", style: .email).autocomplete(.email).required()
      }
      FormField("Country") {
        Picker(["Denmark", "Norway", "Sweden"], placeholder: "Choose one", name: "country").required()
      }
      FormField("Delivery", help: "Two to five days") {
        RadioGroup(["Standard", "Express"], selectedIndex: 0, name: "delivery")
      }
      FormField("Photo") { FileField(accepting: [.image], name: "photo") }
      Checkbox("I accept the terms", name: "terms").required()
      Button("Register", action: .submit)
    }
  }
}

@Suite("What the article about forms shows")
struct FormsExamples {
  @Test("Fields with help and errors")
  func fields() throws {
    var page = HTMLRenderer()
    try page.append(Registration(errors: ["email": "That is no address."]))
    #expect(page.problems.isEmpty)
    #expect(page.html.contains(" required aria-invalid=\"true\" aria-describedby=\"e1 e2\""))
    #expect(page.html.contains("enctype=\"multipart/form-data\""))
  }

  @Test("Looks for states, and transitions")
  func states() {
    let field = FieldStyle.system
      .restyled(for: .invalid) { $0.border = BorderStyle(width: 2, color: .systemRed) }
      .restyled(for: .readOnly) { $0.color = .systemGray6 }
    #expect(field.background(for: [.invalid, .readOnly]).border.color == .systemRed)

    var button = ButtonStyle.system
    button.states.transition = ControlTransition(duration: 0.15, curve: .easeOut)

    var sheet = StyleSheet()
    _ = sheet.classNames(for: button)
    #expect(sheet.css.contains("transition:0.15s ease-out"))
    #expect(sheet.css.contains("(prefers-reduced-motion:reduce)"))
  }

  @Test("Documents")
  func documents() throws {
    let content = Stack {
      List(["Flour", "Milk", "Eggs"])
      Table(
        "Prices", columns: ["Dish", Table.Column("Price", alignment: .trailing)],
        rows: [["Soup", "4.50"], ["Pie", "8.00"]], hasRowHeaders: true)
      Disclosure("Shipping costs") { Label("Free from 50 euros on.") }
      Table("Members", columns: ["Name", "Notified", ""], hasRowHeaders: true) {
        for name in ["Ada", "Grace"] {
          Table.Row {
            name
            Switch(isOn: true)
            Button("Remove")
          }
        }
      }
    }
    var terminal = TerminalRenderer(.plain)
    try terminal.append(content)
    #expect(terminal.text.contains("• Flour") && terminal.text.contains("Free from 50 euros on."))
    #expect(terminal.text.contains("│ Grace │ [x]      │ [ Remove ] │"))
    // Spaces of a few points are no whole cells.
    for problem in terminal.problems {
      guard case .wholeCells(_, _) = problem.loss else {
        Issue.record("\(problem)")
        continue
      }
    }
  }
}
