import Foundation
import Restyle

/// Names in Swift source for names of tokens.
enum SwiftName {
  /// The words of a name, each of ASCII letters and digits; a capital after a small letter starts a word.
  ///
  /// Letters lose their marks; other letters are written as their code points.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "A"..."Z" where word.last?.isLowercase == true:
        words.append(word)
        word = String(scalar)
      case "a"..."z", "A"..."Z", "0"..."9": word.unicodeScalars.append(scalar)
      case "'", "\u{2019}": continue
      case _ where scalar.properties.isAlphabetic: word += latin(scalar)
      default:
        if !word.isEmpty { words.append(word) }
        word = ""
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  private static func latin(_ scalar: Unicode.Scalar) -> String {
    let base = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first { $0.isASCII }
    return base.map { String($0) } ?? "u" + String(scalar.value, radix: 16)
  }

  /// Words as one name: `fontSize`, `red500`, `space1p5`.
  static func joined(_ words: some Collection<String>) -> String {
    var result = ""
    for word in words {
      if let last = result.last, last.isNumber, word.first?.isNumber == true { result += "p" }
      result += result.isEmpty ? lowercasingStart(of: word) : word.prefix(1).uppercased() + word.dropFirst()
    }
    return String(result.prefix(longest))
  }

  /// The maximum length of names; longer ones are cut off, so that lines aren't too long.
  static let longest = 60

  /// A word with a lowercase first letter, or completely lowercase if it is in capitals.
  private static func lowercasingStart(of word: String) -> String {
    let isUppercase = !word.contains { $0.isLowercase }
    return isUppercase ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
  }

  /// Whether a text can be a name, possibly in backticks.
  static func isValid(_ name: String) -> Bool {
    guard let first = name.first, first.isLetter else { return false }
    return !unusable.contains(name)
  }

  /// The name for a declaration; keywords are in backticks.
  static func declared(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// Members that all types have, whatever they declare.
  private static let unusable: Set<String> = ["init", "self", "Self", "Type", "Protocol"]

  // The Swift Programming Language, "Lexical Structure": keywords that can't be names without backticks.
  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch", "class",
    "consuming", "continue", "default", "defer", "deinit", "do", "dynamic", "each", "else", "enum",
    "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "get", "guard", "if", "import", "in", "infix",
    "inout",
    "internal", "is", "lazy", "let", "macro", "mutating", "nil", "nonisolated", "open", "operator",
    "override",
    "package", "postfix", "precedencegroup", "prefix", "private", "protocol", "public", "repeat", "rethrows",
    "return", "set", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try",
    "typealias", "unowned", "var", "weak", "where", "while", "willSet", "didSet",
  ]
}
