import Restyle
import RestyleElements
import RestyleEmail
import RestyleTesting
import Testing

@Suite("Laws of e-mails as an output")
struct OutputLawTests {
  @Test("Each text in each place is written, and read back as itself", arguments: [false, true])
  func html(asWord isWord: Bool) throws {
    let read = { @Sendable (html: String) throws in try Self.read(html, asWord: isWord) }
    let output = TestedOutput("E-mail", read: read) { element in
      let message = try EmailMessage(title: "") { element }
      return Rendering(message.html, problems: message.problems)
    }
    try check(output)
  }

  @Test("Each text in each place is written in the plain text, without controls")
  func plainText() throws {
    let output = TestedOutput("Plain text", read: Self.readPlainText) { element in
      let message = try EmailMessage(title: "") { element }
      return Rendering(message.plainText, problems: message.problems)
    }
    try check(output)
  }

  private func check(_ output: TestedOutput) throws {
    try DefaultStyling.withDefaults(.system) {
      try checkLaws(of: output, laws: [.structure, .escaping, .determinism])
    }
  }

  /// What people read and hear of an e-mail, and the elements that it stands in.
  private static func read(_ html: String, asWord isWord: Bool) throws -> ReadOutput {
    var texts: [String] = []
    var names: [String] = []
    for token in try MailReader.tokens(of: html, asWord: isWord) {
      switch token {
      case .open(let name, let attributes):
        // Only what is needed is declared in the head.
        if name == "body" { (texts, names) = ([], []) }
        // Long words stand in spans, in which they may be broken.
        if name != "br" && name != "span" { names.append(name) }
        texts += attributes.filter { $0.name == "alt" }.map(\.value)
      case .close: break
      case .text(let text): texts.append(text)
      }
    }
    return ReadOutput(text: try decoded(texts.joined(separator: " ")), structure: names)
  }

  private static let references: KeyValuePairs = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'", "nbsp": "\u{A0}",
  ]

  /// A text without character references; any other than those is the writer's failure.
  private static func decoded(_ text: String) throws -> String {
    // By scalars, since what combines with a reference's end would hide it.
    let parts = text.unicodeScalars.split(separator: "&", omittingEmptySubsequences: false)
    var result = String.UnicodeScalarView(parts[0])
    for part in parts.dropFirst() {
      guard let reference = references.first(where: { part.starts(with: ($0.key + ";").unicodeScalars) })
      else {
        throw MailReader.Unexpected(what: "a reference &\(String(part))")
      }
      result += Array(reference.value.unicodeScalars) + part.dropFirst(reference.key.count + 1)
    }
    return String(result)
  }

  /// A plain text, which no control but the end of a line may stand in.
  @Sendable private static func readPlainText(_ text: String) -> ReadOutput {
    let controls = text.unicodeScalars.filter { $0.properties.generalCategory == .control && $0 != "\n" }
    return ReadOutput(text: text, structure: controls.map { $0.escaped(asASCII: true) })
  }
}
