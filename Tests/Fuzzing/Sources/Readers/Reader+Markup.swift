import Restyle
import RestyleHTML
import RestyleMarkup

extension Reader {
  /// The readers of text with tags, with arguments and of Markdown.
  static let markup: [Reader] = [tags, localized, markdown, repeated]

  private static let knownTags: [String: MarkupTag] = [
    "b": .style(.bold), "i": .style(.italic), "a": .link(.underlined),
  ]

  /// What is accepted reads the same where nothing is rejected, and what is escaped is itself.
  private static let tags = Reader("Markup") { input in
    let text = String(decoding: input, as: UTF8.self)
    let arguments: [String: StyledString] = ["x": "<b>&amp;</b>"]
    do {
      let kept = try StyledString(
        markup: text, tags: knownTags, arguments: arguments, invalid: .keptAsText)
      do throws(MarkupError) {
        let read = try StyledString(markup: text, tags: knownTags, arguments: arguments)
        precondition(read == kept, "another text where nothing was rejected")
      } catch {
        precondition(error.line > 0 && error.column > 0 && !error.description.isEmpty)
      }
      let escaped = text.utf8.flatMap { byte -> [UInt8] in
        switch byte {
        case UInt8(ascii: "<"): Array("&lt;".utf8)
        case UInt8(ascii: "&"): Array("&amp;".utf8)
        default: [byte]
        }
      }
      let again = try StyledString(markup: String(decoding: escaped, as: UTF8.self), tags: knownTags)
      precondition(again == StyledString(text), "an escaped text that is another one")
    } catch {
      preconditionFailure("what is to be text was rejected: \(error)")
    }
  }

  /// What is accepted holds each argument, as it was given.
  private static let localized = Reader("Localized") { input in
    let text = String(decoding: input, as: UTF8.self)
    let style = TextStyle(color: .red)
    let argument = StyledString("{x}<b>", style: style)
    do throws(MarkupError) {
      let read = try StyledString(localized: text, arguments: ["x": argument], tags: knownTags)
      precondition(read.runs.contains { $0.style.color == .red && $0.text.utf8.starts(with: "{x}<b>".utf8) })
    } catch {
      precondition(error.line > 0 && error.column > 0 && !error.description.isEmpty)
    }
  }

  /// Any text is a document, which outputs can show and in which nothing becomes a tag of theirs.
  private static let markdown = Reader("Markdown") { input in
    let text = String(decoding: input, as: UTF8.self)
    show(Markdown(text))
    show(Markdown(text, extensions: .gitHub))
    let line = StyledString(markdown: text)
    // A NUL becomes three bytes; what is named is at most as long as its name and twice as long.
    precondition(line.text.utf8.count <= 3 * text.utf8.count)
    precondition(StyledString(markdown: text, extensions: .gitHub).text.utf8.count <= 3 * text.utf8.count)
  }

  /// An input that is repeated takes no more than its length: the fuzzer says if one takes long.
  private static let repeated = Reader("Repeated") { input in
    let text = String(decoding: input, as: UTF8.self)
    let copies = String(repeating: text, count: (1 << 16) / max(text.utf8.count, 1))
    _ = Markdown(copies).rawHTML
    _ = Markdown(copies, extensions: .gitHub).rawHTML
    _ = StyledString(markdown: copies)
    _ = try? StyledString(markup: copies, tags: knownTags, invalid: .keptAsText)
    _ = try? StyledString(markup: copies, tags: knownTags)
  }

  private static func show(_ document: Markdown) {
    var page = HTMLRenderer()
    do {
      try page.append(document)
    } catch {
      preconditionFailure("a document that can't be shown: \(error)")
    }
    precondition(page.problems.allSatisfy { !$0.description.isEmpty })
    let html = page.html
    for tag in ["<script", "<style", "<iframe", "href=\"javascript:", "src=\"javascript:"] {
      precondition(!html.contains(tag), "\(tag) came of a text")
    }
  }
}
