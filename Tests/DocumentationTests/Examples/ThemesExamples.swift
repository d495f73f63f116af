// The examples of the article, as they stand there, and what they give.

import Restyle
import RestyleElements
import RestyleHTML
import Testing

// Block 1 of RestyleHTML/RestyleHTML.docc/Themes.md

// Block 2 of RestyleHTML/RestyleHTML.docc/Themes.md

// Block 3 of RestyleHTML/RestyleHTML.docc/Themes.md

@Suite("What the article about themes shows")
struct ThemesExamples {
  @Test("A page with two brands")
  func themes() throws {
    let catalog = StyleCatalog("Acme") {
      NamedStyle("primary", ButtonStyle.primary)
      NamedStyle("wide", ButtonStyle.wide)
    }

    // Block 4 of RestyleHTML/RestyleHTML.docc/Themes.md

    // Block 5 of RestyleHTML/RestyleHTML.docc/Themes.md

    #expect(own == ".logo{color:var(--Acme-brand)}")
    #expect(sheet.css.contains(":where([data-theme='b']){--Acme-brand:#8a3ffc;--Acme-rounding:12px}"))
    #expect(sheet.css.contains("border-radius:var(--Acme-rounding)"))
    for name in [".btn-wide", ".Acme-primary__title"] {
      let rule = sheet.css.split(separator: "\n").first {
        $0.contains("\(name):where([data-theme='b'],[data-theme='b'] *)") && $0.hasSuffix("{font-weight:600}")
      }
      #expect(rule != nil, "\(name)")
    }
    #expect(sheet.css.contains(".primary:where([data-theme='b']"))

    // Block 6 of RestyleHTML/RestyleHTML.docc/Themes.md

    #expect(body.contains("<div data-theme=\"b\"><p class=\"s0\">"))
    #expect(page.styleSheet.css.contains(".s0:where([data-theme='b'],[data-theme='b'] *)"))
  }
}
