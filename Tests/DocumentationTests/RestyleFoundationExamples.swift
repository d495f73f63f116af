// The examples of RestyleFoundation's overview, as they stand there, and what they give.

import Foundation
import Restyle
import RestyleFoundation
import RestyleRendering
import Testing

@Suite("What the overview of RestyleFoundation shows")
struct RestyleFoundationExamples {
  private let traits = TraitCollection()

  @Test("Attributed strings hold and show a text")
  func gives() {
    let notice =
      StyledString("Read the ", style: .default) + StyledString("terms", style: .default.underlined)
    var attributed = AttributedString(notice)
    attributed.restyle.color = .blue
    let restyled = StyledString(attributed)

    let shown = NSAttributedString(ShownText(notice), with: FoundationTextValues(for: traits))

    #expect(restyled == notice.restyled { $0.color = .blue })
    #expect(shown.string == "Read the terms")
  }
}
