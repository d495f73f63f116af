public import Restyle

/// The tag of an element of your own: one that may hold any elements, or none at all.
///
/// ```swift
/// let tag = HTMLTag.article
/// let own = try HTMLTag("acme-chart")  // an element that the page's own scripts define
/// ```
///
/// What runs programs, loads something, ends a paragraph or a control, or is a part of the page's frame has no tag here.
public struct HTMLTag: Hashable, Sendable {
  /// The name, in lower case.
  public let name: String
}

extension HTMLTag {
  /// What makes sense by itself, such as an entry of a list of news.
  public static let article = HTMLTag(.article)
  /// What is beside the matter.
  public static let aside = HTMLTag(.aside)
  /// What leads to other pages, or parts of the page.
  public static let nav = HTMLTag(.nav)
  /// What the page is about; one of a page.
  public static let main = HTMLTag(.main)
  /// A part of the page with a matter of its own.
  public static let section = HTMLTag(.section)
  /// What introduces a part.
  public static let header = HTMLTag(.header)
  /// What is said of a part at its end.
  public static let footer = HTMLTag(.footer)
  /// What finds something.
  public static let search = HTMLTag(.search)
  /// How to reach whom a part is by.
  public static let address = HTMLTag(.address)
  /// What somebody else said.
  public static let blockquote = HTMLTag(.blockquote)
  /// What the text refers to, such as a picture.
  public static let figure = HTMLTag(.figure)
  /// What a figure shows; within ``figure``.
  public static let figcaption = HTMLTag(.figcaption)
  /// Nothing in particular.
  public static let div = HTMLTag(.div)
  /// A list in no order.
  public static let ul = HTMLTag(.ul)
  /// A list in an order.
  public static let ol = HTMLTag(.ol)
  /// An entry of a list; within ``ul`` or ``ol``.
  public static let li = HTMLTag(.li)
  /// A list of names and what is said of them.
  public static let dl = HTMLTag(.dl)
  /// A name; within ``dl``.
  public static let dt = HTMLTag(.dt)
  /// What is said of a name; within ``dl``.
  public static let dd = HTMLTag(.dd)
  /// A change of the matter; holds nothing.
  public static let hr = HTMLTag(.hr)
  /// The end of a line; holds nothing.
  public static let br = HTMLTag(.br)
  /// A control of the kind that its attribute `type` says, such as `range`; holds nothing.
  public static let input = HTMLTag(.input)

  /// The names of the tags above.
  private enum Name: String, CaseIterable {
    case article, aside, nav, main, section, header, footer, search, address, blockquote, figure, figcaption,
      div, ul, ol, li, dl, dt, dd, hr, br, input
  }

  private init(_ name: Name) { self.init(name: name.rawValue) }

  /// Reads the name of a tag: one of those above, or that of a custom element, which has a hyphen.
  ///
  /// - Parameter name: The name, in lower case.
  /// - Throws: `NameError` if an element of your own can't have the tag.
  public init(_ name: String) throws(NameError) {
    guard Name.allCases.contains(where: { $0.rawValue.isExactly(name) }) || Self.isCustom(name) else {
      throw NameError(name: name)
    }
    self.init(name: name)
  }

  /// Whether the tag has no end, and its element holds nothing.
  public var isVoid: Bool { self == .hr || self == .br || self == .input }

  /// HTML Standard, section 4.13.3, "valid custom element name", without what isn't ASCII.
  private static func isCustom(_ name: String) -> Bool {
    let reserved: Set = [
      "annotation-xml", "color-profile", "font-face", "font-face-src", "font-face-uri", "font-face-format",
      "font-face-name", "missing-glyph",
    ]
    let isName = name.utf8.allSatisfy { $0.isInNames || "._".utf8.contains($0) }
    return isName && name.utf8.first?.isLetter == true && name == name.lowercased()
      && name.utf8.contains(UInt8(ascii: "-")) && !reserved.contains(name)
  }

  /// The tags that have to be around it, as parsers end it at the next of its like; empty for none in particular.
  var parents: [HTMLTag] {
    switch self {
    case .li: [.ul, .ol]
    case .dt, .dd: [.dl]
    default: []
    }
  }

  /// Says that an element of your own can't have a tag.
  public struct NameError: Error, Hashable, Sendable {
    /// The name.
    @Exact public private(set) var name: String
  }
}

extension HTMLTag.NameError: CustomStringConvertible {
  /// The error as a sentence for people.
  public var description: String {
    let quoted = String(reflecting: String(String.UnicodeScalarView(name.unicodeScalars.prefix(40))))
    return
      "Not a tag for an element of one's own: \(quoted). It is one of those that HTMLTag has, in lower case, or "
      + "the name of a custom element: a small letter, then small letters, digits, points and at least one hyphen."
  }

}
