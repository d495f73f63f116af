import Restyle
import RestyleMarkup
import TestSupport
import Testing

@Suite("Translated texts with arguments")
struct LocalizedTextTests {
  static let arguments: [String: StyledString] = [
    "name": StyledString("Ada", style: .bold), "count": "3",
  ]

  @Test(
    "Arguments stand where the translator puts them",
    arguments: [
      ("{count} messages from {name}", "3 messages from Ada"),
      ("{name} hat {count} Nachrichten", "Ada hat 3 Nachrichten"),
      ("{name}{count}{name}", "Ada3Ada"), ("{{{count}}} {name}}}", "{3} Ada}"),
      ("<b>&amp;{name}{count}", "<b>&amp;Ada3"),
    ])
  func order(text: String, shown: String) throws {
    let string = try StyledString(localized: text, arguments: Self.arguments)
    #expect(string.text == shown)
    let names = string.runs.filter { $0.style == .bold }.map(\.text)
    #expect(names.allSatisfy { $0 == "Ada" } && !names.isEmpty)
  }

  @Test("Tags are read where there are any")
  func tags() throws {
    let string = try StyledString(
      localized: "<i>{name}</i> &amp; <i/>{count}", arguments: Self.arguments, tags: ["i": .style(.italic)])
    #expect(string == "\("Ada", style: .bold.italic) & 3")
    #expect(try StyledString(localized: "{{Hello}}") == "{Hello}")
    let text = try StyledString(
      localized: "<b>{count} {nmae}", arguments: ["count": "3", "name": "Ada"], tags: [:],
      invalid: .keptAsText)
    #expect(text == "<b>3 {nmae}")
  }

  @Test("What an argument opens ends with it, and it closes nothing before it")
  func directions() throws {
    let arguments: [String: StyledString] = ["name": "\u{2069}\u{202E}live"]
    let shown = "\u{2068}\u{202E}live\u{202C}\u{2069}: 12"
    #expect(try StyledString(localized: "\u{2068}{name}\u{2069}: 12", arguments: arguments).text == shown)
    let tagged = try StyledString(markup: "\u{2068}<name/>\u{2069}: 12", tags: [:], arguments: arguments)
    #expect(tagged.text == shown)
  }

  @Test("Numbers are names too")
  func numbers() throws {
    #expect(try StyledString(localized: "{1}, {0}", arguments: ["0": "a", "1": "b"]) == "b, a")
  }

  @Test("Missing, unused and malformed arguments are errors that name them")
  func errors() async throws {
    try await forEach([
      ("{count} {name} {date}", MarkupError.Reason.missingArgument("date"), 16),
      ("{name}", .unusedArgument("count"), 7), ("{Name} {name} {count}", .missingArgument("Name"), 1),
      ("{name", .malformedArgument, 1), ("a } b", .malformedArgument, 3), ("{}", .malformedArgument, 1),
      ("{name}{count,plural}", .malformedArgument, 7), ("{ name }", .malformedArgument, 1),
      ("{{name}", .malformedArgument, 7),
    ]) { (text: String, reason: MarkupError.Reason, column: Int) in
      let error = #expect(throws: MarkupError.self) {
        try StyledString(localized: text, arguments: Self.arguments)
      }
      #expect(error?.reason == reason)
      #expect(error?.column == column)
    }
  }
}
