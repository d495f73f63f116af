import Foundation

/// An expression of Swift, written as `swift format` lays it out.
///
/// It is as deep as styles are, whatever the data.
indirect enum SwiftCode {
  case text(String)
  /// A literal in several lines if it is long.
  case literal([String])
  case call(String, [(label: String?, value: SwiftCode)])
  case array([SwiftCode])
  /// A style and what is changed in it.
  case restyled(SwiftCode, [(property: String, value: String)])

  static func string(_ text: String) -> SwiftCode { .literal(text.swiftLiterals) }

  /// A call whose source is known, of arguments without commas.
  static func call(_ source: String) -> SwiftCode {
    let (name, rest) = source.split(at: "(")
    let arguments = rest.dropLast().components(separatedBy: ", ").map { argument in
      let (label, value) = argument.split(at: ": ")
      return (label: String?(label), value: SwiftCode.text(value))
    }
    return .call(name, arguments)
  }

  /// How long lines may be.
  static let lineLength = 110

  /// The expression in one line.
  var line: String {
    switch self {
    case .text(let text): text
    case .literal(let literals): literals.joined(separator: " + ")
    case .call(let name, let arguments):
      "\(name)(\(arguments.map { Self.prefix($0.label) + $0.value.line }.joined(separator: ", ")))"
    case .array(let elements): "[\(elements.map(\.line).joined(separator: ", "))]"
    case .restyled(let base, let changes):
      base.line + changes.map { ".restyled { $0.\($0.property) = \($0.value) }" }.joined()
    }
  }

  /// The expression where it starts in a line.
  ///
  /// - Parameters:
  ///   - column: How many characters stand before it.
  ///   - indentation: How far the line is indented.
  ///   - rest: How many characters stand behind it.
  /// - Returns: One line if it is short enough, or several.
  func source(column: Int, indentation: Int, rest: Int = 0) -> String {
    let line = line
    if column + line.count + rest <= Self.lineLength, !isBlock { return line }
    let margin = String(repeating: " ", count: indentation)
    switch self {
    case .text: return line
    case .literal(let literals): return literals.joined(separator: "\n\(margin)  + ")
    case .call(let name, let arguments): return "\(name)(\n\(Self.lines(arguments, indentation + 2)))"
    case .array(let elements):
      let lines = Self.lines(elements.map { (nil, $0) }, indentation + 2)
      return "[\n\(lines)\(elements.count == 1 ? "" : ",")\n\(margin)]"
    case .restyled(let base, let changes):
      let lines = changes.map { "\(margin)  $0.\($0.property) = \($0.value)\n" }.joined()
      return base.source(closing: ".restyled {", column: column, indentation: indentation)
        + "\n\(lines)\(margin)}"
    }
  }

  /// Whether it is never written in one line.
  private var isBlock: Bool { if case .restyled(_, let changes) = self { changes.count > 1 } else { false } }

  /// A call whose closing parenthesis stands before something else.
  func source(closing suffix: String, column: Int, indentation: Int) -> String {
    guard case .call(let name, let arguments) = self, column + line.count + suffix.count > Self.lineLength
    else {
      return line + suffix
    }
    let margin = String(repeating: " ", count: indentation)
    return "\(name)(\n\(Self.lines(arguments, indentation + 2))\n\(margin))\(suffix)"
  }

  private static func lines(_ elements: [(label: String?, value: SwiftCode)], _ indentation: Int) -> String {
    let margin = String(repeating: " ", count: indentation)
    return elements.map { element in
      let label = prefix(element.label)
      // Up to as many parentheses may close behind it as expressions are deep.
      return margin + label
        + element.value.source(column: indentation + label.count, indentation: indentation, rest: 6)
    }.joined(separator: ",\n")
  }

  private static func prefix(_ label: String?) -> String { label.map { "\($0): " } ?? "" }
}

extension StringProtocol {
  fileprivate func split(at separator: String) -> (String, String) {
    range(of: separator).map { (String(self[..<$0.lowerBound]), String(self[$0.upperBound...])) } ?? (
      String(self), ""
    )
  }
}
