import Restyle
import RestyleElements

/// The e-mail that the book shows under every design system: no element is given a style but its headings.
struct SampleEmail: Element {
  /// What the e-mail is called.
  static let title = "Your order is on its way"
  /// What lists of messages show beside the title.
  static let preheader = "It arrives on Tuesday"

  private var heading: TextStyle { .default.resized(to: 24).bold }

  var body: some Element {
    Stack(spacing: 16, insets: EdgeInsets(inset: 24)) {
      Label(Self.title, style: heading).heading(1)
      Label("Thank you for your order. It arrives on Tuesday, between 9 and 12.")
      Table(
        "Order 17", columns: ["Article", "", Table.Column("Price", alignment: .trailing)], hasRowHeaders: true
      ) {
        Table.Row {
          "Lamp"
          Hyperlink("Manual", to: "https://example.org/lamp")
          "€ 48.00"
        }
        Table.Row {
          "Bulb"
          Hyperlink("Manual", to: "https://example.org/bulb")
          "€ 4.50"
        }
      }
      List(["Paid by card", "Packed without plastic"])
      ProgressBar("On its way", value: 2, total: 3)
      Button("See where it is", action: .follow("https://example.org/17"))
    }
  }
}
