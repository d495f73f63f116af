/// Something that an e-mail uses of HTML or CSS.
struct MailUse: Hashable {
  let kind: Kind
  /// The name of the element, attribute or property; of a stylesheet, the selector and the property.
  let name: String
  let value: String
  /// The element that it is on.
  let element: String

  enum Kind: Hashable {
    case element, attribute, property, rule
  }
}

extension MailUse {
  /// All that a client meets in an e-mail.
  static func all(in html: String, for client: MailClient) throws -> Set<MailUse> {
    var uses: Set<MailUse> = []
    var isStyle = false
    for token in try MailReader.tokens(of: html, asWord: client == .outlook) {
      switch token {
      case .open(let name, let attributes):
        isStyle = name == "style"
        uses.insert(MailUse(kind: .element, name: name, value: "", element: name))
        for attribute in attributes {
          guard attribute.name == "style" else {
            uses.insert(
              MailUse(kind: .attribute, name: attribute.name, value: attribute.value, element: name))
            continue
          }
          uses.formUnion(try declarations(attribute.value, .property, on: name))
        }
      case .text(let text): if isStyle { uses.formUnion(try rules(text)) }
      case .close: isStyle = false
      }
    }
    return uses
  }

  private static func declarations(_ text: String, _ kind: Kind, on element: String) throws -> [MailUse] {
    // Names of fonts are quoted, and may hold anything but quotation marks.
    var isQuoted = false
    let parts = text.split(omittingEmptySubsequences: false) { character in
      if character == "'" { isQuoted.toggle() }
      return character == ";" && !isQuoted
    }
    return try parts.map { declaration in
      guard let colon = declaration.firstIndex(of: ":") else {
        throw MailReader.Unexpected(what: "no declaration: \(declaration) in \(text)")
      }
      return MailUse(
        kind: kind, name: String(declaration[..<colon]),
        value: String(declaration[declaration.index(after: colon)...]),
        element: element)
    }
  }

  /// The rules of a stylesheet; their numbers don't matter.
  private static func rules(_ text: String) throws -> [MailUse] {
    var uses: [MailUse] = []
    var condition = ""
    for line in text.split(separator: "\n") {
      if line == "}" {
        condition = ""
      } else if line.hasPrefix("@"), line.hasSuffix("{") {
        condition = line.dropLast() + " "
      } else {
        guard let brace = line.firstIndex(of: "{"), line.last == "}" else {
          throw MailReader.Unexpected(what: "no rule: \(line)")
        }
        let selector = condition + line[..<brace].filter { !$0.isNumber }
        uses += try declarations(String(line[line.index(after: brace)...].dropLast()), .rule, on: selector)
      }
    }
    return uses
  }
}
