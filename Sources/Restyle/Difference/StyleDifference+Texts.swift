extension StyleDifference: CustomStringConvertible, CustomDebugStringConvertible {
  /// The changes as text, one in each line.
  public var description: String { changes.map(\.description).joined(separator: "\n") }

  /// The Swift source that makes the changes in a style called `style`.
  public var debugDescription: String { swiftSource(of: "style") }

  /// The changes as a list in Markdown.
  public var markdown: String { changes.map { "- \($0.markdown)\n" }.joined() }

  /// Returns Swift source that makes the changes.
  ///
  /// ```swift
  /// let source = old.difference(to: new).swiftSource(of: "style")
  /// // style.restyled {
  /// //   $0.text.color = Color(hex: 0x0000ff)
  /// // }
  /// ```
  ///
  /// A value that decoding didn't know becomes a comment, since no key can set it.
  ///
  /// - Parameter style: The source of the style to change.
  /// - Returns: A call that restyles the style, or only the source of the style if nothing changes.
  public func swiftSource(of style: String) -> String {
    let statements = changes.map(\.swiftSource)
    if statements.isEmpty { return style }
    // Only creating an OpenType feature can throw, for its tag.
    let attempt = statements.contains { $0.contains("try ") } ? "try " : ""
    // A closure that doesn't use its parameter has to ignore it explicitly.
    let parameter = statements.allSatisfy { $0.hasPrefix("//") } ? " _ in" : ""
    return attempt + "\(style).restyled {\(parameter)\n" + statements.map { "  \($0.indented)\n" }.joined()
      + "}"
  }
}

extension StyleChange {
  /// The change in Markdown: its path and both values as code, with an arrow between the values.
  public var markdown: String {
    let values = [oldDescription, newDescription].map { $0.map(Self.code) ?? "unset" }.joined(
      separator: " → ")
    return path.names.isEmpty ? values : "\(Self.code("\(path)")): \(values)"
  }

  /// Returns a code span, delimited by more backticks than the text contains in a row (CommonMark 0.31, section 6.1).
  package static func code(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).map { $0.trimmingSpace }.joined(separator: " ")
    let longest = line.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    return longest == 0 ? fence + line + fence : "\(fence) \(line) \(fence)"
  }

  /// The Swift statement that makes the change in a style called `$0`.
  public var swiftSource: String {
    // An optional value is set as a whole, without optional chaining.
    let steps = path.steps.last?.access == .wrapped ? path.steps.dropLast() : path.steps[...]
    guard let last = steps.last else { return "$0 = \(newSource)" }
    if last.access == .attribute {
      return attributeSource(in: "$0" + steps.dropLast().map(\.swiftSource).joined())
    }
    return "$0" + steps.map(\.swiftSource).joined() + " = \(newSource)"
  }

  /// Returns the statement that changes an attribute of a text.
  private func attributeSource(in text: String) -> String {
    guard let attribute = (new ?? old)?.value as? TextAttribute else { return "" }
    if attribute.isUnknown { return new == nil ? "// unset: \(attribute.name)" : attribute.debugDescription }
    // Setting the line height unsets the line spacing, and vice versa.
    let isLine = (attribute.key as? any InlineTextAttributeKey.Type).map { $0.slot.isLine } ?? false
    if new != nil, !isLine || attribute.isInherited {
      return text + attribute.debugDescription.dropFirst("$0".count)
    }
    let key = attribute.isStandard ? "." + attribute.name : qualifiedName(of: attribute.key) + "()"
    return "\(text)[\(key)] = \(new.map { _ in attribute.valueSource } ?? "nil")"
  }
}

extension TextAttribute {
  /// The Swift source of the value.
  fileprivate var valueSource: String {
    func source<Key: TextAttributeKey>(_ key: Key.Type) -> String {
      value(of: key).map(Key.swiftSource) ?? "nil"
    }
    return source(key)
  }
}

extension InlineTextAttributes.Slot {
  fileprivate var isLine: Bool { if case .lines = self { true } else { false } }
}

extension String {
  /// Swift source in one line for display, with the statements of closures separated by semicolons.
  var inOneLine: String {
    split(separator: "\n").reduce(into: "") { text, line in
      let line = line.trimmingSpace
      let isStatement = text.last.map { !"{([,".contains($0) } == true && !"})].".contains(line.first ?? " ")
      text += (text.isEmpty ? "" : isStatement ? "; " : " ") + line
    }
  }

  /// The text with all lines but the first indented by one more step; no literal in it spans several lines.
  fileprivate var indented: String { split(separator: "\n").joined(separator: "\n  ") }
}

extension Substring {
  fileprivate var trimmingSpace: Substring {
    let rest = drop { $0 == " " }
    return rest.prefix(upTo: rest.lastIndex { $0 != " " }.map(rest.index(after:)) ?? rest.startIndex)
  }
}
