import Restyle
import RestyleHTML

extension Reader {
  /// The readers of text in other notations than JSON.
  static let notations: [Reader] = [color, language, cases, html]

  /// CSS text that is read, written and read again is the same colour.
  private static let color = Reader("Color(css:)") { input in
    let text = String(decoding: input, as: UTF8.self)
    do throws(Color.ParseError) {
      let color = try Color(css: text)
      let again = try Color(css: color.cssText())
      precondition(again == color, "\(color) is another colour once it was written")
    } catch {
      precondition(error.offset <= text.utf8.count && error.description.utf8.count < 600)
    }
  }

  /// A well-formed tag consists of ASCII.
  private static let language = Reader("Language") { input in
    let language = Language(tag: String(decoding: input, as: UTF8.self))
    if language.isWellFormed { precondition(language.tag.utf8.allSatisfy { $0 < 0x80 }) }
    for subtag in [language.primarySubtag, language.script, language.region] {
      precondition(subtag?.isEmpty != true)
    }
  }

  /// Mapping the runs of a text gives what mapping it whole does.
  private static let cases = Reader("TextCase") { input in
    guard let choice = input.first else { return }
    let languages: [Language?] = [nil, "el", "tr", "lt", "nl", "hy"]
    let textCase = TextCase.allCases[Int(choice) % TextCase.allCases.count]
    let language = languages[Int(choice >> 2) % languages.count]
    let text = String(decoding: input.dropFirst(), as: UTF8.self)
    let scalars = text.unicodeScalars
    let middle = scalars.index(scalars.startIndex, offsetBy: Int(choice) % (scalars.count + 1))
    var style = TextStyle()
    style.textCase = textCase
    style.language = language
    let runs = [
      StyledText(String(scalars[..<middle]), style: style),
      StyledText(String(scalars[middle...]), style: style.colored(.red)),
    ]
    let whole = textCase.applied(to: text, context: TextTransformContext(language: language))
    precondition(StyledString(runs).displayText.unicodeScalars.elementsEqual(whole.unicodeScalars))
  }

  /// A text from outside stays a text: no tag and no attribute comes of it.
  private static let html = Reader("HTML") { input in
    let text = String(decoding: input, as: UTF8.self)
    var style = TextStyle(color: .red)
    style.language = Language(tag: text)
    style.link = Link(text)
    style.fontFamily = .named(text)
    var page = HTMLRenderer()
    page.append(StyledText(text, style: style), as: .paragraph)
    let tags = page.html.utf8.lazy.filter { $0 == UInt8(ascii: "<") }.count
    precondition(tags <= 4, "more tags than were written: \(page.html)")
    let quotes = page.html.utf8.lazy.filter { $0 == UInt8(ascii: "\"") }.count
    // A class, a language and a direction of the paragraph, and those and a target of the run.
    precondition(quotes.isMultiple(of: 2) && quotes <= 14, "more attributes than were written: \(page.html)")
    precondition(!page.styleSheet.css.utf8.contains(UInt8(ascii: "<")))
  }
}
