import Restyle
import RestyleElements
import RestyleEmail
import Testing

@Suite("The shapes of buttons in an e-mail")
struct EmailButtonTests {
  private func html(_ style: ButtonStyle, _ alignment: StackStyle.Alignment = .leading) throws -> String {
    try EmailMessage(title: "") {
      Stack(alignment: alignment) { Button("x", style: style, action: .follow("https://example.org")) }
    }.html
  }

  private func style(
    _ border: BorderStyle = .none, color: Color = .blue, lineHeight: Double = 12, inset: Double = 0
  ) -> ButtonStyle {
    ButtonStyle(
      contentInsets: EdgeInsets(inset: inset),
      normal: ButtonStateStyle(
        background: BackgroundStyle(color: color, border: border),
        text: TextStyle(
          font: .system(size: min(10, lineHeight)), lineHeight: lineHeight, color: .white)))
  }

  /// A button of at least 200 by 44 points, what of it is room, and how wide that leaves the title.
  struct Sized: Sendable {
    var line = 0.0
    var lineHeight = 12.0
    var inset = 0.0
    let padding: String
    let width: Int
  }

  @Test(
    "Buttons are as large as they have to be at least, for Word too",
    arguments: [
      Sized(padding: "16px 0 16px 0", width: 200), Sized(line: 3, padding: "13px 0 13px 0", width: 194),
      Sized(lineHeight: 13, padding: "15px 0 16px 0", width: 200),
      Sized(inset: 5, padding: "16px 5px 16px 5px", width: 190),
      Sized(line: 3, inset: 5, padding: "13px 2px 13px 2px", width: 190),
    ])
  func minimumSize(button: Sized) throws {
    let border = BorderStyle(width: button.line, color: .red)
    let html = try html(
      style(border, lineHeight: button.lineHeight, inset: button.inset).restyled {
        $0.preferredMinimumSize = MinimumSize(width: 200, height: 44)
      })
    #expect(html.contains("padding:\(button.padding);min-width:\(button.width)px"))
    #expect(html.contains("v-text-anchor:middle;width:200px;height:44px"))
  }

  @Test("Word rounds corners by parts of the shorter side, of which half is all")
  func arcs() throws {
    for (radius, height, percentage) in [
      (0.0, 12.0, 0), (3, 12, 25), (6, 12, 50), (99, 12, 50), (3, 20, 15), (0.25, 1, 25), (0.25, 0.5, 25),
    ] {
      let html = try html(
        style(BorderStyle(width: 0, color: .clear, cornerRadius: radius), lineHeight: height))
      #expect(html.contains("arcsize=\"\(percentage)%\""), "\(radius) of \(height)")
    }
  }

  @Test("A title lies in the middle where its button fills the width, whether there is a box or not")
  func alignment() throws {
    for (alignment, color, isAligned) in [
      (StackStyle.Alignment.fill, Color.blue, true), (.fill, .clear, true), (.leading, .blue, true),
      (.leading, .clear, false),
    ] {
      let style = style(color: color).restyled { $0.alignment = .center }
      #expect(try html(style, alignment).contains("text-align:center") == isAligned)
    }
  }

  @Test("Word is told how wide a title is about: letters count less than ideographs, and marks nothing")
  func estimates() throws {
    for (title, width) in [
      ("abcde", 60), ("漢字漢", 60), ("abc漢", 56), ("e\u{301}bcde", 60), ("👩‍🚀👍🏽漢", 60), ("a", 20),
      ("a\u{200B}bcd", 48),
    ] {
      let style = ButtonStyle(
        normal: ButtonStateStyle(
          background: BackgroundStyle(color: .blue),
          text: TextStyle(font: .system(size: 20), lineHeight: 20, color: .white)))
      let html = try EmailMessage(title: "") {
        Stack(alignment: .leading) { Button(title, style: style, action: .follow("https://example.org")) }
      }.html
      #expect(html.contains("v-text-anchor:middle;width:\(width)px;height:20px"), "\(title)")
    }
  }
}
