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
    // Block 1 of RestyleFoundation/RestyleFoundation.docc/AttributedStrings.md

    let link = body.underlined.uppercased.tracking(0.5).colored(.blue)
    #expect(
      edited == StyledString("Read the ", style: body.tracking(0.5)) + StyledString("terms", style: link))
  }

  @Test("Attributes of your own keys")
  func custom() {
    let values = descriptions {
      // Block 2 of RestyleFoundation/RestyleFoundation.docc/AttributedStrings.md
    }

    #expect(values.count == 1)
  }

  @Test("As it is shown")
  func shown() {
    let values = descriptions {
      // Block 3 of RestyleFoundation/RestyleFoundation.docc/AttributedStrings.md
      String(shown.characters)

      // Block 4 of RestyleFoundation/RestyleFoundation.docc/AttributedStrings.md
      native.string
    }

    #expect(values.first == "Read the TERMS" && values.last == "Read the TERMS")
  }

  @Test("As it is, in a text view")
  func held() throws {
    let notice =
      StyledString("Read the ", style: body) + StyledString("terms", style: body.underlined.uppercased)
    let values = FoundationTextValues(for: traits)

    // Block 5 of RestyleFoundation/RestyleFoundation.docc/AttributedStrings.md

    #expect(typed == notice + " (see below)")
  }

  @Test("Attributes of others")
  func foreign() {
    let values = descriptions {
      // Block 6 of RestyleFoundation/RestyleFoundation.docc/AttributedStrings.md
    }

    #expect(values.count == 2)
  }

  @Test("Values that Foundation formats")
  func formatted() {
    let values = descriptions {
      // Block 7 of RestyleFoundation/RestyleFoundation.docc/AttributedStrings.md

      // Block 8 of RestyleFoundation/RestyleFoundation.docc/AttributedStrings.md

      // Block 9 of RestyleFoundation/RestyleFoundation.docc/AttributedStrings.md
    }

    #expect(values.count == 4)
  }
}
