public import Foundation
import Restyle

/// An error in JSON text, or in a value that can't be encoded.
///
/// A description reads `textStyles[0].style.fontSize: a string where a number belongs`, for example. If the text isn't
/// JSON, it reads `line 3, column 5: "]" where a value belongs`.
public struct StyleJSONError: Error, Hashable, Sendable {
  /// The path of the error in the value, such as `textStyles[0].style.fontSize`; empty for the value itself.
  public let path: String
  /// The position of the error in the text, if the text isn't JSON.
  public let position: Position?
  /// A description of the error, and of how to correct it.
  public let problem: String

  /// A position in a text.
  public struct Position: Hashable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// The column in Unicode scalars, from 1.
    public let column: Int
  }

  init(path: String = "", problem: String, position: Position? = nil) {
    self.path = path
    self.position = position
    self.problem = problem
  }

  init(_ error: JSONError) {
    self.init(
      problem: error.problem, position: Position(line: error.line, column: error.column))
  }
}

extension StyleJSONError: CustomStringConvertible {
  /// A description of the position and of the error, and of how to correct it.
  public var description: String {
    let place = position.map { "line \($0.line), column \($0.column)" } ?? path
    return place.isEmpty ? problem : "\(place): \(problem)"
  }
}

extension StyleJSONError: LocalizedError {
  /// The same as `description`.
  public var errorDescription: String? { description }
}

// MARK: Foundation's errors

extension StyleJSONError {
  /// Describes an error from Foundation.
  init(_ error: any Error) {
    switch error {
    case let error as StyleJSONError: self = error
    case DecodingError.typeMismatch(let type, let context):
      let match = context.debugDescription.firstMatch(of: /but found (?:an? )?(\w+) instead/)
      let found = match.map { match -> String in
        if match.1 == "bool" { return "true or false" }
        let noun: Substring = match.1 == "dictionary" ? "object" : match.1
        let article = "aeiou".contains(noun.prefix(1)) ? "an" : "a"
        return "\(article) \(noun)"
      }
      self.init(
        context, "\(found ?? "another value") where \(Self.name(of: type)) belongs\(Self.advice(context))")
    case DecodingError.valueNotFound(let type, let context):
      self.init(context, "null where \(Self.name(of: type)) belongs")
    case DecodingError.keyNotFound(let key, let context):
      self.init(context, "the member \(key.stringValue.quoted) is missing\(Self.advice(context))")
    case DecodingError.dataCorrupted(let context):
      let unknown = context.underlyingError as? UnknownKeyName
      self.init(context, unknown?.descriptionOfJSON ?? context.debugDescription)
    case EncodingError.invalidValue(let value, let context):
      let isInfinite = (value as? any BinaryFloatingPoint)?.isFinite == false
      self.init(
        path: Self.text(of: context.codingPath),
        problem: "\(value) can't be written: "
          + (isInfinite ? "a number has to be finite" : context.debugDescription))
    default: self.init(problem: "\(error)")
    }
  }

  private init(_ context: DecodingError.Context, _ problem: String) {
    self.init(path: Self.text(of: context.codingPath), problem: problem)
  }

  /// Returns the advice on how to correct the error, which follows its description.
  private static func advice(_ context: DecodingError.Context) -> String {
    switch context.underlyingError as? DecodingAdvice {
    case .numbers(let names):
      let each = names.sorted { $0.key < $1.key }.map { "\(Int($0.key)) is \($0.value)" }
      return "; \(each.joined(separator: ", "))"
    case .misspelt(let name): return "; there is \(name.quoted) instead"
    case .members(let names):
      let each = names.indices.filter { !names[..<$0].contains(names[$0]) }.map { names[$0] }
      return ", with \(each.joined(separator: ", "))"
    case nil: return ""
    }
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is any BinaryInteger.Type: "a whole number"
    case is any BinaryFloatingPoint.Type: "a number"
    case is [String: Any].Type: "an object"
    case is [Any].Type: "an array"
    default: "\(type)"
    }
  }

  private static func text(of path: [any CodingKey]) -> String {
    path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        let isWord = key.stringValue.wholeMatch(of: /[A-Za-z_]\w*/) != nil
        text +=
          isWord ? (text.isEmpty ? "" : ".") + key.stringValue : "[\(key.stringValue.quoted)]"
      }
    }
  }
}

extension UnknownKeyName {
  /// Describes what is wrong, and which argument of `StyleJSON` would be right.
  fileprivate var descriptionOfJSON: String {
    switch kind {
    case .textAttribute:
      description(
        advising: "add its key to `StyleJSON(keys:)`, or keep what isn't known by "
          + "`StyleJSON(unknownAttributes: .keep)`")
    case .trait: description(advising: "add its key to `StyleJSON(traitKeys:)`")
    }
  }
}
