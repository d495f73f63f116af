extension SwiftCode {
  /// Parses the description of a value or a style as an expression.
  ///
  /// The result is nil for expressions that aren't possible in a module which only imports Restyle: custom attributes,
  /// or values that are named with a type of another module.
  ///
  /// - Parameters:
  ///   - source: The description.
  ///   - members: The members for named values, by the descriptions of references to them.
  init?(parsing source: String, members: [String: String] = [:]) {
    var parser = Parser(source, members)
    guard let code = parser.expression(), parser.rest.isEmpty else { return nil }
    self = code
  }
}

/// Parses the Swift in descriptions of values and styles: literals, calls, members, and restyling closures.
///
/// By scalars, since a combining mark after a quote would form one character with it.
private struct Parser {
  private(set) var rest: Substring.UnicodeScalarView
  private let source: String.UnicodeScalarView
  private let members: [String: String]

  init(_ source: String, _ members: [String: String]) {
    self.source = source.unicodeScalars
    self.members = members
    rest = self.source[...]
  }

  mutating func expression() -> SwiftCode? {
    // A static member can't throw; throwing calls for feature tags are in their lists.
    _ = take("try ")
    guard var code = primary() else { return nil }
    while rest.first == "." {
      if take(".restyled {") {
        guard let changes = statements() else { return nil }
        code = .restyled(code, changes)
      } else {
        guard let member = path() else { return nil }
        code = .member(code, member)
      }
    }
    return code
  }

  private mutating func primary() -> SwiftCode? {
    guard let first = rest.first else { return nil }
    if first == "\"" { return string().map { .string($0) } }
    if first == "[" { return list() }
    return first == "-" || first.isDigit ? number() : path()
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.starts(with: text.unicodeScalars) else { return false }
    rest.removeFirst(text.unicodeScalars.count)
    return true
  }

  private mutating func prefix(while isPart: (Unicode.Scalar) -> Bool) -> String {
    let start = rest.prefix(while: isPart)
    rest = rest[start.endIndex...]
    return String(start)
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
  fileprivate var isPartOfName: Bool {
    isDigit || ("a"..."z").contains(self) || ("A"..."Z").contains(self) || self == "_"
  }
}

// MARK: Literals

extension Parser {
  private mutating func number() -> SwiftCode {
    var text = prefix { $0.isPartOfName || $0 == "." || $0 == "-" }
    if text.hasSuffix("e"), take("+") { text += "+" + prefix(while: \.isDigit) }
    // Colours stay hexadecimal.
    if text.hasPrefix("0x") { return .text(text) }
    if let integer = Int(text) { return .text(integer.swiftLiteral) }
    return .text(Double(text)?.swiftLiteral ?? text)
  }

  private mutating func string() -> String? {
    var text = ""
    rest.removeFirst()
    while let scalar = rest.popFirst() {
      if scalar == "\"" { return text }
      guard let read = scalar == "\\" ? escapedScalar() : scalar else { return nil }
      text.unicodeScalars.append(read)
    }
    return nil
  }

  private mutating func escapedScalar() -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "0": return "\0"
    case "u":
      guard take("{") else { return nil }
      let scalar = UInt32(prefix { $0 != "}" }, radix: 16).flatMap { Unicode.Scalar($0) }
      return take("}") ? scalar : nil
    case let other: return other
    }
  }

  private mutating func list() -> SwiftCode? {
    rest.removeFirst()
    if take("]") { return .array([]) }
    if take(":]") { return .text("[:]") }
    var elements: [SwiftCode] = []
    var entries: [(key: SwiftCode, value: SwiftCode)] = []
    var mayThrow = false
    repeat {
      let isAttempt = rest.starts(with: "try ".unicodeScalars)
      mayThrow = mayThrow || isAttempt
      guard let element = expression() else { return nil }
      if take(": ") {
        guard let value = expression() else { return nil }
        entries.append((element, value))
      } else {
        elements.append(isAttempt ? .attempt(element) : element)
      }
    } while take(", ")
    guard take("]"), elements.isEmpty || entries.isEmpty else { return nil }
    guard entries.isEmpty else { return .dictionary(entries) }
    guard mayThrow else { return .array(elements) }
    return .call(
      "Font.Features", [(nil, .member(.array(elements), .call(".compactMap", [(nil, .text("\\.self"))])))])
  }
}

// MARK: Names

extension Parser {
  /// A qualified name, with its arguments if it has some.
  private mutating func path() -> SwiftCode? {
    let start = rest.startIndex
    var name = ""
    repeat {
      if take(".") { name += "." }
      let part = prefix(while: \.isPartOfName)
      guard !part.isEmpty else { return nil }
      name += part
      if rest.first == "<" { name += prefix { $0 != "(" } }
    } while rest.first == "." && !rest.starts(with: ".restyled {".unicodeScalars)
    guard take("(") else { return .text(name) }
    guard let arguments = arguments() else { return nil }
    guard name.hasSuffix(".named"), name != ".named" else { return .call(name, arguments) }
    // A key is a type, from any module.
    guard case .call("NamedValue", _)? = arguments.first?.value else { return nil }
    guard let member = members[String(source[start..<rest.startIndex])] else { return .call(name, arguments) }
    // Functions of it need the type.
    return .text((rest.first == "." ? String(name.dropLast(".named".count)) : "") + member)
  }

  private mutating func arguments() -> [(label: String?, value: SwiftCode)]? {
    var arguments: [(label: String?, value: SwiftCode)] = []
    if take(")") { return [] }
    repeat {
      var label: String?
      let start = rest
      let name = prefix(while: \.isPartOfName)
      if take(": ") { label = name } else { rest = start }
      guard let value = expression() else { return nil }
      arguments.append((label, value))
    } while take(", ")
    return take(")") ? arguments : nil
  }

  /// The statements of a closure up to its end.
  private mutating func statements() -> [(start: String, value: SwiftCode)]? {
    var statements: [(start: String, value: SwiftCode)] = []
    while true {
      _ = prefix { $0 == " " || $0 == "\n" }
      if take("}") { return statements.isEmpty ? nil : statements }
      // A comment marks properties that can't be set.
      guard take("$0") else { return nil }
      if take("[") {
        let start = "$0[" + prefix { $0 != "=" } + "= "
        guard take("= "), let value = expression() else { return nil }
        statements.append((start, value))
      } else {
        guard let member = path() else { return nil }
        let start = "$0" + member.line
        if take(" = ") {
          guard let value = expression() else { return nil }
          statements.append((start + " = ", value))
        } else {
          statements.append((start, .text("")))
        }
      }
    }
  }
}
