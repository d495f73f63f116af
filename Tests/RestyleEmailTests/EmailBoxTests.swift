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

  @Test("A character is half as wide as the e-mail's text is high, and the narrower of two widths counts")
  func lengths() throws {
    let lengths: [BoxLength?] = [nil, .points(60), .characters(10), .fraction(0.25)]
    for size in [nil, 10, 16, 30] as [Double?] {
      let style = EmailStyle(width: 400, text: size.map { TextStyle(font: .system(size: $0)) } ?? TextStyle())
      let widths = [nil, 60, 5 * (size ?? 17), 100]
      for (length, width) in zip(lengths, widths) {
        for (limit, maximum) in zip(lengths, widths) {
          let box = BoxStyle(width: length, maximumWidth: limit)
          let html = try EmailMessage(title: "", style: style) { Label("a").box(box) }.html
          let declared = [width, maximum].compactMap(\.self).min()
          let found = html.matches(of: #/<table[^>]* width="100%" style="max-width:(\d+)px"/#).map(\.1)
          // Behind the column of the e-mail.
          let expected = ["400"] + (declared.map { ["\(Int($0.rounded()))"] } ?? [])
          #expect(found.map(String.init) == expected, "\(box), \(size ?? 0)")
        }
      }
    }
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
