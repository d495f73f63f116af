import Restyle
import RestyleHTML

extension Reader {
  /// The readers of text in other notations than JSON.
  static let notations: [Reader] = [color, language, cases, html, selector, declarations, fonts]

  /// CSS text that is read, written and read again is the same colour, and one of sRGB stays exactly what it is.
  private static let color = Reader("Color(css:)") { input in
    let text = String(decoding: input, as: UTF8.self)
    do throws(Color.ParseError) {
      let color = try Color(css: text)
      let again = try Color(css: color.cssText())
      let isKept = again == color || color.space == .displayP3 && again.space == .sRGB
      precondition(isKept, "\(color) is another colour once it was written")
      let latest = try Color(css: again.cssText())
      precondition(latest == again, "\(color) is another colour each time that it is written")
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
    // Each new line is an element of its own.
    let breaks = text.unicodeScalars.lazy.filter { Character($0).isNewline }.count
    precondition(tags <= 4 + breaks, "more tags than were written: \(page.html)")
    let quotes = page.html.utf8.lazy.filter { $0 == UInt8(ascii: "\"") }.count
    // A class, a language and a direction of the paragraph, and those and a target of the run.
    precondition(quotes.isMultiple(of: 2) && quotes <= 14, "more attributes than were written: \(page.html)")
    precondition(!page.styleSheet.css.utf8.contains(UInt8(ascii: "<")))
  }

  /// A selector from outside is read again as itself, and stays before its declarations.
  private static let selector = Reader("CSSSelector") { input in
    let text = String(decoding: input, as: UTF8.self)
    do throws(CSSSelector.ParseError) {
      let selector = try CSSSelector(text)
      let again = try CSSSelector(selector.description)
      precondition(again == selector, "\(selector) is another selector once it was written")
      var sheet = StyleSheet()
      sheet.add(TextStyle(color: .red), to: selector)
      check(sheet.css, hasRules: 1)
    } catch {
      precondition(error.offset <= text.utf8.count && error.description.utf8.count < 600)
    }
  }

  /// Whatever properties and values are called, a declaration comes of them or a problem.
  private static let declarations = Reader("CSSProperties") { input in
    let parts = input.split(separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
    let texts = parts.map { String(decoding: $0, as: UTF8.self) }
    var sheet = StyleSheet()
    sheet.add(DeclaredStyle(property: texts[0], value: texts.dropFirst().first ?? ""), to: .className("x"))
    if sheet.problems.isEmpty { check(sheet.css, hasRules: 1) } else { precondition(sheet.css.isEmpty) }
  }

  private struct DeclaredStyle: CSSElementStyle {
    let property: String
    let value: String

    static var css: CSSDescription<DeclaredStyle, String> {
      .declaring { style, css in css.set(style.property, to: style.value) }
    }
  }

  /// Names and addresses of fonts stay within their rule.
  private static let fonts = Reader("FontFace") { input in
    let text = String(decoding: input, as: UTF8.self)
    var sheet = StyleSheet()
    sheet.add(FontFace(text, sources: [.local(text), .url(text, format: .woff2)]))
    sheet.add(
      TextStyle(font: .custom(text, fallbacks: [text], design: .serif)), to: .className("x"))
    sheet.add(ContainerStyle(name: text), to: .className("y"))
    check(sheet.css, hasRules: 3)
  }

  /// A stylesheet has as many rules as it was given, each on a line, and can't end its element.
  private static func check(_ css: String, hasRules count: Int) {
    precondition(!css.utf8.contains(UInt8(ascii: "<")), "an element in \(css)")
    precondition(
      css.utf8.filter { $0 == UInt8(ascii: "\n") }.count == count, "other rules than were given: \(css)")
  }
}
