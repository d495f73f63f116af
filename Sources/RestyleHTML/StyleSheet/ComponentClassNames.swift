public import Restyle

/// The classes of a component and of its parts.
///
/// ```swift
/// let html = "<button class=\"\(names.component)\"><span class=\"\(names[.title])\">OK</span></button>"
/// ```
public struct ComponentClassNames: Hashable, Sendable {
  /// The class of the component itself, or several separated by spaces; in a control, the element with the states has
  /// it.
  public let component: String

  init(root: String) { component = root }

  /// The class of a part; if the component lacks the part, no rule has the class.
  public subscript(part: ComponentPart) -> String {
    var names = Bytes()
    names.append(classesOf: part, in: Bytes(component.utf8).split(separator: UInt8(ascii: " ")))
    return String(decoding: names, as: UTF8.self)
  }

  /// The classes of a section's row at a position, separated by a space: that of all rows, and that of the position.
  public subscript(rowAt position: SegmentPosition) -> String {
    self[.row] + " " + self[ComponentPart(position)]
  }
}

extension Bytes {
  /// Appends the classes of a part, or of the component itself; each class of the component has its own parts.
  mutating func append(classesOf part: ComponentPart?, in component: [ArraySlice<UInt8>]) {
    for (index, name) in component.enumerated() {
      if index > 0 { append(UInt8(ascii: " ")) }
      self += name
      if let part { append(verbatim: part.suffix) }
    }
  }
}

/// A part of a component.
///
/// For the parts of each component and their elements, see <doc:ClassesAndMarkup>.
public enum ComponentPart: Sendable {
  /// The title of a control or of a text with a subtitle, or the term of a description.
  case title
  /// The text under a title.
  case subtitle
  /// The text of a header or a footer outside a section.
  case text
  /// A segment of a segmented control.
  case segment
  /// The `input` of a control.
  case input
  /// A section.
  case section
  /// The header of a section.
  case header
  /// The footer of a section.
  case footer
  /// A row of a section, at any position.
  case row
  /// The first row of several.
  case top
  /// A row between two others.
  case middle
  /// The last row of several.
  case bottom
  /// The only row.
  case unique
  /// The text of a section's header.
  case headerText
  /// The text of a section's footer.
  case footerText
  /// The label of a form field.
  case label
  /// The help text of a form field.
  case help
  /// The error message of a form field.
  case error
  /// The mark that shows that a picker or a disclosure opens.
  case marker
  /// A list with numbers.
  case ordered
  /// An item of a list, or a description of a term.
  case item
  /// The caption of a table.
  case caption
  /// The header of a table's row.
  case rowHeader
  /// A cell of a table.
  case cell
  /// Every second row of a table.
  case stripe
  /// The headers of a table's columns, whose class is that of a header.
  case columnHeader
}

extension ComponentPart {
  /// Creates the part for the rows at a position.
  init(_ position: SegmentPosition) {
    switch position {
    case .top: self = .top
    case .middle: self = .middle
    case .bottom: self = .bottom
    case .unique: self = .unique
    }
  }

  /// The suffix of the component's class: two underscores, which no class of a component contains, and a name.
  var suffix: StaticString {
    switch self {
    case .title: "__title"
    case .subtitle: "__subtitle"
    case .text: "__text"
    case .segment: "__segment"
    case .input: "__input"
    case .section: "__section"
    case .header, .columnHeader: "__header"
    case .footer: "__footer"
    case .row: "__row"
    case .top: "__top"
    case .middle: "__middle"
    case .bottom: "__bottom"
    case .unique: "__unique"
    case .headerText: "__header-text"
    case .footerText: "__footer-text"
    case .label: "__label"
    case .help: "__help"
    case .error: "__error"
    case .marker: "__marker"
    case .ordered: "__ordered"
    case .item: "__item"
    case .caption: "__caption"
    case .rowHeader: "__row-header"
    case .cell: "__cell"
    case .stripe: "__stripe"
    }
  }
}

extension ComponentPart {
  /// The selector of the part within elements that users select, which have no generated classes; nil for these
  /// elements themselves.
  ///
  /// It selects elements that are the part in any markup, and those whose `data-part` names the part.
  ///
  /// Its specificity is that of the selected elements.
  var structure: StaticString? {
    switch self {
    case .section: nil
    case .ordered: nil
    case .title: ":where([data-part~=title],dt)"
    case .subtitle: ":where([data-part~=subtitle])"
    case .text: ":where([data-part~=text])"
    case .segment: ":where([data-part~=segment])"
    case .input: ":where(input)"
    case .header: ":where([data-part~=header])"
    case .footer: ":where([data-part~=footer])"
    case .row: ":where([data-part~=row],li)"
    case .top: ":where([data-part~=top],li:first-child:not(:last-child))"
    case .middle: ":where([data-part~=middle],li:not(:first-child,:last-child))"
    case .bottom: ":where([data-part~=bottom],li:last-child:not(:first-child))"
    case .unique: ":where([data-part~=unique],li:only-child)"
    case .headerText: ":where([data-part~=header-text])"
    case .footerText: ":where([data-part~=footer-text])"
    case .label: ":where([data-part~=label],label)"
    case .help: ":where([data-part~=help])"
    case .error: ":where([data-part~=error])"
    case .marker: ":where([data-part~=marker])"
    case .item: ":where([data-part~=item],dd)"
    case .caption: ":where(caption)"
    case .columnHeader: ":where(thead th)"
    case .rowHeader: ":where(tbody th)"
    case .cell: ":where(td)"
    case .stripe: ":where(tbody tr:nth-child(even))"
    }
  }
}
