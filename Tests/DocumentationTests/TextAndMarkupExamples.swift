// The texts of the article, as they stand there, and what they give.

import Restyle
import RestyleElements
import RestyleMarkup
import Testing

@Suite("What the article of text and markup shows")
struct TextAndMarkupExamples {
  private let tags: [String: MarkupTag] = ["b": .style(.bold)]

  @Test("Literals")
  func literals() {
    let name = "Ada"
    let hello: StyledString = "Hello \(name, style: .bold), you have \(3) new messages"
    let path = ["Home", "Library", "Books"].map { StyledString($0) }.joined(separator: " / ")
    let rule = StyledString(repeating: "– ", count: 20)

    let values = descriptions {
      let star = InlineImage(Image(url: "star.svg"), alternative: "star", fitsFont: true)
      let rating: StyledString = "4 \(star) of 5"
      rating.textWithoutImages  // "4 star of 5"
    }
    #expect(values.count == 1)

    #expect(hello.runs.count == 3 && path == "Home / Library / Books" && rule.count == 40)
  }

  @Test("Tags")
  func markup() throws {
    let values = try descriptions {
      let tags: [String: MarkupTag] = [
        "b": .style(.bold),
        "em": .style(.italic),
        "a": .link(.underlined),
      ]
      let text = try StyledString(
        markup: "<b>Sale, <em>today</em></b> &amp; <a href='/terms'>terms</a>, until <date/>", tags: tags,
        arguments: ["date": StyledString("Friday", style: TextStyle(color: .red))])
      text.text  // "Sale, today & terms, until Friday"
      let comment = try StyledString(
        markup: "I <3 <b>tags</b> & <u>you</u>", tags: tags, invalid: .keptAsText)
      comment.text  // "I <3 tags & <u>you</u>"
    }
    #expect(values.count == 2)

    let color = MarkupTag(attributes: ["css"]) { attributes in
      TextStyle(color: attributes["css"].flatMap { try? Color(css: $0) })
    }
    let warning = try StyledString(markup: "<color css='#c00'>Stop</color>", tags: ["color": color])
    #expect(warning.runs.map(\.style.color) == [Color(hex: 0xCC0000)])
  }

  @Test("Translations")
  func translations() throws {
    let arguments: [String: StyledString] = ["name": StyledString("Ada", style: .bold), "count": "3"]
    let english = try StyledString(localized: "{count} messages from {name}", arguments: arguments)
    let german = try StyledString(localized: "{name} hat {count} Nachrichten geschickt", arguments: arguments)
    #expect(english.text == "3 messages from Ada" && german.text == "Ada hat 3 Nachrichten geschickt")

    let tagged = try StyledString(localized: "<b>{name}</b> &lt;3", arguments: ["name": "Ada"], tags: tags)
    #expect(tagged == "\("Ada", style: .bold) <3")
  }

  @Test("Markdown")
  func markdown() {
    let style = MarkdownStyle(text: TextStyle(font: .system(size: 15), color: .label)).restyled {
      $0.strong.color = .systemRed
      $0.quote.background = BackgroundStyle(color: .systemGray6)
    }
    let notes = Markdown("# News\n\n> It is **done**.", style: style)
    let line = StyledString(markdown: "It is **done**.", style: style)

    #expect(notes.rawHTML.isEmpty)
    #expect(line == "It is \("done", style: TextStyle(color: .systemRed).bold).")
  }

  @Test("Text from people")
  func people() throws {
    let values = try descriptions {
      let hostile = "<a href='javascript:x'>me</a>"
      let safe = try StyledString(
        markup: "By <name/>", tags: tags, arguments: ["name": StyledString(hostile)])
      safe.text  // "By <a href='javascript:x'>me</a>"
    }
    #expect(values.count == 1)
  }
}
