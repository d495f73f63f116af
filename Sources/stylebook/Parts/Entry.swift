import Restyle

/// A style of a chapter, with its places in the page and the stylesheet.
struct Entry {
  /// The class that shows the style, which names the entry in the page too.
  let className: String
  /// The name in the catalog.
  let name: String
  /// The style.
  let style: TextStyle
}

extension Entry {
  /// The name as words.
  var title: String { name.asWords }

  /// The size that the style is shown in, in points.
  var size: Double { style.fontSize ?? Font.defaultSize }
}

extension String {
  /// A name in source as words: `title1` is "Title 1".
  var asWords: String {
    var words = ""
    for character in self {
      let startsWord = character.isUppercase || character.isNumber && words.last?.isNumber == false
      if startsWord, words.last?.isWhitespace == false { words.append(" ") }
      words += words.isEmpty ? character.uppercased() : String(character)
    }
    return words
  }
}
