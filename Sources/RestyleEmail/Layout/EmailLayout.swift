import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering

/// Lays pieces out in tables, which are all that Word knows.
///
/// It keeps its own stack, so that the depth of elements never fills the thread's.
struct EmailLayout {
  private let contents: OutputBuffer
  private let direction: LayoutDirection
  private var frames: [Frame] = []
  /// How deep tables lie in one another at most.
  private(set) var depth = 0
  private var openTables = 0

  init(contents: OutputBuffer, direction: LayoutDirection) {
    self.contents = contents
    self.direction = direction
  }

  /// What is being laid out.
  private struct Frame {
    let container: EmailContainer
    /// Whether it takes the width of what it lies in.
    let fills: Bool
    /// Whether the container has a table of its own around its elements.
    let hasTable: Bool
    /// Whether there is a table for the box.
    let hasBoxTable: Bool
    /// Which of the elements is next, and which of the parts between spaces.
    var index = 0
    var part = 0
    /// The least width of the space before the part.
    var spaceBefore = 0.0
    /// Whether a part has been written.
    var hasParts = false
    /// Whether the cell of a part holds a table for its elements.
    var partHasTable = false
    var partIsOpen = false
  }
}

extension EmailLayout {
  /// Appends the layout of the next piece.
  mutating func append(_ node: EmailNode, to bytes: inout OutputBuffer) {
    switch node {
    case .content(let range):
      openCell(&bytes)
      bytes.append(range, of: contents)
      closeCell(&bytes)
    case .tags(let range): bytes.append(range, of: contents)
    case .line(let line): append(line, &bytes)
    case .spacer(let length): append(spacer: length, &bytes)
    case .open(let container): open(container, &bytes)
    case .close: close(&bytes)
    }
  }

  /// The start of the tag of every table: one that says nothing of data, with no room that nobody asked for.
  static let table: StaticString =
    "<table role=\"presentation\" cellpadding=\"0\" cellspacing=\"0\" border=\"0\""

  /// Appends the start of a table, before that of its only row.
  private mutating func openTable(
    fills: Bool, atMost maximumWidth: Double? = nil, before row: StaticString = "",
    _ bytes: inout OutputBuffer
  ) {
    openTables += 1
    depth = max(depth, openTables)
    bytes.append(verbatim: Self.table)
    if fills { bytes.append(verbatim: " width=\"100%\"") }
    if let maximumWidth {
      bytes.append(integer: pixels(maximumWidth), behind: " style=\"max-width:", before: "px\"")
    }
    bytes.append(verbatim: ">")
    bytes.append(verbatim: row)
  }

  /// Appends the end of a table, behind that of its only row.
  private mutating func closeTable(behind row: StaticString = "", _ bytes: inout OutputBuffer) {
    openTables -= 1
    bytes.append(verbatim: row)
    bytes.append(verbatim: "</table>")
  }

  private mutating func open(_ container: consuming EmailContainer, _ bytes: inout OutputBuffer) {
    let outerFills = frames.indices.last.map { frames[$0].fills && frames[$0].container.fills } ?? true
    // A box is the cell that it lies in, where that is no larger.
    let isCell = outerFills && hasCellWithoutRoom && container.maximumWidth == nil
    openCell(as: isCell ? container.box : Bytes(), width: container.columnWidth, &bytes)
    if let role = container.role { bytes.append(verbatim: role.start) }
    let hasBox = (!container.box.isEmpty || container.maximumWidth != nil) && !isCell
    // One of a width is as wide as that, wherever it lies.
    let fills = outerFills || container.maximumWidth != nil || container.columnWidth != nil
    if hasBox {
      openTable(fills: fills, atMost: container.maximumWidth, &bytes)
      bytes.append(verbatim: "<tr><td", attributes: container.box)
    }
    let hasTable = !container.isTransparent
    if hasTable {
      let parts = container.axis == .horizontal && container.counts.count > 1
      let mayFill =
        container.axis == .vertical || parts || container.firstWidth != nil || container.hasFractions
      openTable(
        fills: mayFill && outerFills, before: container.axis == .horizontal ? "<tr>" : "", &bytes)
    }
    if container.isData { openTables += 1 }
    depth = max(depth, openTables)
    frames.append(Frame(container: container, fills: fills, hasTable: hasTable, hasBoxTable: hasBox))
  }

  private mutating func close(_ bytes: inout OutputBuffer) {
    closePart(&bytes)
    guard let frame = frames.popLast() else { return }
    if frame.hasTable { closeTable(behind: frame.container.axis == .horizontal ? "</tr>" : "", &bytes) }
    if frame.container.isData { openTables -= 1 }
    if frame.hasBoxTable { closeTable(behind: "</td></tr>", &bytes) }
    if let role = frame.container.role { bytes.append(verbatim: role.end) }
    closeCell(&bytes)
  }

  /// Whether what comes next lies in a cell of a column with nothing above it.
  private var hasCellWithoutRoom: Bool {
    guard let top = frames.indices.last, frames[top].hasTable, frames[top].container.axis == .vertical else {
      return false
    }
    return frames[top].index == 0 || frames[top].container.spacing == 0
  }

  /// Appends the start of what an element of the innermost container lies in.
  ///
  /// - Parameters:
  ///   - box: The attributes of a cell without room above it.
  ///   - width: The width of a cell beside others; nil for as much as it needs.
  ///   - bytes: What it is appended to.
  private mutating func openCell(
    as box: Bytes = Bytes(), width: EmailContainer.ColumnWidth? = nil, _ bytes: inout OutputBuffer
  ) {
    guard let top = frames.indices.last, frames[top].hasTable else { return }
    let isFirst = frames[top].index == 0
    defer { frames[top].index += 1 }
    guard frames[top].container.axis == .horizontal else {
      bytes.append(verbatim: "<tr><td")
      switch frames[top].container.alignment {
      case nil, .fill?: break
      case .leading?, .firstBaseline?: append(alignment: direction.start, &bytes)
      case .center?: append(alignment: "center", &bytes)
      case .trailing?: append(alignment: direction.end, &bytes)
      }
      // A cell's own baseline counts for what lies beside its table only if it says so.
      if isFirst, top > 0, frames[top - 1].container.alignsBaselines {
        bytes.append(verbatim: " valign=\"baseline\"")
      }
      if !isFirst, frames[top].container.spacing > 0 {
        bytes.append(verbatim: " style=\"padding:")
        bytes.append(pixels: frames[top].container.spacing)
        bytes.append(verbatim: " 0 0 0\"")
      }
      return bytes.append(attributes: box)
    }
    let container = frames[top].container
    if container.counts.count > 1 {
      openPart(width: width, &bytes)
      guard frames[top].partHasTable else { return }
    }
    // A part has room before it already.
    let room = frames[top].index == 0 ? 0 : container.spacing
    openColumn(
      container, room: room, firstWidth: isFirst ? container.firstWidth : nil, width: width, &bytes)
  }

  private mutating func closeCell(_ bytes: inout OutputBuffer) {
    guard let top = frames.indices.last, frames[top].hasTable else { return }
    guard frames[top].container.axis == .horizontal else { return bytes.append(verbatim: "</td></tr>\n") }
    if frames[top].container.counts.count == 1 || frames[top].partHasTable { bytes.append(verbatim: "</td>") }
  }

  /// Appends the start of a cell beside others.
  private func openColumn(
    _ container: EmailContainer, room: Double, alignment: StaticString? = nil, firstWidth: Double? = nil,
    width: EmailContainer.ColumnWidth? = nil, _ bytes: inout OutputBuffer
  ) {
    bytes.append(verbatim: "<td")
    if let classes = container.stackedClasses {
      bytes.append(verbatim: " class=\"")
      bytes.append(className: room > 0 ? classes.next : classes.first)
      bytes.append(verbatim: "\"")
    }
    if let firstWidth, pixels(firstWidth) > 0 {
      bytes.append(integer: pixels(firstWidth), behind: " width=\"", before: "\"")
    }
    if let width { bytes.append(integer: width.number, behind: " width=\"", before: width.end) }
    if let alignment { append(alignment: alignment, &bytes) }
    bytes.append(verbatim: " valign=\"")
    switch container.alignment {
    case .leading?, .fill?: bytes.append(verbatim: "top\"")
    case .center?, nil: bytes.append(verbatim: "middle\"")
    case .trailing?: bytes.append(verbatim: "bottom\"")
    case .firstBaseline?: bytes.append(verbatim: "baseline\"")
    }
    if room > 0 || width != nil {
      bytes.append(verbatim: " style=\"")
      if let width { bytes.append(integer: width.number, behind: "width:", before: width.unit) }
      if room > 0, width != nil { bytes.append(verbatim: ";") }
      if room > 0 {
        bytes.append(verbatim: "padding:")
        bytes.append(direction == .rightToLeft ? PhysicalSides(right: room) : PhysicalSides(left: room))
      }
      bytes.append(verbatim: "\"")
    }
    bytes.append(verbatim: ">")
  }

  private func append(alignment: StaticString, _ bytes: inout OutputBuffer) {
    bytes.append(verbatim: " align=\"")
    bytes.append(verbatim: alignment)
    bytes.append(verbatim: "\"")
  }

  private mutating func openPart(width: EmailContainer.ColumnWidth? = nil, _ bytes: inout OutputBuffer) {
    // A line alone with spaces lies in no table, whose cell the part could be.
    guard let top = frames.indices.last, frames[top].hasTable, !frames[top].partIsOpen else { return }
    let frame = frames[top]
    let isLast = frame.part == frame.container.counts.count - 1
    let alignment = frame.part == 0 ? direction.start : isLast ? direction.end : "center"
    let room = frame.hasParts ? frame.container.spacing + frame.spaceBefore : frame.spaceBefore
    let hasTable = frame.container.counts[frame.part] > 1
    openColumn(
      frame.container, room: room, alignment: alignment, width: hasTable ? nil : width, &bytes)
    frames[top].spaceBefore = 0
    frames[top].partIsOpen = true
    frames[top].hasParts = true
    frames[top].partHasTable = hasTable
    // What is in a part counts from its beginning.
    frames[top].index = 0
    if frames[top].partHasTable { openTable(fills: false, before: "<tr>", &bytes) }
  }

  private mutating func closePart(_ bytes: inout OutputBuffer) {
    guard let top = frames.indices.last, frames[top].partIsOpen else { return }
    if frames[top].partHasTable { closeTable(behind: "</tr>", &bytes) }
    bytes.append(verbatim: "</td>")
    frames[top].partIsOpen = false
  }

  private mutating func append(spacer length: Double, _ bytes: inout OutputBuffer) {
    guard let top = frames.indices.last else { return }
    guard frames[top].container.axis == .vertical else {
      closePart(&bytes)
      frames[top].part += 1
      frames[top].spaceBefore += length
      return
    }
    // A row that is empty would vanish in some clients.
    guard length > 0 else { return }
    openCell(&bytes)
    bytes.append(verbatim: "<p style=\"margin:0;font-size:1px;mso-line-height-rule:exactly;line-height:")
    bytes.append(pixels: length)
    bytes.append(verbatim: "\">&nbsp;</p>")
    closeCell(&bytes)
  }

  private mutating func append(_ line: EmailLine, _ bytes: inout OutputBuffer) {
    guard let top = frames.indices.last, frames[top].container.axis == .horizontal else {
      return append(across: line, &bytes)
    }
    if frames[top].container.counts.count > 1 { openPart(&bytes) }
    let opensTable =
      !(frames[top].container.counts.count > 1 ? frames[top].partHasTable : frames[top].hasTable)
    if opensTable { openTable(fills: false, before: "<tr>", &bytes) }
    // As high as what lies beside it: the cell itself, with the room in one before it.
    if frames[top].index > 0, frames[top].container.spacing > 0 {
      openColumn(frames[top].container, room: frames[top].container.spacing, &bytes)
      bytes.append(verbatim: "</td>")
    }
    frames[top].index += 1
    bytes.append(verbatim: "<td", attributes: line.along)
    bytes.append(verbatim: "&nbsp;</td>")
    if opensTable { closeTable(behind: "</tr>", &bytes) }
  }

  private mutating func append(across line: EmailLine, _ bytes: inout OutputBuffer) {
    let isCell = hasCellWithoutRoom
    let hasRoom = !line.room.isEmpty && !isCell
    openCell(as: isCell ? line.room : Bytes(), &bytes)
    if hasRoom {
      openTable(fills: true, &bytes)
      bytes.append(verbatim: "<tr><td", attributes: line.room)
    }
    openTable(fills: true, &bytes)
    bytes.append(verbatim: "<tr><td", attributes: line.across)
    closeTable(behind: "&nbsp;</td></tr>", &bytes)
    if hasRoom { closeTable(behind: "</td></tr>", &bytes) }
    closeCell(&bytes)
  }
}

extension EmailContainer.ColumnWidth {
  /// The width in whole pixels, or in hundredths.
  fileprivate var number: Int {
    switch self {
    case .points(let points): pixels(points)
    // Rounded down, so that several aren't more than all; hundredths are themselves, though binary numbers aren't exact.
    case .fraction(let fraction): max(1, Int(min(fraction, 1) * 100 + 1e-9))
    }
  }

  fileprivate var unit: StaticString { if case .points = self { "px" } else { "%" } }

  /// What ends an attribute.
  fileprivate var end: StaticString { if case .points = self { "\"" } else { "%\"" } }
}

// Word sees tables alone: it has its own ideas of what lies in a list, and of the room around it. Where the markers of
// a list are its own, some screen readers need a role to recognise it.

extension Accessibility.Role.Group {
  fileprivate var start: StaticString {
    switch self {
    case .list:
      """
      <!--[if !mso]><!--><ul role="list" style="margin:0;padding:0;list-style-type:none"><!--<![endif]-->
      """
    case .orderedList:
      """
      <!--[if !mso]><!--><ol role="list" style="margin:0;padding:0;list-style-type:none"><!--<![endif]-->
      """
    case .listItem: "<!--[if !mso]><!--><li style=\"margin:0;padding:0\"><!--<![endif]-->"
    case .quotation: "<!--[if !mso]><!--><blockquote style=\"margin:0;padding:0\"><!--<![endif]-->"
    }
  }

  fileprivate var end: StaticString {
    switch self {
    case .list: "<!--[if !mso]><!--></ul><!--<![endif]-->"
    case .orderedList: "<!--[if !mso]><!--></ol><!--<![endif]-->"
    case .listItem: "<!--[if !mso]><!--></li><!--<![endif]-->\n"
    case .quotation: "<!--[if !mso]><!--></blockquote><!--<![endif]-->\n"
    }
  }
}

// What lies between spaces that take the rest is a part with a cell of its own: the first one at the start, the last one
// at the end.
