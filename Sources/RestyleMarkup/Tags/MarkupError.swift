/// An error in a text with tags or arguments, with its position.
public struct MarkupError: Error, Hashable, Sendable {
  /// The reason for the error.
  public let reason: Reason
  /// The line, from 1.
  public let line: Int
  /// The character in the line, from 1.
  public let column: Int

  init(_ reason: Reason, in bytes: [UInt8], at offset: Int) {
    let text = String(decoding: bytes[..<offset], as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    self.reason = reason
    line = lines.count
    column = (lines.last?.count ?? 0) + 1
  }
}

extension MarkupError {
  /// The reasons why a text can't be read.
  public enum Reason: Hashable, Sendable {
    /// The text has a tag with an unknown name.
    case unknownTag(String)
    /// A tag is never closed.
    case unclosedTag(String)
    /// A closing tag has no opening tag.
    case unopenedTag(String)
    /// A tag is closed while another tag inside it is open.
    case overlappingTags(open: String, closed: String)
    /// The syntax of a tag is invalid.
    case malformedTag
    /// A tag lacks an attribute.
    case missingAttribute(String, tag: String)
    /// A tag has an attribute that isn't allowed, or has an attribute twice.
    case unexpectedAttribute(String, tag: String)
    /// No character has this name or number.
    case unknownCharacter(String)
    /// The text requires an argument that is missing.
    case missingArgument(String)
    /// The text doesn't use an argument.
    case unusedArgument(String)
    /// A brace isn't doubled, and doesn't enclose a name.
    case malformedArgument
  }
}

extension MarkupError: CustomStringConvertible {
  /// A description of the error, with its position and how to correct it.
  public var description: String { "line \(line), column \(column): \(reason)" }
}

extension MarkupError.Reason: CustomStringConvertible {
  /// A description of the error, and of how to correct it.
  public var description: String {
    switch self {
    case .unknownTag(let name): "there is no tag named \"\(name)\"; write \"&lt;\" for the character \"<\""
    case .unclosedTag(let name): "the tag \"\(name)\" is never closed; write </\(name)> where it ends"
    case .unopenedTag(let name): "the tag \"\(name)\" is closed here but isn't open"
    case .overlappingTags(let open, let closed):
      "the tag \"\(closed)\" is closed while \"\(open)\" is open in it; write </\(open)> first"
    case .malformedTag:
      "this isn't a tag; write <name attribute=\"value\">, </name> or <name/>, and \"&lt;\" for the character \"<\""
    case .missingAttribute(let name, let tag): "the tag \"\(tag)\" lacks the attribute \"\(name)\""
    case .unexpectedAttribute(let name, let tag):
      "the tag \"\(tag)\" can't have the attribute \"\(name)\", or has it already"
    case .unknownCharacter(let name):
      "no character is named \"\(name)\"; write \"&amp;\" for the character \"&\""
    case .missingArgument(let name): "there is no argument named \"\(name)\""
    case .unusedArgument(let name): "the argument \"\(name)\" isn't used in the text"
    case .malformedArgument:
      "this isn't an argument; write {name}, and \"{{\" and \"}}\" for the characters \"{\" and \"}\""
    }
  }
}
