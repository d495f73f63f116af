// The examples in the comments of Restyle/Text, as they stand there, and what they give.

import Foundation
import Restyle
import Testing

extension TextStyle {
  static var heading: Self {
    TextStyle(font: .system(size: 22, weight: .bold), color: .black).restyled { $0.kern = 0.35 }
  }
}
let title = TextStyle.heading.colored(.blue).uppercased

struct Shout: TextAttributeKey {
  static let name = "shout"
  typealias Value = Int
}
extension TextAttributeKey where Self == Shout { static var shout: Self { Self() } }
extension TextStyle {
  var shout: Int {
    get { attribute(for: .shout) ?? 0 }
    set { setAttribute(newValue, for: .shout, defaultValue: 0) }
  }
}

@Suite("What the comments of Restyle/Text show")
struct TextCommentExamples {
  @Test("TextStyle")
  func style() {
    #expect(title.color == .blue && title.kern == 0.35 && title.textCase == .upper)

    let body = TextStyle(font: .system(size: 17), lineHeight: 24, color: .label)
    #expect(body.lineHeight == 24 && body.font == .system(size: 17))
  }

  @Test("TextStyle's attributes")
  func attributes() {
    var style = TextStyle()
    style.setAttribute(1.5, for: .kern)
    let values = descriptions {
      style.attribute(for: .kern) ?? 0
      TextStyle().restyled {
        $0.fontSize = 17.0
        $0.kern = -0.43
      }
    }

    #expect(values.count == 2 && values[0] == "1.5")
  }

  @Test("TextStyle.merging(_:), TextStyle.inheriting(from:)")
  func merging() {
    let header = TextStyle(color: .red).bold
    let emphasis = TextStyle(color: .blue)
    let caption = TextStyle(color: .gray)
    let body = TextStyle(font: .system(size: 17), color: .black)
    let values = descriptions {
      header.merging(emphasis)
      caption.inheriting(from: body)
    }

    #expect(values == ["\(header.colored(.blue))", "\(body.colored(.gray))"])
  }

  @Test("TextStyle.inherit(_:)")
  func inherit() {
    let heading = TextStyle(color: .red).bold
    let plain = TextStyle().inheriting(.color).inheriting(.fontWeight)
    let note = heading.merging(plain)  // neither the colour nor the weight of headings

    #expect(note == plain && note.color == nil && note.inherits(.color))
  }

  @Test("TextStyle.lineHeight")
  func lineHeight() {
    var style = TextStyle()
    style.lineHeight = 22
    style.font = .system(size: 17)  // lineHeight is still 22, and lineSpacing is 5

    #expect(style.lineHeight == 22 && style.lineSpacing == 5)
  }

  @Test("TextStyle.preferred(for:)")
  func preferred() {
    var traits = TraitCollection()
    let usual = descriptions {
      let body = TextStyle.preferred(for: .body)
      body.resolved(for: traits).fontSize
    }
    #expect(usual == ["Optional(17.0)"])

    traits.preferredContentSizeCategory = .accessibilityLarge
    let large = descriptions {
      TextStyle.preferred(for: .body).resolved(for: traits).fontSize  // 33 in accessibility size 2
    }
    #expect(large == ["Optional(33.0)"])
  }

  // It's only compiled: transforms are registered for the whole process.
  private func register() throws {
    try TextStyle.registerCustomTransform(for: .shout) { text, value, context in
      text + String(repeating: "!", count: value)
    }
  }

  @Test("TextCase.applied(to:)")
  func textCase() {
    let values = descriptions {
      TextCase.upper.applied(to: "istanbul", context: TextTransformContext(language: "tr"))  // "İSTANBUL"
      TextCase.capitalized.applied(to: "rock 'n' roll, don't")  // "Rock 'N' Roll, Don't"
    }

    #expect(values == ["İSTANBUL", "Rock 'N' Roll, Don't"])
  }

  @Test("StyledString, StyledText")
  func styledTexts() {
    var notice = StyledString("Read the ", style: .body) + StyledString("terms", style: .body.underlined)
    notice.restyle(notice.text.startIndex..<notice.text.endIndex) { $0.color = .red }
    #expect(notice.displayRuns.map(\.style.color) == [.red, .red])

    let greeting = StyledText("Hello", style: .header)
    #expect(greeting.displayText == "Hello")
  }

  @Test("StyledText.+(_:_:)")
  func addedTexts() {
    let greeting = StyledText("Hello, ", style: .default) + StyledText("Blob", style: .header)

    #expect(greeting.text == "Hello, Blob" && greeting.runs.map(\.style) == [.default, .header])
  }

  @Test("StyledString's interpolation, inheriting(from:), joined(separator:)")
  func composed() {
    let (name, body, home) = ("Ada", TextStyle(color: .black), "Home" as StyledString)
    let text: StyledString = "Hello \(name, style: .bold), you have \(3) new messages"
    #expect(text.runs.map(\.style) == [TextStyle(), .bold, TextStyle()])

    let price = ("from " + StyledString("9 €", style: .bold)).inheriting(from: body)
    #expect(price.runs.map(\.style) == [body, body.bold])

    let path = [home, "Library"].joined(separator: StyledString(" / ", style: TextStyle(color: .gray)))
    let star = InlineImage(Image(url: "star.svg"), alternative: "star", fitsFont: true)
    let rating: StyledString = "4 \(star) of 5"
    #expect(rating.text == "4 \u{FFFC} of 5" && rating.textWithoutImages == "4 star of 5")

    #expect(path.text == "Home / Library" && path.runs.count == 3)
  }

  @Test("DisplayableString")
  func displayable() {
    struct Greeting: DisplayableString {
      func displayValue(in language: Language?) -> String {
        language?.primarySubtag == "sv" ? "Hej" : "Hello"
      }
    }

    #expect(Greeting().displayValue(in: "sv-FI") == "Hej" && Greeting().displayValue(in: nil) == "Hello")
  }

  @Test("Link, TextLine, Language")
  func values() {
    var style = TextStyle()
    style.link = "https://example.org/"
    style.underline = .single
    style.strikethrough = TextLine(pattern: .dashed, color: .red)
    #expect(style.link == "https://example.org/" && style.strikethrough?.color == .red)

    let values = descriptions {
      let turkish: Language = "tr-TR"
      turkish.primarySubtag  // "tr"
    }
    #expect(values == [#"Optional("tr")"#])
  }

  @Test("TextStyle.numberOfLines")
  func lines() {
    let values = descriptions {
      TextStyle().wordWrapped.numberOfLines  // 0
      TextStyle().truncatedTail.numberOfLines  // 1
    }

    #expect(values == ["0", "1"])
  }

  @Test("TextAttributeKey, TextAttributeKeySet")
  func ownKey() throws {
    var style = TextStyle()
    #expect(style.shout == 0)
    style.shout = 3

    let decoder = JSONDecoder()
    let keys = try TextAttributeKeySet.standard.adding(Shout.self)
    decoder.userInfo[.textAttributeKeys] = keys
    #expect(try decoder.decode(TextStyle.self, from: JSONEncoder().encode(style)) == style)
  }

  @Test("TextAttribute, TextAttributes")
  func dictionaries() {
    let emphasis: TextAttributes = [TextAttribute(.fontWeight, .bold), TextAttribute(.color, .red)]
    let style = TextStyle(attributes: emphasis)
    var names: [String] = []
    func print(_ name: String) { names.append(name) }

    var attributes = TextAttributes()
    attributes[.kern] = 1.5
    attributes[.kern] = nil  // unset again
    for attribute in style.attributes { print(attribute.name) }

    #expect(attributes == TextAttributes() && Set(names) == ["fontWeight", "color"])
  }

  @Test("TextStyle.subscript(_:)")
  func unsetting() {
    var style = TextStyle(color: .red)
    style[.alignment] = .center
    style[.alignment] = nil

    #expect(style == TextStyle(color: .red))
  }
}
