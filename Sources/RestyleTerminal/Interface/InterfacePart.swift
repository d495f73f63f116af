import Restyle
import RestyleElements

/// The content of an element without children; its problems were reported when it was created.
protocol InterfacePart: Sendable {
  /// Its width if there is enough room.
  func idealWidth(_ metrics: CellMetrics) -> Int
  /// The smallest width at which it is readable.
  func minimumWidth(_ metrics: CellMetrics) -> Int
  /// The minimum width at which no word is broken, however long.
  func wordWidth(_ metrics: CellMetrics) -> Int
  /// The width of the longest number in its text, or of the whole text if it is a number with a unit.
  func numberWidth(_ extent: NumberExtent, _ metrics: CellMetrics) -> Int
  /// Its other traits that affect the elements around it.
  var traits: PartTraits { get }
  /// Renders it at a width.
  func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock
}

extension InterfacePart {
  func minimumWidth(_ metrics: CellMetrics) -> Int { idealWidth(metrics) }
  func wordWidth(_ metrics: CellMetrics) -> Int { minimumWidth(metrics) }
  func numberWidth(_ extent: NumberExtent, _ metrics: CellMetrics) -> Int { 0 }
  var traits: PartTraits { [] }
}

/// Traits of a part, besides its widths, that affect the elements around it.
struct PartTraits: OptionSet, Sendable {
  let rawValue: UInt8

  /// It takes the remaining width beside others.
  static let grows = Self(rawValue: 1)
  /// Its last line is a drawn line instead of text.
  static let endsWithLine = Self(rawValue: 2)
  /// It is only space.
  static let isSpace = Self(rawValue: 4)
  /// It is a line, as high as its neighbours.
  static let isLine = Self(rawValue: 8)
  /// It would take the remaining width, but has a width of its own.
  static let hasOwnWidth = Self(rawValue: 16)
  /// It has several lines that belong together, such as a field with its label above, or contains only such elements.
  static let standsApart = Self(rawValue: 32)
  /// It is a box that is as high as its neighbours, and is drawn when their heights are known.
  static let fillsHeight = Self(rawValue: 64)
  /// It is a box whose width is, or is limited by, a fraction of the columns that it shares with others.
  static let hasFraction = Self(rawValue: 128)

  /// The traits that its containers inherit.
  var ofAncestors: Self { intersection([.grows, .endsWithLine, .hasOwnWidth]) }
}

/// A text on lines of its own.
struct TextPart: InterfacePart {
  var text: ReadyText

  func idealWidth(_ metrics: CellMetrics) -> Int { metrics.width(of: text.plainText) }

  func minimumWidth(_ metrics: CellMetrics) -> Int { Self.minimumWidth(ofWords: wordWidth(metrics)) }

  func wordWidth(_ metrics: CellMetrics) -> Int { text.wordWidth(metrics) }

  func numberWidth(_ extent: NumberExtent, _ metrics: CellMetrics) -> Int {
    extent.width(of: text.plainText, metrics)
  }

  /// The minimum width at which a text is readable, by the width of its longest word.
  static func minimumWidth(ofWords width: Int) -> Int { min(width, longestWord) }

  /// The maximum width of words that are kept whole even if there is little room.
  static let longestWord = 16

  func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    guard terminal.isMirrored else {
      let isSpread = ![.natural, .left].contains(text.block.alignment)
      return terminal.block(of: text, columns: columns, isSpread: isSpread)
    }
    // Aligned in the direction of the layout, whatever the script of the text.
    var text = text
    if text.block.writingDirection == .natural { text.block.writingDirection = .rightToLeft }
    return terminal.block(of: text, columns: columns, isSpread: true)
  }
}

/// A text with a line below it, as wide as the text.
struct UnderlinedPart: InterfacePart {
  let text: any InterfacePart

  var traits: PartTraits { text.traits.union(.endsWithLine) }
  func idealWidth(_ metrics: CellMetrics) -> Int { text.idealWidth(metrics) }
  func minimumWidth(_ metrics: CellMetrics) -> Int { text.minimumWidth(metrics) }
  func wordWidth(_ metrics: CellMetrics) -> Int { text.wordWidth(metrics) }
  func numberWidth(_ extent: NumberExtent, _ metrics: CellMetrics) -> Int {
    text.numberWidth(extent, metrics)
  }

  func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    var block = text.block(columns: columns, in: &terminal)
    // Aligned lines have spaces around their text.
    let cells = block.lines.compactMap(\.textCells)
    guard let start = cells.map(\.lowerBound).min(), let end = cells.map(\.upperBound).max() else {
      return block
    }
    let line = SeparatorLine(line: terminal.profile.drawsASCIIOnly ? .ascii : .light, look: .plain)
    var below = CellLine()
    below.append(spaces: start)
    below.append(line.horizontal(end - start))
    block.append(TerminalBlock([below], terminal.profile.metrics), spacing: 0)
    return block
  }
}

extension CellLine {
  /// The range of cells from the start to the end of the text; nil if there are only spaces.
  fileprivate var textCells: Range<Int>? {
    var (start, end, column) = (Int.max, 0, 0)
    for run in runs {
      if !run.text.isEmpty { (start, end) = (min(start, column), column + run.width) }
      column += run.width
    }
    return start < end ? start..<end : nil
  }
}

/// A line between elements.
struct LinePart: InterfacePart {
  var line: SeparatorLine
  var isVertical: Bool

  var traits: PartTraits { .isLine }
  func idealWidth(_ metrics: CellMetrics) -> Int { 1 }

  func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    let run = isVertical ? line.vertical : line.horizontal(columns)
    return TerminalBlock([CellLine([run])], terminal.profile.metrics)
  }
}

/// Space between elements.
struct SpacerPart: InterfacePart {
  var columns: Int
  var rows: Int
  var isHorizontal: Bool

  var traits: PartTraits { isHorizontal ? [.isSpace, .grows] : .isSpace }
  func idealWidth(_ metrics: CellMetrics) -> Int { isHorizontal ? columns : 0 }

  func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    TerminalBlock().aligned(.leading, rows: isHorizontal ? 0 : rows)
  }
}
