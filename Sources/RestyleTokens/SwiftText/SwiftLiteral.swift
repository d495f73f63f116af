extension String {
  /// A literal of Swift that is this text and nothing else.
  ///
  /// Long ones are several of them, added: lines are to be short.
  var swiftLiterals: [String] {
    var literals: [String] = []
    var literal = ""
    for scalar in unicodeScalars {
      literal += Self.escaped(scalar)
      if literal.utf8.count >= 60 {
        literals.append("\"\(literal)\"")
        literal = ""
      }
    }
    return literal.isEmpty && !literals.isEmpty ? literals : literals + ["\"\(literal)\""]
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\": "\\\\"
    case "\"": "\\\""
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case _ where scalar.isHarmless: String(scalar)
    default: "\\u{\(String(scalar.value, radix: 16))}"
    }
  }
}

extension Unicode.Scalar {
  /// Whether it shows as itself wherever it stands: not as a break, as nothing, or by changing directions.
  var isHarmless: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
    case .spaceSeparator: self == " "
    default: true
    }
  }
}

extension Double {
  /// A literal of Swift that is this number.
  var swiftLiteral: String {
    let text = description
    guard text.hasSuffix(".0"), magnitude < 1_000_000 else { return text }
    return String(text.dropLast(2))
  }
}

extension Int {
  /// A literal of Swift that is this number, with groups of three digits if it is long.
  var swiftLiteral: String {
    let digits = Array(String(magnitude))
    guard digits.count > 6 else { return String(self) }
    let groups = stride(from: digits.count, to: 0, by: -3).map { String(digits[Swift.max(0, $0 - 3)..<$0]) }
    return (self < 0 ? "-" : "") + groups.reversed().joined(separator: "_")
  }
}
