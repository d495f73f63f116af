// The examples of the article, as they stand there, and what they give.

import Restyle
import RestyleHTML
import Testing

extension ButtonStyle {
  fileprivate static let save = ButtonStyle(
    contentInsets: EdgeInsets(horizontalInset: 16, verticalInset: 8),
    normal: ButtonStateStyle(color: .blue, border: .none, text: TextStyle(color: .white)))
}

@Suite("What the article about existing sites shows")
struct ExistingSitesExamples {
  private let catalog = StyleCatalog("Acme") {
    NamedStyle("title", TextStyle.system)
    NamedStyle("save", ButtonStyle.save)
  }

  @Test("Selectors")
  func selectors() throws {
    // Block 1 of RestyleHTML/RestyleHTML.docc/ExistingSites.md
    // Block 2 of RestyleHTML/RestyleHTML.docc/ExistingSites.md
    // Block 3 of RestyleHTML/RestyleHTML.docc/ExistingSites.md

    #expect(html.contains("btn-primary"))
    for selector in ["h1,.prose h1", ".btn-primary", "input.field,textarea.field", ".btn-save"] {
      #expect(sheet.css.contains("\(selector){"), "\(selector)")
    }
  }

  @Test("Weight")
  func layers() throws {
    // Block 4 of RestyleHTML/RestyleHTML.docc/ExistingSites.md

    #expect(layered.css.hasPrefix("@layer components{\n.btn-primary{"))
  }

  @Test("Classes by entry")
  func entries() {
    var sheet = StyleSheet()
    // Block 5 of RestyleHTML/RestyleHTML.docc/ExistingSites.md

    #expect(title == "Acme-title" && save == "Acme-save")
  }

  @Test("Colour schemes")
  func appearances() {
    // Block 6 of RestyleHTML/RestyleHTML.docc/ExistingSites.md

    _ = toggled.className(for: TextStyle(color: Color(light: .black, dark: .white)))
    #expect(toggled.css.contains(":root[data-bs-theme=dark]") && toggled.css.contains("@media"))
  }
}
