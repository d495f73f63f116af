// The examples of the article, as they stand there, and what they give.

import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import RestyleTerminal
import Testing

// Block 1 of RestyleElements/RestyleElements.docc/Forms.md

// Block 7 of RestyleElements/RestyleElements.docc/Forms.md

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

  @Test("A mark of required fields")
  func requiredMark() throws {
    // Block 2 of RestyleElements/RestyleElements.docc/Forms.md

    var page = HTMLRenderer()
    try page.append(FormField("Name", style: marked) { TextField(name: "name").required() })
    #expect(page.problems.isEmpty && page.styleSheet.css.contains("*"))
  }

  @Test("Parts of fields")
  func parts() throws {
    // Block 3 of RestyleElements/RestyleElements.docc/Forms.md
    // Block 4 of RestyleElements/RestyleElements.docc/Forms.md
    // Block 5 of RestyleElements/RestyleElements.docc/Forms.md

    var page = HTMLRenderer()
    try page.append(
      Form(style: form) {
        price
        birthday
        contact
        FormField("Name", error: "Enter a name", style: field) { country }
      })
    #expect(page.problems.isEmpty, "\(page.problems)")
    #expect(page.html.contains("data-revealed-by=\"contact-2\"") && page.html.contains("<datalist"))
  }

  @Test("A form that comes back")
  func returned() throws {
    // Block 6 of RestyleElements/RestyleElements.docc/Forms.md

    var page = HTMLRenderer()
    try page.append(chosen)
    #expect(page.html.contains("<option value=\"SE\" selected>"))
  }

  @Test("A summary of errors")
  func errorSummary() throws {
    // Block 8 of RestyleElements/RestyleElements.docc/Forms.md

    var renderer = HTMLRenderer()
    try renderer.append(page)
    #expect(renderer.problems.isEmpty)
    #expect(renderer.html.contains("href=\"#email\"") && renderer.html.contains(" id=\"email\""))
  }

  @Test("Looks for states, and transitions")
  func states() {
    // Block 9 of RestyleElements/RestyleElements.docc/Forms.md
    #expect(field.background(for: [.invalid, .readOnly]).border.color == .systemRed)

    // Block 10 of RestyleElements/RestyleElements.docc/Forms.md

    var sheet = StyleSheet()
    _ = sheet.classNames(for: button)
    #expect(sheet.css.contains("transition:0.15s ease-out"))
    #expect(sheet.css.contains("(prefers-reduced-motion:reduce)"))
  }

  @Test("Documents")
  func documents() throws {
    let content = Stack {
      // Block 11 of RestyleElements/RestyleElements.docc/Forms.md
      // Block 12 of RestyleElements/RestyleElements.docc/Forms.md
    }
    var terminal = TerminalRenderer(.plain)
    try terminal.append(content)
    #expect(terminal.text.contains("• Flour") && terminal.text.contains("Free from 50 euros on."))
    #expect(terminal.text.contains("│ Grace │ [x]      │ [ Remove ] │"))
    #expect(terminal.problems.isEmpty)
  }
}
