/// A reader of the small part of CSS that stylesheets of ours are written in; anything else is an error.
struct StyleSheetReader {
  // Scalars, since a mark that combines with a quote is no part of it in CSS.
  private var rest: Substring.UnicodeScalarView

  /// Reads a stylesheet.
  static func rules(in css: String) throws -> [Rule] {
    var reader = StyleSheetReader(rest: css[...].unicodeScalars)
    return try reader.rules()
  }

  /// Reads the value of a `style` attribute.
  static func declarations(in css: String) throws -> [Declaration] {
    var reader = StyleSheetReader(rest: css[...].unicodeScalars)
    let declarations = try reader.declarations()
    guard reader.rest.isEmpty else { throw reader.unexpected("the end") }
    return declarations
  }

  struct Declaration: Hashable {
    let property: String
    /// The value as it is written.
    let value: String
    /// The texts that the value quotes, read.
    let strings: [String]
  }

  struct Rule {
    /// What has to hold, as in `prefers-color-scheme:dark`.
    var conditions: [String]
    let className: String
    let pseudoClass: String?
    var declarations: [Declaration]
  }

  struct Unexpected: Error, CustomStringConvertible {
    let description: String
  }
}

extension StyleSheetReader {
  private static let functions: Set<String> = ["calc", "min", "max", "rgb", "rgba", "color"]

  private func unexpected(_ wanted: String) -> Unexpected {
    Unexpected(
      description: "wanted \(wanted), found \(String(reflecting: String(Substring(rest.prefix(60)))))")
  }

  private func starts(with text: String) -> Bool { rest.starts(with: text.unicodeScalars) }

  private mutating func skip(_ text: String) throws {
    guard starts(with: text) else { throw unexpected(text) }
    rest = rest.dropFirst(text.unicodeScalars.count)
  }

  private mutating func take(_ wanted: String, while isWanted: (Unicode.Scalar) -> Bool) throws -> String {
    let text = rest.prefix(while: isWanted)
    guard !text.isEmpty else { throw unexpected(wanted) }
    rest = rest[text.endIndex...]
    return String(Substring(text))
  }

  private mutating func rules() throws -> [Rule] {
    var rules: [Rule] = []
    while !rest.isEmpty {
      guard starts(with: "@") else {
        rules += try list()
        continue
      }
      try skip("@media ")
      let condition = try take("a condition") { $0.isLetter || "(): -".unicodeScalars.contains($0) }
      let conditions = condition.split(separator: " and ").map { $0.trimmingParentheses }
      try skip("{\n")
      while !starts(with: "}\n") {
        for var inner in try list() {
          inner.conditions = conditions
          rules.append(inner)
        }
      }
      try skip("}\n")
    }
    return rules
  }

  /// Reads a list of selectors with what all of them declare.
  private mutating func list() throws -> [Rule] {
    var rules = [try selector()]
    while starts(with: ",") {
      try skip(",")
      rules.append(try selector())
    }
    try skip("{")
    let declarations = try declarations()
    try skip("}\n")
    for index in rules.indices { rules[index].declarations = declarations }
    return rules
  }

  private mutating func selector() throws -> Rule {
    try skip(".")
    let name = try identifier()
    var pseudoClass: String?
    if starts(with: ":") {
      try skip(":")
      pseudoClass = try take("a pseudo-class") { $0.isLetter }
    }
    return Rule(conditions: [], className: name, pseudoClass: pseudoClass, declarations: [])
  }

  private mutating func identifier() throws -> String {
    var name = String.UnicodeScalarView()
    while let scalar = rest.first {
      if scalar == "\\" {
        name.append(try escape())
      } else if scalar.value >= 0x80 || scalar == "-" || scalar == "_"
        || scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
      {
        name.append(scalar)
        rest.removeFirst()
      } else {
        break
      }
    }
    guard !name.isEmpty else { throw unexpected("a name") }
    return String(name)
  }

  /// Reads a hexadecimal escape, which a space ends.
  private mutating func escape() throws -> Unicode.Scalar {
    try skip("\\")
    let digits = try take("hexadecimal digits") { $0.properties.isASCIIHexDigit }
    try skip(" ")
    guard digits.count <= 6, let value = UInt32(digits, radix: 16) else { throw unexpected("a code point") }
    return value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private mutating func declarations() throws -> [Declaration] {
    var declarations: [Declaration] = []
    repeat {
      if !declarations.isEmpty { try skip(";") }
      let property = try take("a property") { "a"..."z" ~= $0 || $0 == "-" }
      try skip(":")
      let start = rest
      let strings = try value()
      declarations.append(
        Declaration(property: property, value: String(Substring(start[..<rest.startIndex])), strings: strings)
      )
    } while starts(with: ";")
    return declarations
  }

  /// Reads a value: words, numbers, strings, and functions that are harmless.
  private mutating func value() throws -> [String] {
    var strings: [String] = []
    var depth = 0
    var word = ""
    while let scalar = rest.first, scalar != ";", scalar != "}" {
      switch scalar {
      case "'": strings.append(try string())
      case "(":
        guard word.isEmpty || Self.functions.contains(word) else { throw unexpected("a harmless function") }
        depth += 1
        try skip("(")
      case ")":
        depth -= 1
        guard depth >= 0 else { throw unexpected("an opening parenthesis") }
        try skip(")")
      case "a"..."z", "0"..."9", "#", ".", ",", "%", "+", "-", "*", " ", "/":
        // No comments.
        guard !starts(with: "/*"), !starts(with: "--") else { throw unexpected("a value") }
        rest.removeFirst()
      default: throw unexpected("a value")
      }
      word = scalar.isLetter ? word + String(scalar) : ""
    }
    guard depth == 0 else { throw unexpected("a closing parenthesis") }
    return strings
  }

  private mutating func string() throws -> String {
    try skip("'")
    var text = String.UnicodeScalarView()
    while let scalar = rest.first, scalar != "'" {
      if scalar == "\\" {
        text.append(try escape())
      } else {
        // What could end a string, an attribute or an element has to be escaped.
        guard scalar.value >= 0x20, scalar.value != 0x7F, !"\"<>&\n\r".unicodeScalars.contains(scalar) else {
          throw unexpected("an escape")
        }
        text.append(scalar)
        rest.removeFirst()
      }
    }
    try skip("'")
    return String(text)
  }
}

extension Unicode.Scalar {
  fileprivate var isLetter: Bool { "a"..."z" ~= self || "A"..."Z" ~= self }
}

extension Substring {
  fileprivate var trimmingParentheses: String {
    String(drop { $0 == "(" }.prefix { $0 != ")" })
  }
}
