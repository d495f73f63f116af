import Restyle
import RestyleElements
import RestyleEmail
import TestSupport
import Testing

/// Numbers from outside that no e-mail has room for.
@Suite("Extreme numbers in an e-mail")
struct ExtremeNumberTests {
  @Test("Lines of text are as long as e-mails' may be at most")
  func plainText() async throws {
    try await forEach(Int.extremes) { (columns: Int) throws in
      let message = try EmailMessage(title: "", style: EmailStyle(plainTextWidth: columns)) {
        Label("Heading").heading(1)
        Separator()
        Label(DisplayText(String(repeating: "word ", count: 1_000)))
        Table(columns: ["a", "b"], rows: [["1", "2"]])
      }
      let lengths = message.plainText.split(separator: "\n").map(\.utf8.count)
      #expect((20...998).contains(lengths.max() ?? 0))
    }
  }

  @Test("Lists count from any number")
  func lists() async throws {
    try await forEach(Int.extremes, ListStyle.Numbering.allCases) {
      (start: Int, numbering: ListStyle.Numbering) throws in
      var style = ListStyle()
      style.numbering = numbering
      let message = try EmailMessage(title: "") {
        List(["a", "b"], isOrdered: true, start: start, style: style)
      }
      #expect(numbering != .decimal || message.plainText.contains("\(start). a"))
    }
  }

  @Test("Any length can be written")
  func lengths() async throws {
    try await forEach(Double.extremes) { (length: Double) throws in
      let style = EmailStyle(width: length, insets: EdgeInsets(inset: length))
      let message = try EmailMessage(title: "", style: style) {
        Stack(
          .horizontal, spacing: length, insets: EdgeInsets(inset: length),
          background: BackgroundStyle(border: BorderStyle(width: length, color: .red, cornerRadius: length))
        ) {
          Label("a", style: TextStyle(font: .system(size: length)).restyled { $0.lineHeight = length })
          ImageView(Image(url: "https://example.org/a.png", scale: length), width: length, height: length)
          List(["b"], style: ListStyle(spacing: length, indent: length))
          ProgressBar(value: length, total: length)
          Spacer(minimumLength: length)
        }
      }
      #expect(message.plainText.contains("a"))
      #expect(!message.html.contains("nan") && !message.html.contains("inf"))
    }
  }
}
