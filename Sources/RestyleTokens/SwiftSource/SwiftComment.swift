import Restyle

/// Untrusted text in comments of Swift source, which can end neither the line nor the comment.
enum SwiftComment {
  /// The lines of a member's documentation comment: a sentence, and the rest after an empty line.
  static func documentation(_ text: String, deprecation: String? = nil) -> [String] {
    let (summary, rest) = sentences(of: text)
    var paragraphs = [summary]
    if !rest.isEmpty { paragraphs.append(rest) }
    if let deprecation, !oneLine(deprecation).isEmpty {
      paragraphs.append("Deprecated: \(oneLine(deprecation))")
    }
    let margin = "  ///"
    return Array(paragraphs.map { wrapped($0, margin) }.joined(separator: [margin]))
  }

  /// The text without line breaks and invisible characters.
  static func oneLine(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars { result.unicodeScalars.append(scalar.isHarmless ? scalar : " ") }
    return result.split(separator: " ").joined(separator: " ")
  }

  /// The first sentence, which ends with a full stop, and the others.
  private static func sentences(of text: String) -> (first: String, rest: String) {
    let words = oneLine(text).split(separator: " ")
    let end = words.firstIndex { word in
      // A full stop can stand before closing quotation marks and the like.
      word.reversed().first { $0.isLetter || $0.isNumber || $0 == "." } == "."
    }
    guard let end else { return (words.joined(separator: " ") + ".", "") }
    let first = words[...end].joined(separator: " ")
    return (first.hasSuffix(".") ? first : first + ".", words[(end + 1)...].joined(separator: " "))
  }

  private static func wrapped(_ text: String, _ margin: String) -> [String] {
    var lines: [String] = []
    var line = margin
    for word in text.split(separator: " ") {
      if line.count + 1 + word.count > SwiftCode.lineLength, line != margin {
        lines.append(line)
        line = margin
      }
      // Characters that Markdown interprets at the start of a line, such as for headings and lists.
      let isMarkup = line == margin && word.first.map { "#>-+*=|~".contains($0) } == true
      line += isMarkup ? " \\" + word : " " + word
    }
    return lines + [line]
  }
}
