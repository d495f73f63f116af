import Restyle
import RestyleHTML

/// Source in pieces, each with what it is.
struct SourceText {
  /// The pieces, which make up the whole source.
  private(set) var pieces: [(kind: Kind, text: Substring)] = []

  /// What a piece of source is.
  enum Kind {
    case plain
    case name
    case type
    case keyword
    case literal
  }
}

extension SourceText {
  /// Takes Swift apart as far as colours need it.
  init(swift source: String) {
    var rest = source[...]
    while let first = rest.first {
      let end: Substring.Index
      switch first {
      case "\"":
        end = rest.endOfString
      case _ where first.isNumber:
        end = rest.firstIndex { !$0.isHexDigit && !"x._".contains($0) } ?? rest.endIndex
      case _ where first.isLetter || first == "_" || first == "$":
        end = rest.dropFirst().firstIndex { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? rest.endIndex
      default:
        end = rest.index(after: rest.startIndex)
      }
      append(rest[..<end])
      rest = rest[end...]
    }
  }

  private mutating func append(_ piece: Substring) {
    let kind: Kind =
      switch piece.first {
      case "\""?: .literal
      case let first? where first.isNumber: .literal
      case let first? where first.isUppercase: .type
      case let first? where first.isLetter:
        ["try", "true", "false", "nil"].contains(piece) ? .keyword : .name
      default: .plain
      }
    pieces.append((kind, piece))
  }
}

extension SourceText {
  /// Shows declarations as the rule of a class, or of elements with several, one to a line.
  init(css declarations: CSSDeclarations, className: String) {
    pieces.append((.type, ".\(className.replacing(" ", with: "."))"))
    pieces.append((.plain, " {\n"))
    var rest = declarations.text[...]
    while !rest.isEmpty {
      let end = rest.endOfDeclaration
      let colon = rest[..<end].firstIndex(of: ":") ?? end
      pieces.append((.plain, "  "))
      pieces.append((.name, rest[..<colon]))
      pieces.append((.plain, ": "))
      pieces.append((.literal, rest[colon..<end].dropFirst()))
      pieces.append((.plain, ";\n"))
      rest = rest[end...].dropFirst()
    }
    pieces.append((.plain, "}"))
  }
}

extension Substring {
  /// Where the string literal ends that the text starts with, in whichever quotation marks.
  fileprivate var endOfString: Index {
    var index = index(after: startIndex)
    while index < endIndex, self[index] != self[startIndex] {
      index = self.index(index, offsetBy: self[index] == "\\" ? 2 : 1, limitedBy: endIndex) ?? endIndex
    }
    return self.index(index, offsetBy: 1, limitedBy: endIndex) ?? endIndex
  }

  /// Where the next semicolon outside of strings is.
  fileprivate var endOfDeclaration: Index {
    var index = startIndex
    while index < endIndex, self[index] != ";" {
      index = "\"'".contains(self[index]) ? self[index...].endOfString : self.index(after: index)
    }
    return index
  }
}

extension SourceText {
  /// The source in colours.
  var highlighted: StyledString {
    StyledString(
      pieces.map { kind, text in
        StyledText(text, style: .bookSource.restyled { if let color = kind.color { $0.color = color } })
      }
    )
  }
}

extension SourceText.Kind {
  fileprivate var color: Color? {
    switch self {
    case .plain: .bookPencil
    case .name: nil
    case .type: .bookType
    case .keyword: .bookAccent
    case .literal: .bookLiteral
    }
  }
}
