public import Restyle

/// The tag of an element of your own, which can contain any elements or none at all.
///
/// ```swift
/// let tag = HTMLTag.article
/// let own = try HTMLTag("acme-chart")  // an element that the page's own scripts define
/// ```
///
/// There are no tags for elements that run programs, load resources, end a paragraph or a control, or are a part of the
/// page's frame.
public struct HTMLTag: Hashable, Sendable, NonisolatedValue {
  /// The name, in lower case.
  public let name: String
}

extension HTMLTag {
  /// Self-contained content, such as a news item.
  public static let article = HTMLTag(.article)
  /// Content that is only indirectly related to the main content.
  public static let aside = HTMLTag(.aside)
  /// Links to other pages, or to sections of the page.
  public static let nav = HTMLTag(.nav)
  /// The main content, once in a page.
  public static let main = HTMLTag(.main)
  /// A section of the page with its own topic.
  public static let section = HTMLTag(.section)
  /// Introductory content, such as a title with its navigation.
  public static let header = HTMLTag(.header)
  /// Information about the content before it, such as its author.
  public static let footer = HTMLTag(.footer)
  /// A form, or other controls, for a search or a filter.
  public static let search = HTMLTag(.search)
  /// Contact information of the author of a page or a section.
  public static let address = HTMLTag(.address)
  /// A quotation from another source.
  public static let blockquote = HTMLTag(.blockquote)
  /// Content that the text refers to, such as a picture, with an optional caption.
  public static let figure = HTMLTag(.figure)
  /// The caption of a figure, within ``figure``.
  public static let figcaption = HTMLTag(.figcaption)
  /// A block without a meaning of its own.
  public static let div = HTMLTag(.div)
  /// An unordered list.
  public static let ul = HTMLTag(.ul)
  /// An ordered list.
  public static let ol = HTMLTag(.ol)
  /// An entry of a list, within ``ul`` or ``ol``.
  public static let li = HTMLTag(.li)
  /// A list of terms and their descriptions.
  public static let dl = HTMLTag(.dl)
  /// A term, within ``dl``.
  public static let dt = HTMLTag(.dt)
  /// The description of a term, within ``dl``.
  public static let dd = HTMLTag(.dd)
  /// A change of topic, without content.
  public static let hr = HTMLTag(.hr)
  /// A line break, without content.
  public static let br = HTMLTag(.br)
  /// A control without content, whose attribute `type` sets its kind, such as `range`.
  public static let input = HTMLTag(.input)

  /// The names of the tags above.
  private enum Name: String, CaseIterable {
    case article, aside, nav, main, section, header, footer, search, address, blockquote, figure, figcaption,
      div, ul, ol, li, dl, dt, dd, hr, br, input
  }

  private init(_ name: Name) { self.init(name: name.rawValue) }

  /// Creates a tag from its name: that of a property such as ``article``, or that of a custom element, which has a
  /// hyphen.
  ///
  /// - Parameter name: The name, in lower case.
  /// - Throws: `NameError` if elements of your own can't have the tag.
  public init(_ name: String) throws(NameError) {
    guard Name.allCases.contains(where: { $0.rawValue.isExactly(name) }) || Self.isCustom(name) else {
      throw NameError(name: name)
    }
    self.init(name: name)
  }

  /// Whether the element has no content and no end tag.
  public var isVoid: Bool { self == .hr || self == .br || self == .input }

  /// HTML Standard, section 4.13.3, "valid custom element name", without what isn't ASCII.
  private static func isCustom(_ name: String) -> Bool {
    let reserved: Set = [
      "annotation-xml", "color-profile", "font-face", "font-face-src", "font-face-uri", "font-face-format",
      "font-face-name", "missing-glyph",
    ]
    let isName = name.utf8.allSatisfy { $0.isInNames || "._".utf8.contains($0) }
    return isName && name.utf8.first?.isASCIILetter == true && name == name.lowercased()
      && name.utf8.contains(UInt8(ascii: "-")) && !reserved.contains(name)
  }

  /// The tags of which one has to surround the element, or empty for any: parsers end an `li` at the next `li`, for
  /// example.
  var parents: [HTMLTag] {
    switch self {
    case .li: [.ul, .ol]
    case .dt, .dd: [.dl]
    default: []
    }
  }

  /// An error of a name that isn't the tag of a custom element.
  public struct NameError: Error, Hashable, Sendable {
    /// The name of the tag.
    @Exact public private(set) var name: String
  }
}

extension HTMLTag.NameError: CustomStringConvertible {
  /// The error as a sentence for people.
  public var description: String {
    "\(name.quoted(limit: 40)) can't be the tag of an element of your own. Use one of those that HTMLTag has, in lower case, "
      + "or the name of a custom element: a small letter, then small letters, digits, points and at least one hyphen."
  }
}
