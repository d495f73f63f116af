// The examples of the article, as they stand there, and what they give.

import CodeBlocks
import Restyle
import RestyleAudit
import RestyleElements
import RestyleHTML
import Testing

@Suite("What the article of all styles shows")
struct StylesAtAGlanceExamples {
  @Test("The defaults have no errors in an audit, and a page shows them without a problem")
  func defaults() throws {
    // Block 1 of Restyle/Restyle.docc/StylesAtAGlance.md
    // Block 2 of Restyle/Restyle.docc/StylesAtAGlance.md
    // Block 3 of Restyle/Restyle.docc/StylesAtAGlance.md
    // Block 4 of Restyle/Restyle.docc/StylesAtAGlance.md
    // Block 5 of Restyle/Restyle.docc/StylesAtAGlance.md
    // Block 6 of Restyle/Restyle.docc/StylesAtAGlance.md
    // Block 7 of Restyle/Restyle.docc/StylesAtAGlance.md

    let screen = Stack(style: StackStyle(background: card, box: column)) {
      Label("Harbour", style: title)
      Checkbox("Tides", isOn: true, name: "tides")
      Button("Save", action: .submit)
    }
    var page = HTMLRenderer()
    try page.append(screen, in: ElementContext(defaults: harbour))
    #expect(page.problems.isEmpty)
    #expect([checkbox, radioButton].allSatisfy { $0.states[.disabled] != nil })
    #expect(toggle.states[.disabled] != nil && button.states[.disabled] != nil)
    let audit = Audit(catalog, in: AuditSurroundings(page: paper))
    #expect(audit.findings.filter { $0.rule.level == .error } == [])
  }

  @Test("It has each type of style that a slot has")
  func types() throws {
    let article = try DocumentedFile("Sources/Restyle/Restyle.docc/StylesAtAGlance.md")
    let code = article.swiftBlocks.map(\.code).joined()
    for type in StyleCatalog("", defaults: .system).types { #expect(code.contains("\(type)(")) }
  }
}
