// The examples in the comments of Restyle/Text, as they stand there, and what they give.

import Foundation
import Restyle
import Testing

// Block 1 of Restyle/Text/Style/TextStyle.swift

// Block of Restyle/Text/Attributes/TextAttributeKey.swift

@Suite("What the comments of Restyle/Text show")
struct TextCommentExamples {
  @Test("TextStyle")
  func style() {
    #expect(title.color == .blue && title.kern == 0.35 && title.textCase == .upper)

    // Block 2 of Restyle/Text/Style/TextStyle.swift
    #expect(body.lineHeight == 24 && body.font == .system(size: 17))
  }

  @Test("TextStyle's attributes")
  func attributes() {
    var style = TextStyle()
    // Block 2 of Restyle/Text/Style/TextStyle+Attributes.swift
    let values = descriptions {
      // Block 1 of Restyle/Text/Style/TextStyle+Attributes.swift
      // Block 4 of Restyle/Text/Style/TextStyle+Attributes.swift
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
      // Block 1 of Restyle/Text/Style/TextStyle+Merging.swift
      // Block 2 of Restyle/Text/Style/TextStyle+Merging.swift
    }

    #expect(values == ["\(header.colored(.blue))", "\(body.colored(.gray))"])
  }

  @Test("TextStyle.inherit(_:)")
  func inherit() {
    let heading = TextStyle(color: .red).bold
    // Block of Restyle/Text/Attributes/TextAttributes+Inheriting.swift

    #expect(note == plain && note.color == nil && note.inherits(.color))
  }

  @Test("TextStyle.lineHeight")
  func lineHeight() {
    var style = TextStyle()
    // Block of Restyle/Text/Style/TextStyle+LineHeight.swift

    #expect(style.lineHeight == 22 && style.lineSpacing == 5)
  }

  @Test("TextStyle.preferred(for:)")
  func preferred() {
    var traits = TraitCollection()
    let usual = descriptions {
      // Block 1 of Restyle/Text/Style/TextStyle+TextSize.swift
    }
    #expect(usual == ["Optional(17.0)"])

    traits.preferredContentSizeCategory = .accessibilityLarge
    let large = descriptions {
      // Block 2 of Restyle/Text/Style/TextStyle+TextSize.swift
    }
    #expect(large == ["Optional(33.0)"])
  }

  // It's only compiled: transforms are registered for the whole process.
  private func register() throws {
    // Block of Restyle/Text/Transform/TextTransformRegistry.swift
  }

  @Test("TextCase.applied(to:)")
  func textCase() {
    let values = descriptions {
      // Block of Restyle/Text/Transform/TextCase+Applied.swift
    }

    #expect(values == ["İSTANBUL", "Rock 'N' Roll, Don't"])
  }

  @Test("StyledString, StyledText")
  func styledTexts() {
    // Block of Restyle/Text/Styled/StyledString.swift
    #expect(notice.displayRuns.map(\.style.color) == [.red, .red])

    // Block 1 of Restyle/Text/Styled/StyledText.swift
    #expect(greeting.displayText == "Hello")
  }

  @Test("StyledText.+(_:_:)")
  func addedTexts() {
    // Block 2 of Restyle/Text/Styled/StyledText.swift

    #expect(greeting.text == "Hello, Blob" && greeting.runs.map(\.style) == [.default, .header])
  }

  @Test("StyledString's interpolation, inheriting(from:), joined(separator:)")
  func composed() {
    let (name, body, home) = ("Ada", TextStyle(color: .black), "Home" as StyledString)
    // Block of Restyle/Text/Styled/StyledString+Interpolation.swift
    #expect(text.runs.map(\.style) == [TextStyle(), .bold, TextStyle()])

    // Block 1 of Restyle/Text/Styled/StyledString+Joining.swift
    #expect(price.runs.map(\.style) == [body, body.bold])

    // Block 2 of Restyle/Text/Styled/StyledString+Joining.swift
    // Block of Restyle/Text/Values/InlineImage.swift
    #expect(rating.text == "4 \u{FFFC} of 5" && rating.textWithoutImages == "4 star of 5")

    #expect(path.text == "Home / Library" && path.runs.count == 3)
  }

  @Test("DisplayableString")
  func displayable() {
    // Block of Restyle/Text/Styled/DisplayableString.swift

    #expect(Greeting().displayValue(in: "sv-FI") == "Hej" && Greeting().displayValue(in: nil) == "Hello")
  }

  @Test("Link, TextLine, Language")
  func values() {
    var style = TextStyle()
    let order = 17
    // Block of Restyle/Text/Values/Link.swift
    // Block of Restyle/Text/Values/TextDecorations.swift
    #expect(style.link == "https://example.org/orders/17" && style.strikethrough?.color == .red)

    let values = descriptions {
      // Block of Restyle/Text/Values/Language.swift
    }
    #expect(values == [#"Optional("tr")"#])
  }

  @Test("TextStyle.numberOfLines")
  func lines() {
    let values = descriptions {
      // Block of Restyle/Text/Attributes/StandardTextAttribute+Paragraph.swift
    }

    #expect(values == ["0", "1"])
  }

  @Test("TextAttributeKey, TextAttributeKeySet")
  func ownKey() throws {
    var style = TextStyle()
    #expect(style.shout == 0)
    style.shout = 3

    let decoder = JSONDecoder()
    // Block of Restyle/Text/Attributes/TextAttributeKeySet.swift
    #expect(try decoder.decode(TextStyle.self, from: JSONEncoder().encode(style)) == style)
  }

  @Test("TextAttribute, TextAttributes")
  func dictionaries() {
    // Block of Restyle/Text/Attributes/TextAttribute.swift
    let style = TextStyle(attributes: emphasis)
    var names: [String] = []
    func print(_ name: String) { names.append(name) }

    // Block of Restyle/Text/Attributes/TextAttributes.swift

    #expect(attributes == TextAttributes() && Set(names) == ["fontWeight", "color"])
  }

  @Test("TextStyle.subscript(_:)")
  func unsetting() {
    var style = TextStyle(color: .red)
    // Block 3 of Restyle/Text/Style/TextStyle+Attributes.swift

    #expect(style == TextStyle(color: .red))
  }
}
