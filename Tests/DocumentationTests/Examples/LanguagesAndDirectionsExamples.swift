// The examples of the article, as they stand there, and what they give.

import Foundation
import Restyle
import RestyleElements
import RestyleEmail
import RestyleFoundation
import RestyleHTML
import RestyleRendering
import RestyleTerminal
import Testing

// Block 1 of RestyleElements/RestyleElements.docc/LanguagesAndDirections.md

@Suite("What the article about languages and directions shows")
struct LanguagesAndDirectionsExamples {
  @Test("One interface in two languages and directions, in every output")
  func readers() throws {
    // Block 2 of RestyleElements/RestyleElements.docc/LanguagesAndDirections.md

    let words = ["الطلب", "المجموع", "ادفع"]
    for output in [document.html, message.html, message.plainText, terminal.text] {
      #expect(words.allSatisfy(output.contains), "\(output)")
      #expect(!output.contains("<U+"), "\(output)")
    }
    #expect(document.html.contains("<html lang=\"ar\" dir=\"rtl\">"))
    #expect(message.html.contains("dir=\"rtl\""))
    #expect(terminal.text.contains(#/ {26}\u{1B}\[[0-9;]*mAda Lovelace/#))

    let english = try HTMLDocument(title: "Order", in: ElementContext(language: "en")) { order }
    #expect(english.html.contains(">€12.50<") && english.html.contains(">Pay<"))
    // The same styles.
    #expect(english.contentSecurityPolicy == document.contentSecurityPolicy)
  }

  @Test("Texts in languages of their own, and names among words")
  func texts() throws {
    // Block 3 of RestyleElements/RestyleElements.docc/LanguagesAndDirections.md
    #expect(city == "İSTANBUL")
    var page = HTMLRenderer()
    try page.append(Label("שלום", style: comment))
    #expect(page.html.contains(" dir=\"auto\""))

    let customer = "\u{202E}ليلى"
    // Block 4 of RestyleElements/RestyleElements.docc/LanguagesAndDirections.md
    #expect(summary.text == "\u{2068}\u{202E}ليلى\u{202C}\u{2069}, 12 of 30")
    var terminal = TerminalRenderer(.plain)
    terminal.append(StyledString("\u{2068}\("ليلى")\u{2069}, 12 of 30"))
    #expect(terminal.text == "ليلى, 12 of 30")
  }
}
