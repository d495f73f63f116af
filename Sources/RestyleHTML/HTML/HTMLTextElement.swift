package import RestyleRendering

/// The element that a text becomes.
public enum HTMLTextElement: Hashable, Sendable, CaseIterable {
  /// Part of a line.
  case span
  /// A paragraph.
  case paragraph
  /// A heading of the first rank.
  case heading1
  /// A heading of the second rank.
  case heading2
  /// A heading of the third rank.
  case heading3
  /// A heading of the fourth rank.
  case heading4
  /// A heading of the fifth rank.
  case heading5
  /// A heading of the sixth rank.
  case heading6
  /// A block without a meaning of its own.
  case block

  var name: StaticString {
    switch self {
    case .span: "span"
    case .paragraph: "p"
    case .heading1: "h1"
    case .heading2: "h2"
    case .heading3: "h3"
    case .heading4: "h4"
    case .heading5: "h5"
    case .heading6: "h6"
    case .block: "div"
    }
  }

  /// The element of a heading of any rank.
  fileprivate static func heading(_ level: Int) -> HTMLTextElement {
    switch level {
    case ...1: .heading1
    case 2: .heading2
    case 3: .heading3
    case 4: .heading4
    case 5: .heading5
    default: .heading6
    }
  }
}

extension ByteSink {
  /// Appends the start of a paragraph or of a heading, up to its attributes; returns the name of its element.
  ///
  /// HTML allows no headings in header cells of tables (HTML Standard, 4.9.10): there, a paragraph has the role.
  package mutating func append(startOf heading: ResolvedHeading?) -> StaticString {
    guard let heading, !heading.isInHeaderCell else {
      append(startOf: "p")
      if let heading {
        append(integer: heading.level, behind: " role=\"heading\" aria-level=\"", before: "\"")
      }
      return "p"
    }
    let name = HTMLTextElement.heading(heading.level).name
    append(startOf: name)
    return name
  }
}
