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
    let style = EmailStyle(
      width: 560, background: Color(light: Color(hex: 0xF4F4F5), dark: Color(hex: 0x18181B)),
      insets: EdgeInsets(inset: 24), text: TextStyle(font: .custom("Inter", size: 16), color: .label))

    let message = try EmailMessage(
      title: "الفاتورة", preheader: "شكرًا لك", style: style,
      in: ElementContext(traits: TraitCollection(layoutDirection: .rightToLeft), language: "ar")
    ) {
      Stack(spacing: 16, insets: EdgeInsets(inset: 24), background: card) {
        Label("الفاتورة", style: .header).heading(1)
        Row("المجموع") { Label("١٢٫٥٠ €") }
      }
    }

    let light = style.restyled { $0.adaptsToColorScheme = false }

    #expect(message.problems.isEmpty)
    #expect(message.html.contains("<html lang=\"ar\" dir=\"rtl\""))
    #expect(message.html.contains("max-width:560px"))
    #expect(light.adaptsToColorScheme == false)
  }

  @Test("Links, images, and what can't be done")
  func links() throws {
    let logo = ImageView(Image(url: "cid:logo"), width: 120, height: 40).accessibilityLabel("Example")

    let buttons = try EmailMessage(title: "Hello") { Button("Save", action: .submit) }
    let problem = "\(buttons.problems[0])"
    // Button 1 "Save", action: left out what happens on a press: ...

    #expect(try EmailMessage(title: "") { logo }.problems.isEmpty)
    let results = try DocumentedFile("Sources/RestyleEmail/RestyleEmail.docc/EmailAndItsLimits.md")
      .results(of: "let problem = \"\\(buttons.problems[0])\"")
    let beginning = try #require(results.first).split(separator: "...")[0]
    #expect(problem.hasPrefix(beginning))
  }

  @Test("The plain text")
  func plainText() throws {
    let text = try EmailMessage(title: "Receipt") {
      Label("Receipt").heading(1)
      Row("Total") { Label("€ 12.50") }
      Table(
        columns: ["Dish", Table.Column("Price", alignment: .trailing)],
        rows: [["Soup", "4.50"], ["Pie", "8.00"]])
      List(["Paid by card", "Delivered"])
      Button("See your order", action: .follow("https://example.org/17"))
    }.plainText

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
