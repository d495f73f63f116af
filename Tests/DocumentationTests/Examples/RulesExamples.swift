// The examples of the article, as they stand there, and what they give.

import Restyle
import RestyleHTML
import Testing

@Suite("What the article about rules shows")
struct RulesExamples {
  @Test("Declarations and pseudo-elements")
  func declarations() throws {
    // Block 1 of RestyleHTML/RestyleHTML.docc/Rules.md
    // Block 2 of RestyleHTML/RestyleHTML.docc/Rules.md

    #expect(sheet.css.contains(".card:has(>img){background:#ffffff;"))
    #expect(sheet.css.contains("a.external::after{content:' ↗'/''}"))
    #expect(sheet.css.contains("li::marker{color:#0000ff}"))
    #expect(sheet.problems.isEmpty)
  }

  @Test("Conditions")
  func conditions() throws {
    var sheet = StyleSheet()
    // Block 3 of RestyleHTML/RestyleHTML.docc/Rules.md
    // Block 4 of RestyleHTML/RestyleHTML.docc/Rules.md

    #expect(
      sheet.css == """
        @media print{
        body{color:#000000}
        }
        @media (forced-colors:active){
        .button{border:2px solid ButtonText}
        }
        @supports (display:grid){
        .list{display:grid;gap:12px}
        }
        .hidden{display:none!important}

        """)
  }

  @Test("Links and utilities")
  func links() throws {
    var sheet = StyleSheet()
    // Block 5 of RestyleHTML/RestyleHTML.docc/Rules.md
    // Block 6 of RestyleHTML/RestyleHTML.docc/Rules.md
    // Block 7 of RestyleHTML/RestyleHTML.docc/Rules.md

    #expect(sheet.css.contains(".prose p a{color:#0000ff}"))
    #expect(sheet.css.contains(".prose a:where(:visited,[data-state~=visited]){color:#ff0000}"))
    #expect(html.contains("mt-gap"))
    #expect(sheet.css.contains(".mt-gap{margin-block-start:var(--Acme-gap)!important}"))
  }

  @Test("Checkboxes")
  func checkboxes() throws {
    var sheet = StyleSheet()
    // Block 8 of RestyleHTML/RestyleHTML.docc/Rules.md

    #expect(sheet.css.contains("input.checkbox{") && sheet.css.contains(".box:checked+label::before{"))
  }
}
