// The examples of the article, as they stand there, and what they give.

import Restyle
import RestyleElements
import RestyleEmail
import RestyleRendering
import Testing

@Suite("What the article about e-mail shows")
struct EmailAndItsLimitsExamples {
  @Test("A column from right to left")
  func column() throws {
    let card = BackgroundStyle(color: .white)
    // Block 1 of RestyleEmail/RestyleEmail.docc/EmailAndItsLimits.md

    // Block 2 of RestyleEmail/RestyleEmail.docc/EmailAndItsLimits.md

    // Block 3 of RestyleEmail/RestyleEmail.docc/EmailAndItsLimits.md

    #expect(message.problems.isEmpty)
    #expect(message.html.contains("<html lang=\"ar\" dir=\"rtl\""))
    #expect(message.html.contains("max-width:560px"))
    #expect(light.adaptsToColorScheme == false)
  }

  @Test("Links, images, and what can't be done")
  func links() throws {
    // Block 4 of RestyleEmail/RestyleEmail.docc/EmailAndItsLimits.md

    // Block 5 of RestyleEmail/RestyleEmail.docc/EmailAndItsLimits.md

    #expect(try EmailMessage(title: "") { logo }.problems.isEmpty)
    let results = try DocumentedFile("Sources/RestyleEmail/RestyleEmail.docc/EmailAndItsLimits.md")
      .results(of: "let problem = \"\\(buttons.problems[0])\"")
    let beginning = try #require(results.first).split(separator: "...")[0]
    #expect(problem.hasPrefix(beginning))

    // Block 6 of RestyleEmail/RestyleEmail.docc/EmailAndItsLimits.md

    #expect(others.isEmpty)
  }

  @Test("The plain text")
  func plainText() throws {
    // Block 7 of RestyleEmail/RestyleEmail.docc/EmailAndItsLimits.md

    #expect(
      text == """
        Receipt
        =======

        Total: € 12.50

        Dish  Price
        ----  -----
        Soup   4.50
        Pie    8.00

        - Paid by card
        - Delivered

        See your order <https://example.org/17>

        """)
  }
}
