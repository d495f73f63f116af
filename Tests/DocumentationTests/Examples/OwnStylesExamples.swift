// The examples of the article, as they stand there, and what they give.

import Restyle
import RestyleElements
import RestyleEmail
import RestyleHTML
import RestyleRendering
import RestyleTerminal
import RestyleTesting
import Testing

// Block 1 of RestyleElements/RestyleElements.docc/OwnStyles.md

// Block 2 of RestyleElements/RestyleElements.docc/OwnStyles.md

// Block 3 of RestyleElements/RestyleElements.docc/OwnStyles.md

// Block 4 of RestyleElements/RestyleElements.docc/OwnStyles.md

@Suite("What the article about elements with styles of one's own shows")
struct OwnStylesExamples {
  @Test("The style breaks no law")
  func laws() throws {
    try checkLaws(of: CalloutStyle.self)
  }

  @Test("Outputs show the element in the style of its slot for the traits")
  func element() throws {
    // Block 5 of RestyleElements/RestyleElements.docc/OwnStyles.md

    var terminals: Set<String> = []
    let red = Color.systemRed.resolved(for: TraitCollection()).cssText()
    for (edition, isRed) in [(Edition.draft, true), (.final, false)] {
      context.traits.edition = edition
      let callout = Callout(title: "Note", text: "Ships arrive.")
      var page = HTMLRenderer()
      try page.append(callout, in: context)
      #expect(page.styleSheet.css.contains(red) == isRed)
      #expect(page.html.contains(">Note<") && page.problems.isEmpty)
      var terminal = TerminalRenderer(TerminalProfile(columns: 40))
      try terminal.append(callout, in: context)
      #expect(terminal.text.contains("Note"))
      terminals.insert(terminal.text)
      let email = try EmailMessage(title: "News", in: context) { callout }
      #expect(email.html.contains(red) == isRed)
    }
    #expect(terminals.count == 2)
  }

  @Test("Catalogs have the style")
  func catalogs() {
    let brand = DefaultStyling.system.restyled {
      $0[.callout] = CalloutStyle(title: TextStyle(color: .red))
    }
    // Block 6 of RestyleElements/RestyleElements.docc/OwnStyles.md

    #expect(callout?.title.color == .red)
    #expect(warning?.title.color == .systemOrange)
  }
}
