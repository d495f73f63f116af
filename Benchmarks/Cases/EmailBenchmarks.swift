import BenchmarkHarness
import Restyle
import RestyleElements
import RestyleEmail

/// Making e-mails, beside appending their bytes.
enum EmailBenchmarks {
  static let all: [Benchmark] = [newsletter, text, ownStyles]

  private static let articles = 20

  /// A newsletter of twenty articles, as HTML and as text.
  private static let newsletter = Benchmark("email/newsletter") { batch in try measure(articles, &batch) }
    .compared(to: "append") { batch in try measureAppending(try message(articles), &batch) }
    .compared(to: "tenth") { batch in try measure(articles / 10, &batch) }
    .reportingCost(per: "article", count: articles, beyond: "tenth", count: articles / 10)
    .reportingPeakMemory()

  /// A text of a thousand runs in eight styles, as HTML and as text.
  private static let text = Benchmark("email/text-1000-runs") { batch in
    var text = TextBenchmarks.words
    try batch.measure {
      hide(&text)
      keep(try message(of: text))
    }
  }
  .compared(to: "append") { batch in try measureAppending(try message(of: TextBenchmarks.words), &batch) }

  /// Twenty buttons, each of a style that no other has.
  private static let ownStyles = Benchmark("email/own-styles-20") { batch in
    var buttons = OwnStyles()
    try batch.measure {
      hide(&buttons)
      keep(try message(of: buttons))
    }
  }
  .compared(to: "append") { batch in try measureAppending(try message(of: OwnStyles()), &batch) }

  private static func message(of content: some Element) throws -> EmailMessage {
    try EmailMessage(title: "What is new") { content }
  }

  private static func message(of text: StyledString) throws -> EmailMessage {
    try EmailMessage(title: "What is new") { Label(text, style: RestyleBenchmarks.body) }
  }

  private static func measureAppending(_ message: EmailMessage, _ batch: inout Batch) throws {
    var pieces = (message.html + message.plainText).split(separator: ">").map { $0 + ">" }
    batch.measure {
      hide(&pieces)
      var text = ""
      for piece in pieces { text += piece }
      keep(text)
    }
  }

  private static func measure(_ count: Int, _ batch: inout Batch) throws {
    var count = count
    try batch.measure {
      hide(&count)
      keep(try message(count))
    }
  }

  private static func message(_ count: Int) throws -> EmailMessage {
    try EmailMessage(title: "What is new", preheader: "News of the harbour", style: style) {
      Stack(spacing: 24, insets: EdgeInsets(inset: 24), background: card) {
        Label("What is new", style: heading).heading(1)
        ForEach(0..<count) { index in
          Stack(spacing: 8) {
            ImageView(Image(url: "https://example.org/\(index).jpg"), width: 552, aspectRatio: 2)
              .accessibilityLabel("A picture")
            Label("Article \(index)", style: heading.resized(to: 20)).heading(2)
            Label(
              "Ships & people arrived in the morning, and left in the afternoon with all that they had bought."
            )
            Button("Read on", style: .filled, action: .follow("https://example.org/articles"))
          }
        }
        Section(footer: "You get this since you asked for it.") {
          Row("Settings", action: .follow("https://example.org/settings"))
        }
      }
    }
  }

  private static let style = EmailStyle(background: .systemGroupedBackground, insets: EdgeInsets(inset: 16))
  private static let heading = TextStyle(
    font: .system(size: 28, weight: .bold), lineHeight: 34, color: .label)
  private static let card = BackgroundStyle(
    color: .systemBackground, border: BorderStyle(width: 1, color: .separator, cornerRadius: 12))
}

/// Buttons, each of a style that no other has, so that nothing of one serves the next.
struct OwnStyles: Element {
  var count = 20

  var body: some Element {
    ForEach(0..<count) { index in
      Button(
        "Read on",
        style: ButtonStyle.filled.restyled { $0.contentInsets = EdgeInsets(inset: Double(index + 4)) },
        action: .follow("https://example.org/articles"))
    }
  }
}

extension ButtonStyle {
  fileprivate static let filled = ButtonStyle(
    contentInsets: EdgeInsets(horizontalInset: 20, verticalInset: 12),
    normal: ButtonStateStyle(
      color: .systemBlue, border: BorderStyle(cornerRadius: 8),
      text: TextStyle(font: .system(size: 16, weight: .semibold), color: .white)))
}
