public import Foundation
public import Restyle

extension Sequence<StyledString> {
  /// Returns the texts as a list in a language, in which each text keeps its styles.
  ///
  /// ```swift
  /// let ana = StyledString("Ana", style: TextStyle().bold)
  /// let names = [ana, StyledString("Inés", style: TextStyle().italic)]
  /// let list = names.formatted(.list(type: .and), style: TextStyle().restyled { $0.language = "es" })
  /// list.text  // "Ana e Inés"
  /// ```
  ///
  /// - Parameters:
  ///   - format: The format of the list.
  ///   - style: The style of the text between the items. Its language is that of the list.
  /// - Returns: The list.
  /// - Complexity: O(*n*) in the length of the texts.
  public func formatted(
    _ format: ListFormatStyle<StringStyle, [String]>, style: TextStyle = TextStyle()
  ) -> StyledString {
    let items = Array(self)
    let texts = items.map(\.text)
    let locale = style.language.flatMap { Locale($0) }
    // The text between two items may depend on both, as in Spanish. So the formatted list contains the items, and a
    // mark after each one shows where they are.
    let mark = Self.mark(unusedIn: texts)
    let list = (locale.map { format.locale($0) } ?? format).format(texts.map { $0 + String(mark) })
    let parts = list.unicodeScalars.split(separator: mark, omittingEmptySubsequences: false)
    guard parts.count == items.count + 1 else { return items.joined(style: style) }

    var result = StyledString()
    for (part, item) in zip(parts, items) {
      let before = part.dropLast(item.text.unicodeScalars.count)
      guard part[before.endIndex...].elementsEqual(item.text.unicodeScalars) else {
        return items.joined(style: style)
      }
      result.append(StyledText(Substring(before), style: style))
      result.append(item)
    }
    result.append(StyledText(Substring(parts[items.count]), style: style))
    return result
  }

  /// A scalar that occurs in none of the texts: a noncharacter, which has no direction, if one is unused.
  private static func mark(unusedIn texts: [String]) -> Unicode.Scalar {
    let used = Set(texts.lazy.flatMap(\.unicodeScalars))
    let candidates = [0xFDD0...0xFDEF, 0x100000...0x10FFFD].joined().lazy.compactMap(Unicode.Scalar.init)
    return candidates.first { !used.contains($0) } ?? "\u{100000}"
  }
}

extension [StyledString] {
  /// The texts with commas between them, if the items can't be found in the formatted list.
  fileprivate func joined(style: TextStyle) -> StyledString {
    StyledString(
      enumerated().flatMap { index, text in
        index == 0 ? text.runs : [StyledText(", ", style: style)] + text.runs
      })
  }
}
