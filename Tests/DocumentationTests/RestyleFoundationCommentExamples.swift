// The examples in the comments of RestyleFoundation, as they stand there, and what they give.

import Foundation
import Restyle
import RestyleFoundation
import RestyleRendering
import Testing

@Suite("What the comments of RestyleFoundation show")
struct RestyleFoundationCommentExamples {
  @Test("TextStyleAttribute")
  func attribute() {
    var text = AttributedString("Terms")
    text.restyle.kern = 1.5
    text.restyle.color = .red

    #expect(StyledString(text) == StyledString("Terms", style: TextStyle().tracking(1.5).colored(.red)))
  }

  @Test("RestyleAttributes")
  func scope() {
    var text = AttributedString("Terms")
    text.restyle.fontSize = 17
    let values = descriptions {
      text.restyle.fontSize  // 17
    }

    #expect(values.count == 1)
  }

  @Test("AttributeContainer")
  func container() {
    var text = AttributedString("Terms")
    text.mergeAttributes(AttributeContainer(TextStyle().underlined))

    #expect(text.restyle.underline == .single)
  }

  @Test("AttributedString")
  func attributed() {
    let values = descriptions {
      let text = StyledString("Read the ") + StyledString("terms", style: TextStyle().underlined)
      let attributed = AttributedString(text)
      StyledString(attributed) == text  // true
    }

    #expect(values.count == 1)
  }

  @Test("NativeTextValues")
  func values() {
    struct NamedFonts: NativeTextValues {
      let traits = TraitCollection(preferredContentSizeCategory: .extraLarge)

      func font(for style: TextStyle) -> NSObject? {
        NSString(string: "\(style.fontSize ?? Font.defaultSize) pt")
      }
    }
    let attributes = TextStyle.preferred(for: .body).nativeAttributes(with: NamedFonts())

    #expect(attributes[NSAttributedString.Key("NSFont")] == NSString(string: "19.0 pt"))
  }

  @Test("nativeAttributes")
  func native() {
    let values = descriptions {
      let attributes = TextStyle().tracking(1.5).underlined.nativeAttributes(with: FoundationTextValues())
      attributes[NSAttributedString.Key("NSKern")]  // 1.5
      attributes[NSAttributedString.Key("NSUnderline")]  // 1
    }

    #expect(values.count == 2)
  }

  @Test("NSAttributedString")
  func shown() {
    let values = descriptions {
      let text = ShownText(
        StyledString("Read the ") + StyledString("terms", style: TextStyle().underlined.uppercased))
      let shown = NSAttributedString(text, with: FoundationTextValues())
      shown.string  // "Read the TERMS"
    }

    #expect(values.count == 1)
  }
}
