import Restyle
import RestyleRendering

/// The layout of a paragraph's lines in cells: its indents, spacing and alignment.
struct ParagraphLayout {
  /// The number of cells in a line, from the paragraph's leading side.
  let columns: Int
  /// The indents of the first line and of the others, in cells on the paragraph's leading side.
  var firstIndent = 0
  var indent = 0
  /// The empty lines above and below.
  var linesBefore = 0
  var linesAfter = 0
  let isRightToLeft: Bool
  let alignment: TextAlignment
}

extension ParagraphLayout {
  /// Returns the number of cells for the text of a line.
  func columns(ofLine index: Int) -> Int { max(columns - indent(ofLine: index), 1) }

  /// Returns the indent of a line, on the paragraph's leading side.
  func indent(ofLine index: Int) -> Int { index == 0 ? firstIndent : indent }

  /// Returns the number of unused cells before a line, in addition to its indent.
  func spacesBefore(_ room: Int) -> Int {
    alignment.spacesBefore(room, in: isRightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Returns the cells before the text of a line, and all unused cells around it.
  func cells(around width: Int, inLine index: Int, of columns: Int) -> (before: Int, room: Int) {
    let indent = indent(ofLine: index)
    let room = max(columns - indent - width, 0)
    return (spacesBefore(room) + (isRightToLeft ? 0 : indent), room)
  }
}

extension TerminalRenderer {
  /// Returns the layout of a text's lines in a number of columns.
  mutating func paragraph(_ ready: ReadyText, columns: Int) -> ParagraphLayout {
    let block = ready.block
    let alignment = block.alignment
    let hasRoom = block.hasRoomAroundLines
    // Letters are inspected only if their direction matters.
    let isRightToLeft = (hasRoom || alignment.followsDirection) && (ready.isRightToLeft ?? isMirrored)
    guard hasRoom else {
      return ParagraphLayout(columns: max(columns, 1), isRightToLeft: isRightToLeft, alignment: alignment)
    }
    // A positive tail indent counts from the leading side.
    let tail = block.tailIndent
    let tailCells = noted(tail, cells(across: tail))
    let width = max(tail > 0 ? min(tailCells, columns) : columns + tailCells, 1)
    // Keep space for a wide character.
    let widest = max(width - 2, 0)
    let indents = (
      noted(block.firstLineHeadIndent, cells(across: block.firstLineHeadIndent)),
      noted(block.headIndent, cells(across: block.headIndent))
    )
    return ParagraphLayout(
      columns: width, firstIndent: min(indents.0, widest), indent: min(indents.1, widest),
      linesBefore: max(noted(block.paragraphSpacingBefore, cells(down: block.paragraphSpacingBefore)), 0),
      linesAfter: max(noted(block.paragraphSpacing, cells(down: block.paragraphSpacing)), 0),
      isRightToLeft: isRightToLeft, alignment: alignment)
  }
}

extension TerminalRenderer {
  /// The cells for a length of a text; reports a length that is rounded to none.
  private mutating func noted(_ points: Double, _ cells: Int) -> Int {
    if cells == 0, points != 0 { noteOnce(.wholeCells(points: points, cells: 0)) }
    return cells
  }
}

extension TextStyle {
  /// Whether the style has indents, or spacing above or below.
  var hasRoomAroundLines: Bool {
    // A fast path: these attributes aren't stored inline, and most styles have no such attributes.
    guard attributes.hasRare else { return false }
    return headIndent != 0 || firstLineHeadIndent != 0 || tailIndent != 0 || paragraphSpacing != 0
      || paragraphSpacingBefore != 0
  }
}

extension ReadyText {
  /// Whether the text runs from right to left: by its style, or else by its first letter (Unicode Standard Annex 9,
  /// rules P2 and P3); nil if neither decides.
  var isRightToLeft: Bool? {
    switch block.writingDirection {
    case .leftToRight: return false
    case .rightToLeft: return true
    case .natural: break
    }
    for run in runs {
      for scalar in run.text.unicodeScalars where scalar.isLetter { return scalar.isRightToLeft }
    }
    return nil
  }
}

extension Unicode.Scalar {
  fileprivate var isLetter: Bool { isASCII ? (value | 0x20) &- 0x61 < 26 : properties.isAlphabetic }

  /// Whether a letter belongs to a right-to-left script (the blocks that DerivedBidiClass.txt names).
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
