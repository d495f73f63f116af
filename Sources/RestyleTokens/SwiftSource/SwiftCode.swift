/// An expression of Swift, written as `swift format` lays it out.
///
/// Its depth is that of styles, whatever the data.
indirect enum SwiftCode {
  case text(String)
  /// A literal in several lines if it is long.
  case literal([String])
  case call(String, [(label: String?, value: SwiftCode)])
  case array([SwiftCode])
  case dictionary([(key: SwiftCode, value: SwiftCode)])
  /// A member of a value, or a call of one.
  case member(SwiftCode, SwiftCode)
  /// A style and the statements that change it.
  case restyled(SwiftCode, [(start: String, value: SwiftCode)])

  static func string(_ text: String) -> SwiftCode { .literal(text.swiftLiterals) }

  /// A style with some properties set.
  static func restyled(_ style: SwiftCode, setting changes: [(property: String, value: String)]) -> SwiftCode
  {
    .restyled(style, changes.map { ("$0.\($0.property) = ", .text($0.value)) })
  }

  /// A throwing call with `try?`.
  static func attempt(_ code: SwiftCode) -> SwiftCode {
    if case .call(let name, let arguments) = code { .call("try? " + name, arguments) } else { code }
  }

  /// The maximum length of lines.
  static let lineLength = 110

  /// The expression in one line.
  var line: String {
    switch self {
    case .text(let text): text
    case .literal(let literals): literals.joined(separator: " + ")
    case .call(let name, let arguments):
      "\(name)(\(arguments.map { Self.prefix($0.label) + $0.value.line }.joined(separator: ", ")))"
    case .array(let elements): "[\(elements.map(\.line).joined(separator: ", "))]"
    case .dictionary(let entries):
      "[\(entries.map { "\($0.key.line): \($0.value.line)" }.joined(separator: ", "))]"
    case .member(let base, let member): base.line + member.line
    case .restyled(let base, let changes):
      base.line + changes.map { ".restyled { \($0.start)\($0.value.line) }" }.joined()
    }
  }

  /// The source of the expression at a position in a line.
  ///
  /// - Parameters:
  ///   - column: The number of characters before it.
  ///   - indentation: The indentation of the line.
  ///   - rest: The number of characters after it.
  /// - Returns: One line if it is short enough, or several.
  func source(column: Int, indentation: Int, rest: Int = 0) -> String {
    if !isBlock {
      let line = line
      if column + line.count + rest <= Self.lineLength { return line }
    }
    let margin = String(repeating: " ", count: indentation)
    switch self {
    case .text(let text): return text
    case .literal(let literals): return literals.joined(separator: "\n\(margin)  + ")
    case .call(let name, let arguments): return "\(name)(\n\(Self.lines(arguments, indentation + 2)))"
    case .array(let elements):
      return Self.list(elements.map { (nil, $0) }, margin, indentation)
    case .dictionary(let entries):
      return Self.list(entries.map { ($0.key.line, $0.value) }, margin, indentation)
    case .member(let base, let member):
      let start = base.source(column: column, indentation: indentation)
      guard !start.contains("\n") else {
        return start + member.source(column: indentation + 1, indentation: indentation)
      }
      return "\(start)\n\(margin)  " + member.source(column: indentation + 2, indentation: indentation + 2)
    case .restyled(let base, let changes):
      let lines = changes.map { start, value in
        let column = indentation + 2 + start.count
        return "\(margin)  \(start)\(value.source(column: column, indentation: indentation + 2))\n"
      }
      return base.source(closing: ".restyled {", column: column, indentation: indentation)
        + "\n\(lines.joined())\(margin)}"
    }
  }

  /// Whether it, or something in it, always takes several lines.
  private var isBlock: Bool {
    switch self {
    case .text, .literal: false
    case .call(_, let arguments): arguments.contains { $0.value.isBlock }
    case .array(let elements): elements.contains { $0.isBlock }
    case .dictionary(let entries): entries.contains { $0.value.isBlock }
    case .member(let base, let member): base.isBlock || member.isBlock
    case .restyled(let base, let changes): changes.count > 1 || base.isBlock || changes[0].value.isBlock
    }
  }

  /// The source of a call with text after its closing parenthesis.
  func source(closing suffix: String, column: Int, indentation: Int) -> String {
    guard case .call(let name, let arguments) = self,
      isBlock || column + line.count + suffix.count > Self.lineLength
    else {
      return source(column: column, indentation: indentation, rest: suffix.count) + suffix
    }
    let margin = String(repeating: " ", count: indentation)
    return "\(name)(\n\(Self.lines(arguments, indentation + 2))\n\(margin))\(suffix)"
  }

  private static func list(
    _ elements: [(label: String?, value: SwiftCode)], _ margin: String, _ indentation: Int
  ) -> String {
    "[\n\(lines(elements, indentation + 2))\(elements.count == 1 ? "" : ",")\n\(margin)]"
  }

  private static func lines(_ elements: [(label: String?, value: SwiftCode)], _ indentation: Int) -> String {
    let margin = String(repeating: " ", count: indentation)
    return elements.map { element in
      let label = prefix(element.label)
      // As many parentheses can follow as expressions are nested.
      return margin + label
        + element.value.source(column: indentation + label.count, indentation: indentation, rest: 6)
    }.joined(separator: ",\n")
  }

  private static func prefix(_ label: String?) -> String { label.map { "\($0): " } ?? "" }
}
