/// A reader of e-mails as a client reads them; anything that the writer has no business to write is an error.
///
/// It shares nothing with the writer.
struct MailReader {
  private var rest: Substring.UnicodeScalarView
  private let isWord: Bool
  private var tokens: [MailToken] = []
  private var open: [String] = []
  /// Whether what is read is for Word, for the others, or for all.
  private var condition: Bool?

  /// Reads an e-mail as Word reads it, or as the others do.
  static func tokens(of html: String, asWord isWord: Bool) throws -> [MailToken] {
    var reader = MailReader(rest: html[...].unicodeScalars, isWord: isWord)
    try reader.read()
    guard reader.open.isEmpty, reader.condition == nil else {
      throw Unexpected(what: "the end in \(reader.open)")
    }
    return reader.tokens
  }

  private init(rest: Substring.UnicodeScalarView, isWord: Bool) {
    self.rest = rest
    self.isWord = isWord
  }

  struct Unexpected: Error {
    let what: String
  }
}

/// What an e-mail consists of for a client.
enum MailToken: Equatable {
  case open(String, [Attribute])
  case close(String)
  case text(String)

  struct Attribute: Equatable {
    let name: String
    let value: String
  }
}

extension MailReader {
  private static let void: Set<String> = ["meta", "br", "img", "w:anchorlock"]

  /// Whether the client reads what comes next.
  private var isRead: Bool { condition.map { $0 == isWord } ?? true }

  private mutating func read() throws {
    guard skip("<!doctype html>") else { throw unexpected("the beginning") }
    while !rest.isEmpty {
      if skip("<!--[if mso]>") {
        try enter(true)
      } else if skip("<![endif]-->") {
        try leave(true)
      } else if skip("<!--[if !mso]><!-->") {
        try enter(false)
      } else if skip("<!--<![endif]-->") {
        try leave(false)
      } else if skip("</") {
        try readEnd()
      } else if skip("<") {
        try readStart()
      } else {
        try readText()
      }
    }
  }

  private mutating func enter(_ isForWord: Bool) throws {
    guard condition == nil else { throw unexpected("a comment in a comment") }
    condition = isForWord
  }

  private mutating func leave(_ isForWord: Bool) throws {
    guard condition == isForWord else { throw unexpected("the end of a comment") }
    condition = nil
  }

  private mutating func readText() throws {
    let text = take { $0 != "<" }
    if text.contains(">") { throw unexpected("a bracket in a text") }
    // A comment that the others don't read ends with the first of these, whatever is around it.
    if condition == true, text.contains("-->") { throw unexpected("the end of a comment") }
    if isRead { tokens.append(.text(text)) }
    guard open.last == "style", isRead else { return }
    if text.contains("<!--") { throw unexpected("a comment in a stylesheet") }
  }

  private mutating func readEnd() throws {
    let name = take { $0 != ">" }
    guard skip(">") else { throw unexpected("the end of a tag") }
    guard isRead else { return }
    guard open.popLast() == name else { throw unexpected("</\(name)>") }
    tokens.append(.close(name))
  }

  private mutating func readStart() throws {
    let name = take { Self.isName($0) }
    guard !name.isEmpty else { throw unexpected("a bracket") }
    var attributes: [MailToken.Attribute] = []
    while skip(" ") {
      let attribute = take { Self.isName($0) }
      guard !attribute.isEmpty, skip("=\"") else { throw unexpected("an attribute of <\(name)>") }
      let value = take { $0 != "\"" }
      guard skip("\""), !value.unicodeScalars.contains(where: { $0 == "<" || $0 == ">" }) else {
        throw unexpected("a value of \(attribute)")
      }
      guard !attributes.contains(where: { $0.name == attribute }) else {
        throw unexpected("\(attribute) again")
      }
      attributes.append(MailToken.Attribute(name: attribute, value: value))
    }
    let isClosed = skip("/")
    guard skip(">") else { throw unexpected("the end of <\(name)>") }
    guard isRead else { return }
    tokens.append(.open(name, attributes))
    if Self.void.contains(name) || isClosed { return }
    open.append(name)
  }

  private static func isName(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
      || scalar == "-" || scalar == ":"
  }

  private mutating func skip(_ prefix: String) -> Bool {
    guard rest.starts(with: prefix.unicodeScalars) else { return false }
    rest = rest.dropFirst(prefix.unicodeScalars.count)
    return true
  }

  private mutating func take(while condition: (Unicode.Scalar) -> Bool) -> String {
    let part = rest.prefix(while: condition)
    rest = rest[part.endIndex...]
    return String(part)
  }

  private func unexpected(_ what: String) -> Unexpected {
    Unexpected(what: "\(what) before \(String(rest.prefix(60)))")
  }
}
