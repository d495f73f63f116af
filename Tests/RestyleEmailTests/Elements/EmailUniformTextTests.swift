import Restyle
import RestyleElements
import RestyleEmail
import RestyleRendering
import Testing

@Suite("Texts in one style in an e-mail")
struct EmailUniformTextTests {
  private static let styles = [
    TextStyle(), TextStyle(font: .system(size: 20), color: .red),
    TextStyle().restyled { $0.underline = TextLine() },
    TextStyle().restyled { $0.paragraphSpacing = 4 }, TextStyle().restyled { $0.textCase = .upper },
    TextStyle().restyled { $0.numberOfLines = 2 }, TextStyle().linked(to: "https://e.org/x"),
    TextStyle().restyled { $0.strikethrough = TextLine() }, TextStyle().restyled { $0.language = "de" },
    TextStyle().restyled { $0.writingDirection = .rightToLeft },
  ]

  private static let texts = ["Words & <words>", "5 kg", "\u{202E}abc", "a  b\tc", "e\nf", "\u{200B}", ""]

  private func message(_ count: Int, _ text: String, _ style: TextStyle, level: Int?) throws -> EmailMessage {
    try EmailMessage(title: "") {
      ForEach(0..<count) { _ in
        let label = Label(DisplayText(text), style: style)
        if let level { label.heading(level) } else { label }
      }
    }
  }

  private func tags(in message: EmailMessage) throws -> [Substring] {
    message.html.matches(of: /<(p|h1)[ >].*?<\/\1>/.dotMatchesNewlines()).map(\.0)
  }

  @Test("A text is written as if its style had never come before", arguments: [nil, 1])
  func repeated(level: Int?) throws {
    for style in Self.styles {
      for text in Self.texts {
        let once = try message(1, text, style, level: level)
        let often = try message(4, text, style, level: level)
        let tags = try tags(in: once)
        #expect(!tags.isEmpty)
        let expected = [[Substring]](repeating: tags, count: 4).flatMap { $0 }
        #expect(try self.tags(in: often) == expected, "\(text) \(style)")
        let lines = [String](repeating: once.plainText, count: once.plainText.isEmpty ? 0 : 4)
        #expect(often.plainText == lines.joined(separator: "\n"), "\(text) \(style)")
        #expect(Set(often.problems.map { $0.loss }) == Set(once.problems.map { $0.loss }), "\(text) \(style)")
      }
    }
  }

  private func message(_ count: Int, buttons text: String, _ style: TextStyle) throws -> EmailMessage {
    try EmailMessage(title: "") {
      ForEach(0..<count) { _ in
        Button(
          DisplayText(text),
          style: ButtonStyle(normal: ButtonStateStyle(color: .blue, border: .none, text: style)),
          action: .follow("https://e.org/y"))
      }
    }
  }

  private func links(in message: EmailMessage) throws -> [Substring] {
    message.html.matches(of: /<(v:roundrect|a) .*?<\/\1>/.dotMatchesNewlines()).map(\.0)
  }

  @Test("A title of a button is written as if its style had never come before")
  func repeatedButton() throws {
    for style in Self.styles {
      for text in Self.texts {
        let once = try message(1, buttons: text, style)
        let often = try message(4, buttons: text, style)
        let links = try links(in: once)
        #expect(!links.isEmpty)
        let expected = [[Substring]](repeating: links, count: 4).flatMap { $0 }
        #expect(try self.links(in: often) == expected, "\(text) \(style)")
        let lines = [String](repeating: once.plainText, count: once.plainText.isEmpty ? 0 : 4)
        #expect(often.plainText == lines.joined(separator: "\n"), "\(text) \(style)")
        #expect(Set(often.problems.map { $0.loss }) == Set(once.problems.map { $0.loss }), "\(text) \(style)")
      }
    }
  }
}
