// The examples in the comments of RestyleMarkup, as they stand there, and what they give.

import Restyle
import RestyleMarkup
import Testing

@Suite("What the comments of RestyleMarkup show")
struct RestyleMarkupCommentExamples {
  @Test("MarkupTag, StyledString.init(markup:), init(localized:)")
  func markup() throws {
    let tags: [String: MarkupTag] = [
      "b": .style(.bold),
      "a": .link(.underlined),
      "size": MarkupTag(attributes: ["points"]) { attributes in
        TextStyle().restyled { $0.fontSize = attributes["points"].flatMap(Double.init) ?? 17 }
      },
    ]
    let sized = try StyledString(markup: "<size points='9'><a href='/'>x</a></size>", tags: tags)
    #expect(sized.runs.map(\.style.fontSize) == [9])

    let sale = try StyledString(
      markup: "<b>Sale</b> ends <date/>", tags: ["b": .style(.bold)],
      arguments: ["date": StyledString("on Friday", style: .italic)])
    #expect(sale.text == "Sale ends on Friday")

    let notice = try StyledString(
      localized: "{count} messages from <b>{name}</b>", arguments: ["name": "Ada", "count": "3"],
      tags: ["b": .style(.bold)])
    #expect(notice == "3 messages from \("Ada", style: .bold)")
  }

  @Test("Markdown, MarkdownStyle, StyledString.init(markdown:)")
  func markdown() {
    let notes = Markdown(
      """
      # Release notes
      - **Faster** lists
      - See [the guide](/guide)
      """)
    #expect(notes.rawHTML.isEmpty && notes.style == nil)

    let terms = StyledString(markdown: "Read the *new* [terms](/terms).")
    #expect(terms.text == "Read the new terms.")
  }

  @Test("MarkdownStyle")
  func style() {
    let body = TextStyle(font: .system(size: 17))
    let notes = MarkdownStyle(text: body).restyled {
      $0.strong.color = .red
      $0.headings[0].fontSize = 32
      $0.bullet = "–"
    }
    #expect(notes.heading(1).fontSize == 32 && notes.bullet == "–")
  }
}
