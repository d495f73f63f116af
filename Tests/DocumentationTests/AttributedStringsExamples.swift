// The examples of the article on attributed strings, as they stand there, and what they give.

import Foundation
import Restyle
import RestyleElements
import RestyleFoundation
import RestyleRendering
import Testing

@Suite("What the article on attributed strings shows")
struct AttributedStringsExamples {
  private let body = TextStyle().resized(to: 17)
  private let traits = TraitCollection()

  @Test("As it is")
  func raw() {
    let notice =
      StyledString("Read the ", style: body) + StyledString("terms", style: body.underlined.uppercased)
    var text = AttributedString(notice)
    text.restyle.kern = 0.5
    if let range = text.range(of: "terms") { text[range].restyle.color = .blue }
    let edited = StyledString(text)

    let link = body.underlined.uppercased.tracking(0.5).colored(.blue)
    #expect(
      edited == StyledString("Read the ", style: body.tracking(0.5)) + StyledString("terms", style: link))
  }

  @Test("Attributes of your own keys")
  func custom() {
    let values = descriptions {
      let custom = AttributeContainer(TextStyle().restyled { $0.setAttribute(2, for: .shout) })
      custom.restyle.custom?[.shout]  // 2
    }

    #expect(values.count == 1)
  }

  @Test("As it is shown")
  func shown() {
    let values = descriptions {
      let block = TextStyle.preferred(for: .body).colored(.label)
      let link = StyledString("terms", style: TextStyle().uppercased)
      let terms = DisplayText(StyledString("Read the ") + link)
      let shown = AttributedString(ShownText(terms, in: block), for: traits)
      String(shown.characters)

      let values = FoundationTextValues(for: traits)
      let native = NSAttributedString(ShownText(terms, in: block), with: values)
      let attributes = block.underlined.nativeAttributes(with: values)
      attributes[NSAttributedString.Key("NSUnderline")]  // 1
      native.string
    }

    #expect(values.first == "Read the TERMS" && values.last == "Read the TERMS")
  }

  @Test("As it is, in a text view")
  func held() throws {
    let notice =
      StyledString("Read the ", style: body) + StyledString("terms", style: body.underlined.uppercased)
    let values = FoundationTextValues(for: traits)

    let held = NSMutableAttributedString(attributedString: try NSAttributedString(notice, with: values))
    held.append(NSAttributedString(string: " (see below)"))
    let typed = StyledString(held)

    #expect(typed == notice + " (see below)")
  }

  @Test("Attributes of others")
  func foreign() {
    let values = descriptions {
      let foreign: [NSAttributedString.Key: Any] = [.init("NSKern"): 2, .init("NSUnderline"): "wavy"]
      TextStyle(foreign) == TextStyle().tracking(2)  // true
      foreign.withoutTextStyle.count  // 1
    }

    #expect(values.count == 2)
  }

  @Test("Values that Foundation formats")
  func formatted() {
    let values = descriptions {
      let german = TextStyle().restyled { $0.language = "de" }
      let format = FloatingPointFormatStyle<Double>.Currency(code: "EUR").attributed
      let price = StyledString(1234.5, format: format, style: german) { part, style in
        if part.numberSymbol == .currency { style.fontSize = 12 }
      }
      price.text == "1.234,50\u{A0}€"  // true

      let offer: StyledString = "only \(9.5, format: .currency(code: "EUR"), style: german.bold) today"
      offer.text == "only 9,50\u{A0}€ today"  // true

      let total = FormattedValue(1234.5, format: .number)
      total.displayValue(in: "de")  // "1.234,5"
      let ana = StyledString("Ana", style: TextStyle().bold)
      let names = [ana, StyledString("Inés", style: TextStyle().italic)]
      let list = names.formatted(.list(type: .and), style: TextStyle().restyled { $0.language = "es" })
      list.text  // "Ana e Inés"
    }

    #expect(values.count == 4)
  }
}
