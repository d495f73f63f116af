import Restyle
import RestyleElements

/// Where a container lies in its columns, and how large it is.
struct CellBox: Sendable {
  var margins = CellInsets.zero
  var width: Length?
  var minimumWidth: Length?
  var maximumWidth: Length?
  /// The least and the greatest number of lines.
  var heights = 0...Int.max
  /// Whether it has a height of its own, and not that of its neighbours.
  var hasHeight = false
  /// Where it lies; nil for all of its columns.
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

    /// The number of cells, whatever the room is; nil for a fraction of it.
    var cells: Int? { if case .cells(let cells) = self { cells } else { nil } }

    var isFraction: Bool { cells == nil }
  }
}

extension CellBox {
  /// The columns of the box itself in some columns.
  ///
  /// - Parameters:
  ///   - columns: The columns without those of the margins.
  ///   - whole: What fractions are those of.
  ///   - ideal: How many the content needs.
  /// - Returns: At least one.
  func columns(within columns: Int, of whole: Int, ideal: Int) -> Int {
    let room = max(columns, 1)
    var result = width?.columns(of: whole) ?? (alignment == nil ? room : ideal)
    if let maximumWidth { result = min(result, maximumWidth.columns(of: whole)) }
    if let minimumWidth { result = max(result, minimumWidth.columns(of: whole)) }
    return min(max(result, 1), room)
  }

  /// Whether it is a fraction of the room around it, or limited by one.
  var hasFraction: Bool {
    width?.isFraction ?? false || minimumWidth?.isFraction ?? false || maximumWidth?.isFraction ?? false
  }

  /// How many columns the box asks for, with the room around it, if its content asks for some.
  ///
  /// - Parameters:
  ///   - content: The columns that the content asks for.
  ///   - whole: What fractions are those of; nil as long as that isn't known.
  /// - Returns: Those of the box, as far as they are known.
  func columns(around content: Int, of whole: Int? = nil) -> Int {
    func cells(_ length: Length?) -> Int? { length.flatMap { $0.cells ?? whole.map($0.columns) } }
    var result = cells(width) ?? content
    if let maximum = cells(maximumWidth) { result = min(result, maximum) }
    if let minimum = cells(minimumWidth) { result = max(result, minimum) }
    return result + margins.horizontal
  }

  /// How many columns the box takes at most, with the room around it, if its content takes so many.
  func mostColumns(around content: Int) -> Int {
    var most = maximumWidth?.cells ?? .max
    // Fractions are those of any room.
    if [width, minimumWidth].allSatisfy({ $0.map { $0.cells != nil } ?? true }) { most = min(most, content) }
    return max(most, minimumWidth?.cells ?? 0).adding(margins.horizontal)
  }

  /// How many columns the box needs, with the room around it, if its content needs so many.
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
    // What isn't clipped goes on below.
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

  /// The lines of a height; none for a fraction, since nothing has a height that it could be of.
  private mutating func lines(_ length: BoxLength) -> Int {
    switch length.unit {
    case .points: cells(down: length.value)
    case .characters: Int(length.value.clampedToCells.rounded())
    case .fraction: 0
    }
  }
}
