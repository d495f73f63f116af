public import Restyle

/// The classes of a section's rows.
public struct RowClassNames: Hashable, Sendable {
  private let root: String

  init(root: String) {
    self.root = root
  }

  /// The classes of a row at a position, separated by a space: those of all rows and of the position.
  public subscript(position: SegmentPosition) -> String {
    StylePart.row.className(in: root) + " " + StylePart(position).className(in: root)
  }
}

/// The classes of a header or footer: what lies behind its text, and the text.
public struct HeaderFooterClassNames: Hashable, Sendable {
  /// The class of the header or footer; it takes its empty height if it has no content at all.
  public let block: String
  /// The class of the text, a child of the block.
  public let text: String
}

/// The classes of a section and its parts, in the order in which they follow one another.
public struct SectionClassNames: Hashable, Sendable {
  /// The class of the section.
  public let section: String
  /// The classes of the header.
  public let header: HeaderFooterClassNames
  /// The classes of the rows.
  public let row: RowClassNames
  /// The classes of the footer.
  public let footer: HeaderFooterClassNames

  init(root: String) {
    section = StylePart.section.className(in: root)
    header = HeaderFooterPart.header.classNames(root: root)
    row = RowClassNames(root: root)
    footer = HeaderFooterPart.footer.classNames(root: root)
  }
}

/// The classes of a table: those of its form, and of the sections in it.
public struct TableViewFormClassNames: Hashable, Sendable {
  /// The class of the form.
  public let form: String
  /// The classes of each section.
  public let section: SectionClassNames

  init(root: String) {
    form = root
    section = SectionClassNames(root: root)
  }
}

/// Where the parts of a header or footer stand.
struct HeaderFooterPart {
  let block: StylePart?
  let text: StylePart

  /// One that stands alone.
  static let alone = HeaderFooterPart(block: nil, text: .text)
  /// The header of a section.
  static let header = HeaderFooterPart(block: .header, text: .headerText)
  /// The footer of a section.
  static let footer = HeaderFooterPart(block: .footer, text: .footerText)

  func classNames(root: String) -> HeaderFooterClassNames {
    HeaderFooterClassNames(
      block: block?.className(in: root) ?? root, text: text.className(in: root))
  }
}

extension StylePart {
  /// The rows at a position.
  init(_ position: SegmentPosition) {
    switch position {
    case .top: self = .top
    case .middle: self = .middle
    case .bottom: self = .bottom
    case .unique: self = .unique
    }
  }
}
