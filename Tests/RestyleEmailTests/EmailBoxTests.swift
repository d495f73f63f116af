import Restyle
import RestyleElements
import RestyleEmail
import RestyleRendering
import Testing

@Suite("Boxes in e-mails")
struct EmailBoxTests {
  private func message(_ element: some Element) throws -> EmailMessage {
    try EmailMessage(title: "Boxes") { element }
  }

  @Test("A box has its width where there is room, lies where it is aligned, and has room around it")
  func widths() throws {
    let box = BoxStyle(margins: EdgeInsets(inset: 8), width: 240, alignment: .center)
    let message = try message(Label("text").box(box, background: BackgroundStyle(color: .white)))
    #expect(message.problems.isEmpty, "\(message.problems)")
    #expect(message.html.contains("align=\"center\""))
    #expect(message.html.contains("width=\"100%\" style=\"max-width:240px\""), "\(message.html)")
    #expect(message.html.contains("padding:8px"))
    let half = try self.message(Label("text").frame(maximumWidth: .fraction(0.5)))
    #expect(half.html.contains("max-width:\(Int(EmailStyle().width / 2))px"), "\(half.html)")
    #expect(half.plainText.contains("text"))
  }

  @Test("What an e-mail doesn't have is reported, once for a style")
  func losses() throws {
    let style = StackStyle(
      wraps: true, columns: 2,
      box: BoxStyle(
        minimumWidth: 9, height: .fraction(1), maximumHeight: 9, opacity: 0.5, pressedOffset: 1,
        outline: OutlineStyle(width: 1), overflow: .scrolling))
    let problems = try message(
      Stack {
        Stack(style: style) { Label("text") }
        Stack(style: style) { Label("text") }
      }
    ).problems
    #expect(
      problems.map(\.loss)
        == [
          "wraps", "columns", "minimumWidth", "height", "maximumHeight", "opacity", "pressedOffset",
          "outline",
          "overflow",
        ].map { .property($0) }, "\(problems)")
  }
}
