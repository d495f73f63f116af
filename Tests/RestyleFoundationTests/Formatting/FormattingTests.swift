import Foundation
import Restyle
import RestyleElements
import RestyleFoundation
import TestSupport
import Testing

@Suite("Texts that Foundation formats")
struct FormattingTests {
  private func style(_ tag: String) -> TextStyle { TextStyle().restyled { $0.language = Language(tag: tag) } }

  @Test(
    "A language is that of its locale, and the other way round",
    arguments: ["tr", "tr-TR", "zh-Hant-TW", "sr-Latn"])
  func locales(_ tag: String) throws {
    let locale = try #require(Locale(Language(tag: tag)))
    #expect(Language(locale) == Language(tag: tag))
    #expect(Language(Locale(identifier: tag.replacing("-", with: "_"))) == Language(tag: tag))
  }

  @Test("A tag that isn't well-formed has no locale", arguments: ["", "t", "\"><", "e\u{301}", "tr_TR"])
  func malformed(_ tag: String) {
    #expect(Locale(Language(tag: tag)) == nil)
    #expect(
      FormattedValue(1.5, format: .number.locale(Locale(identifier: "de"))).displayValue(
        in: Language(tag: tag)) == "1,5")
  }

  /// Interpolates a value where only a `String` fits.
  private struct PlainStrings: DeprecatedCalls {
    @available(*, deprecated)
    static func strings() -> [String] {
      ["<\(FormattedValue(1.5, format: .number.locale(Locale(identifier: "de"))))>"]
    }
  }

  @Test("A plain string has the value in the format's locale")
  func plainString() {
    #expect(strings(of: PlainStrings.self) == ["<1,5>"])
  }

  @Test(
    "Transforms follow a locale as Foundation does",
    arguments: ["tr_TR", "az", "el", "nl_NL", "lt", "de_DE", "en"])
  func transforms(_ identifier: String) {
    let locale = Locale(identifier: identifier)
    let style = TextStyle().restyled { $0.language = Language(locale) }
    for text in ["istanbul", "ISTANBUL", "άέ ΐ", "straße", "ıi", "IJSLAND"] {
      #expect(StyledString(text, style: style.uppercased).displayText == text.uppercased(with: locale))
      #expect(StyledString(text, style: style.lowercased).displayText == text.lowercased(with: locale))
    }
  }

  @Test("A formatted value is in the language of whoever reads it")
  func value() {
    let number = FormattedValue(1234.5, format: .number.locale(Locale(identifier: "en")))
    #expect(number.displayValue == "1,234.5")
    #expect(number.displayValue(in: "de") == "1.234,5")
    let date = FormattedValue(
      Date(timeIntervalSince1970: 0), format: Date.FormatStyle(date: .long, time: .omitted, timeZone: .gmt))
    #expect(date.displayValue(in: "en") == "January 1, 1970")
    #expect(date.displayValue(in: "de") == "1. Januar 1970")
    #expect(DisplayText(number).styled(style("de")).text == "1.234,5")
    #expect(StyledText(number, style: style("de")).text == "1.234,5")
  }

  @Test("A text of a value is in the language of its style")
  func text() {
    #expect(
      StyledString(1234.5, format: .number, style: style("de")) == StyledString("1.234,5", style: style("de"))
    )
    #expect(StyledString(0.5, format: .percent, style: style("tr")).text == "%50")
  }

  @Test("A value in a literal is in the language of its style, or else in that of its format")
  func interpolated() {
    let price = FloatingPointFormatStyle<Double>.Currency(code: "EUR")
    let bold = style("de").bold
    let text: StyledString = "only \(9.5, format: price, style: bold) today"
    #expect(text == "only " + StyledString("9,50\u{A0}€", style: bold) + " today")
    let plain: StyledString = "\(1234.5, format: .number.locale(Locale(identifier: "de")))"
    #expect(plain == "1.234,5")
    let date: StyledString =
      "\(Date(timeIntervalSince1970: 0), format: Date.FormatStyle(timeZone: .gmt).year(), style: style("en"))"
    #expect(date.text == "1970")
    let list: StyledString = "\(["a", "b"], format: .list(type: .and), style: style("es"))"
    #expect(list.text == "a y b")
    let shown: DisplayText = "\(0.5, format: .percent, style: style("tr"))"
    #expect(shown.styled(TextStyle()).text == "%50")
  }

  @Test("What a format makes of a value is text, and never read")
  func hostile() {
    struct Shout: FormatStyle {
      func format(_ value: String) -> String { "<b>\(value)</b>" }
    }
    let text: StyledString = "\("{x} & <i>", format: Shout())"
    #expect(text == StyledString("<b>{x} & <i></b>"))
  }

  @Test("Parts of a formatted value have styles of their own")
  func parts() {
    let format = FloatingPointFormatStyle<Double>.Currency(code: "EUR").attributed
    let price = StyledString(1234.5, format: format, style: style("de")) { part, style in
      if part.numberSymbol == .currency { style.fontSize = 12 }
      if part.numberPart == .fraction { style.baselineOffset = 6 }
    }
    let base = style("de")
    #expect(
      price == StyledString("1.234,", style: base)
        + StyledString("50", style: base.restyled { $0.baselineOffset = 6 })
        + StyledString("\u{A0}", style: base) + StyledString("€", style: base.resized(to: 12)))

    let date = StyledString(
      Date(timeIntervalSince1970: 0), format: Date.FormatStyle(timeZone: .gmt).year().month().attributedStyle,
      style: style("en")
    ) { part, style in
      if part.dateField == .year { style.fontWeight = .bold }
    }
    #expect(date.runs.filter { $0.style.fontWeight == .bold }.map(\.text) == ["1970"])
  }

  @Test("An error of whoever styles the parts is thrown on")
  func failing() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try StyledString(1, format: IntegerFormatStyle<Int>().attributed) { _, _ in throw Failure() }
    }
  }
}

@Suite("Lists of styled texts")
struct StyledListTests {
  private let bold = TextStyle().bold
  private let italic = TextStyle().italic

  private static let texts: [[String]] = [
    [], ["a"], ["Ana", "Inés"], ["a", "b", "hielo"], ["und", "u", "n", "d"], ["", "", ""], [",", " ", ", "],
    ["א", "ב"], ["e", "\u{301}"], [String(Unicode.Scalar(0xFDD0) ?? "a"), "x"], ["\u{202E}", "\u{2068}"],
    ["1", "2", "3", "4", "5"],
  ]

  @Test("A list reads as Foundation writes it, and each text keeps its style")
  func list() async throws {
    try await forEach(Self.texts) { (texts: [String]) in
      // In Hebrew, what stands before an empty text depends on what isn't there.
      for tag in ["en", "de", "es", "he", "ar", "zh", "ja"] where tag != "he" || !texts.contains("") {
        let language = Language(tag: tag)
        let plain = TextStyle().restyled { $0.language = language }
        let items = texts.enumerated().map { StyledString($1, style: $0.isMultiple(of: 2) ? bold : italic) }
        for type in [ListFormatStyle<StringStyle, [String]>.ListType.and, .or] {
          let list = items.formatted(.list(type: type), style: plain)
          #expect(list.text == texts.formatted(.list(type: type).locale(Locale(identifier: tag))))
          for (style, remainder) in [(bold, 0), (italic, 1)] {
            let expected = texts.indices.filter { $0 % 2 == remainder }.map { texts[$0] }.joined()
            #expect(list.runs.filter { $0.style == style }.map(\.text).joined() == expected)
          }
        }
      }
    }
  }

  @Test("Texts that use up every mark are in the list all the same")
  func hostile() {
    let marks = [0xFDD0...0xFDEF, 0x100000...0x10FFFD].joined().compactMap(Unicode.Scalar.init)
    let hostile = String(String.UnicodeScalarView(marks))
    let list = [StyledString(hostile, style: bold), StyledString("b", style: italic)].formatted(
      .list(type: .and))
    #expect(
      list == StyledString(hostile, style: bold) + StyledString(", ") + StyledString("b", style: italic))
  }
}
