import BrowserSupport
import Restyle
import RestyleElements
import RestyleEmail
import Testing

@Suite(
  "Widths of e-mails in windows of phones", .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct EmailWidthTests {
  private static let long =
    "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft"
  private static let address = "https://example.org/a/very/long/path?with=parameters&and=more#fragment"
  private static let image = ImageView(Image(url: "https://example.org/a.png"), width: 500, height: 250)
  private static let card = BackgroundStyle(color: .white, border: BorderStyle(width: 1, color: .gray))

  private static func columns(_ count: Int, of text: String) -> Stack {
    Stack(.horizontal, spacing: 16) {
      for number in 1...count {
        Stack(spacing: 8, insets: EdgeInsets(inset: 16), background: card) {
          Label("\(number) \(text)")
          Button(DisplayText(text), action: .follow("https://example.org"))
        }
      }
    }
  }

  private static let elements: [any Element] = [
    columns(2, of: "Subscription"), columns(3, of: "Subscription"), columns(4, of: "Communication"),
    Stack {
      columns(3, of: "Subscription")
      columns(3, of: "Subscription")
    },
    Label(long), Label("Read \(address)"), Button(DisplayText(long), action: .follow("https://example.org")),
    TitleSubtitle(long, subtitle: long), Hyperlink(address, to: Link(address)), List([DisplayText(long)]),
    Row(long, subtitle: address) { Label(long) }, Section(header: long, footer: long) { Row(long) },
    Table(long, columns: [Table.Column(long), "b"], rows: [[DisplayText(long), "x"], ["y", "z"]]),
    Table(
      columns: ["Description", "Quantity", "Amount", "Currency"], rows: [["Communication", "1", "2", "3"]]),
    Table(columns: ["Description", "Quantity", "Amount"]) {
      Table.Row {
        Label("Communication and subscription")
        "12"
        "$1,049.00"
      }
      Table.Row {
        Table.Cell("Administration").spanning(columns: 2)
        "$1,049.00"
      }
    },
    Stack(.horizontal, spacing: 16) { for text in ["a", "b"] { Label(text).frame(width: .points(400)) } },
    Stack(.horizontal, spacing: 16) { for text in ["a", "b"] { Label(text).frame(width: .fraction(0.5)) } },
    DescriptionList { DescriptionList.Item(long, long) }, image,
    Stack(.horizontal) {
      image
      Label("Beside it")
    }, ProgressBar(value: 0.5), FormField(long, help: long) { TextField(text: long) },
    Button(
      "Wide", style: ButtonStyle.default.restyled { $0.preferredMinimumSize.width = 500 },
      action: .follow("https://example.org")),
    Disclosure(long) { Label(long) }, SegmentedControl([.init(long), .init(long)]),
    Stack(.horizontal) {
      Label("Communication")
      Label("Subscription")
      Label("Participation")
      Label("Administration")
    },
  ]

  @Test("A word makes nothing wider than the e-mail, in a wide window")
  func words() async throws {
    let word = String(repeating: "Rindfleischetikettierung", count: 13)
    let html = try EmailMessage(title: "", style: EmailStyle(insets: EdgeInsets(inset: 16))) {
      Table(columns: ["Description", "Amount"]) {
        Table.Row {
          Table.Cell {
            Label(word)
            Label("Some more words about it")
          }
          "12"
        }
      }
    }.html
    let width = try await Browser.required().evaluate(
      "return Math.max(...[...document.querySelectorAll('table table')].map(x => x.offsetWidth));", in: html,
      as: Int.self)
    #expect(width <= 600)
  }

  @Test("Nothing is wider than the window", arguments: elements.indices)
  func width(index: Int) async throws {
    var options = Browser.Options()
    options.windowSize = Browser.WindowSize(width: 320, height: 600)
    let html = try EmailMessage(title: "", style: EmailStyle(insets: EdgeInsets(inset: 16))) {
      Self.elements[index]
    }.html
    let width = try await Browser.required().evaluate(
      "return document.documentElement.scrollWidth;", in: html, options: options, as: Int.self)
    #expect(width == 320, "\(Self.elements[index])")
  }
}
