// The examples of the article, as they stand there, and what they give.

import Restyle
import RestyleElements
import RestyleHTML
import Testing

let notice = StyledString("Read the ") + StyledString("terms", style: TextStyle().underlined)

struct SettingsForm: Element {
  var body: some Element {
    Form {
      Label("What is changed here is kept at once.")
      Section(header: "Network") { Row("Wi-Fi") { Switch(isOn: true, name: "wifi") } }
    }
  }
}

struct CartForm: Element {
  var body: some Element {
    Form { TextField("Code", name: "code") }
  }
}

@Suite("What the article of RestyleHTML shows")
struct RestyleHTMLExamples {
  @Test("A page of elements")
  func document() throws {
    // Block 1 of RestyleHTML/RestyleHTML.docc/RestyleHTML.md

    #expect(["<html lang=\"en\">", ">Settings</h1>", ">Wi-Fi<"].allSatisfy(html.contains))
    #expect(document.problems.isEmpty)
  }

  @Test("A page with the rules of its texts")
  func page() {
    // Block 2 of RestyleHTML/RestyleHTML.docc/RestyleHTML.md

    #expect(html.hasPrefix("<style>.s0{"))
    #expect(page.html.contains("<h1 class=\"s0\">Terms</h1>"), "\(html)")
    #expect(html.hasSuffix("terms</span></p>"), "\(html)")
    #expect(page.problems.isEmpty)
  }

  @Test("A button in the classes of a style")
  func button() {
    // Block 3 of RestyleHTML/RestyleHTML.docc/RestyleHTML.md

    #expect(sheet.css.contains(".\(button.component){") && sheet.css.contains(".\(button[.title]){"))
    var page = HTMLRenderer(styleSheet: sheet)
    page.append(element: "button", attributes: [.classes(button.component)]) { page in
      page.append(element: "span", attributes: [.classes(button[.title])]) { $0.append(text: "OK") }
    }
    #expect(page.html == html)
    #expect(page.styleSheet.css == sheet.css)
  }

  @Test("An update of rules alone")
  func livePage() throws {
    // Block 4 of RestyleHTML/RestyleHTML.docc/RestyleHTML.md

    #expect(update.html == nil)
    #expect(!update.changes.isEmpty)
  }

  @Test("Identifiers that start with a prefix")
  func prefix() throws {
    // Block 5 of RestyleHTML/RestyleHTML.docc/RestyleHTML.md

    let identifiers = cart.html.matches(of: /(?:id|for)="([^"]*)"/).map(\.1)
    #expect(identifiers.count == 2 && identifiers.allSatisfy { $0.hasPrefix("cart") }, "\(cart.html)")
  }
}
