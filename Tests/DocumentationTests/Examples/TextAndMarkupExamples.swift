// The texts of the article, as they stand there, and what they give.

import Restyle
import RestyleElements
import RestyleHTML
import RestyleMarkup
import Testing

@Suite("What the article of text and markup shows")
struct TextAndMarkupExamples {
  private let tags: [String: MarkupTag] = ["b": .style(.bold)]

  @Test("Literals")
  func literals() {
    // Block 1 of RestyleMarkup/RestyleMarkup.docc/TextAndMarkup.md

    let values = descriptions {
      // Block 2 of RestyleMarkup/RestyleMarkup.docc/TextAndMarkup.md
    }
    #expect(values.count == 1)

    #expect(hello.runs.count == 3 && path == "Home / Library / Books" && rule.count == 40)
  }

  @Test("Tags")
  func markup() throws {
    let values = try descriptions {
      // Block 3 of RestyleMarkup/RestyleMarkup.docc/TextAndMarkup.md
      // Block 5 of RestyleMarkup/RestyleMarkup.docc/TextAndMarkup.md
    }
    #expect(values.count == 2)

    // Block 4 of RestyleMarkup/RestyleMarkup.docc/TextAndMarkup.md
    #expect(warning.runs.map(\.style.color) == [Color(hex: 0xCC0000)])
  }

  @Test("Translations")
  func translations() throws {
    // Block 6 of RestyleMarkup/RestyleMarkup.docc/TextAndMarkup.md
    #expect(english.text == "3 messages from Ada" && german.text == "Ada hat 3 Nachrichten geschickt")

    // Block 7 of RestyleMarkup/RestyleMarkup.docc/TextAndMarkup.md
    #expect(tagged == "\("Ada", style: .bold) <3")
  }

  @Test("Markdown")
  func markdown() {
    // Block 8 of RestyleMarkup/RestyleMarkup.docc/TextAndMarkup.md

    #expect(notes.rawHTML.isEmpty)
    #expect(line == "It is \("done", style: TextStyle(color: .systemRed).bold).")
  }

  @Test("A table of contents")
  func contents() throws {
    // Block 9 of RestyleMarkup/RestyleMarkup.docc/TextAndMarkup.md
    #expect(target == "#tea-green-tea")
    var page = HTMLRenderer()
    try page.append(contents)
    #expect(page.html.matches(of: /href="#tea-[a-z-]+"/).map { String($0.0) }.count == 2)
  }

  @Test("What GitHub adds")
  func extensions() {
    // Block 10 of RestyleMarkup/RestyleMarkup.docc/TextAndMarkup.md
    #expect(plan.rawHTML.isEmpty && answer.runs.count == 3)
    #expect(answer.runs.map { $0.style.link != nil } == [false, false, true])
  }

  @Test("Text from people")
  func people() throws {
    let values = try descriptions {
      // Block 11 of RestyleMarkup/RestyleMarkup.docc/TextAndMarkup.md
    }
    #expect(values.count == 1)
  }
}
