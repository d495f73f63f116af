import Testing

/// A text that is an argument of a test, and that logs show without what could disturb a terminal.
struct Quoted: CustomTestStringConvertible {
  let text: String

  var testDescription: String {
    "\"" + text.unicodeScalars.prefix(80).map { $0.escaped(asASCII: true) }.joined() + "\""
  }

  static func all(_ texts: [String]) -> [Quoted] { texts.map(Quoted.init) }
}
