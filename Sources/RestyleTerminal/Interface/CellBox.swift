import Restyle
import RestyleElements

/// The position of a container in its columns, and its size.
struct CellBox: Sendable {
  var margins = CellInsets.zero
  var width: Length?
  var minimumWidth: Length?
  var maximumWidth: Length?
  /// The minimum and maximum number of lines.
  var heights = 0...Int.max
  /// Whether it has its own height instead of that of its neighbours.
  var hasHeight = false
  /// The alignment in its columns; nil to fill them.
  var alignment: StackStyle.Alignment?

  /// A width in cells.
  enum Length: Sendable {
    case cells(Int)
    case fraction(Double)

    func columns(of room: Int) -> Int {
      switch self {
      case .cells(let cells): cells
      case .fraction(let fraction): Int((Double(room) * fraction).clampedToCells.rounded())
      }
    }

    /// The fixed number of cells; nil for a fraction of the available cells.
    var cells: Int? { if case .cells(let cells) = self { cells } else { nil } }

    var isFraction: Bool { cells == nil }
  }
}

extension CellBox {
  /// The number of columns of the box itself.
  ///
  /// - Parameters:
  ///   - columns: The available columns without the margins.
  ///   - whole: The columns that fractions refer to.
  ///   - ideal: The columns that the content needs.
  /// - Returns: At least one.
  func columns(within columns: Int, of whole: Int, ideal: Int) -> Int {
    let room = max(columns, 1)
    var result = width?.columns(of: whole) ?? (alignment == nil ? room : ideal)
    if let maximumWidth { result = min(result, maximumWidth.columns(of: whole)) }
    if let minimumWidth { result = max(result, minimumWidth.columns(of: whole)) }
    return min(max(result, 1), room)
  }

  /// Whether its width is, or is limited by, a fraction of the available columns.
  var hasFraction: Bool {
    width?.isFraction ?? false || minimumWidth?.isFraction ?? false || maximumWidth?.isFraction ?? false
  }

  /// The columns that the box asks for, with its margins, around its content.
  ///
  /// - Parameters:
  ///   - content: The columns that the content asks for.
  ///   - whole: The columns that fractions refer to; nil if they aren't known yet.
  /// - Returns: The columns of the box, as far as they are known.
  func columns(around content: Int, of whole: Int? = nil) -> Int {
    func cells(_ length: Length?) -> Int? { length.flatMap { $0.cells ?? whole.map($0.columns) } }
    var result = cells(width) ?? content
    if let maximum = cells(maximumWidth) { result = min(result, maximum) }
    if let minimum = cells(minimumWidth) { result = max(result, minimum) }
    return result + margins.horizontal
  }

  /// The maximum columns of the box, with its margins, around content with that maximum.
  func mostColumns(around content: Int) -> Int {
    var most = maximumWidth?.cells ?? .max
    // Fractions can be of any number of columns.
    if [width, minimumWidth].allSatisfy({ $0.map { $0.cells != nil } ?? true }) { most = min(most, content) }
    return max(most, minimumWidth?.cells ?? 0).adding(margins.horizontal)
  }

  /// The minimum columns of the box, with its margins, around content with that minimum.
  func leastColumns(around content: Int) -> Int {
    min(content, width?.cells ?? content, maximumWidth?.cells ?? content) + margins.horizontal
  }
}

extension TerminalRenderer {
  /// A box in whole cells.
  mutating func cells(_ box: BoxStyle) -> CellBox {
    var result = CellBox()
    if let margins = box.margins { result.margins = cells(margins) }
    result.width = box.width.map { length($0) }
    result.minimumWidth = box.minimumWidth.map { length($0) }
    result.maximumWidth = box.maximumWidth.map { length($0) }
    let least = max(box.height.map { lines($0) } ?? 0, box.minimumHeight.map { lines($0) } ?? 0)
    // Content that isn't clipped overflows below.
    let isCut = [.clipped, .scrolling].contains(box.overflow)
    result.heights = least...max(least, isCut ? box.maximumHeight.map { lines($0) } ?? Int.max : Int.max)
    result.hasHeight = box.height.map { $0.unit != .fraction } ?? false
    result.alignment = box.alignment?.onScreen(isMirrored: isMirrored)
    return result
  }

  private mutating func length(_ length: BoxLength) -> CellBox.Length {
    switch length.unit {
    case .points: .cells(cells(across: length.value))
    case .characters: .cells(Int(length.value.clampedToCells.rounded()))
    case .fraction: .fraction(length.value)
    }
  }

  /// The lines of a height; zero for a fraction, since nothing has a height that it could refer to.
  private mutating func lines(_ length: BoxLength) -> Int {
    switch length.unit {
    case .points: cells(down: length.value)
    case .characters: Int(length.value.clampedToCells.rounded())
    case .fraction: 0
    }
  }
}
