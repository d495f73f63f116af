/// Insets in cells, for each edge.
///
/// ```swift
/// let narrow = CellInsets(horizontal: 2, vertical: 1)
/// ```
public struct CellInsets: Hashable, Sendable, Codable {
  /// The lines above.
  public var top: Int
  /// The cells before each line.
  public var left: Int
  /// The lines below.
  public var bottom: Int
  /// The cells after each line.
  public var right: Int

  /// Creates insets; negative numbers count as zero when they are used.
  public init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CellInsets {
  /// Creates insets that are equal on both sides, and above and below the content.
  public init(horizontal: Int, vertical: Int = 0) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// The lines above and below.
  var vertical: Int { used.top + used.bottom }

  /// No cells.
  public static let zero = Self()

  /// The insets with negative and excessive numbers clamped.
  var used: CellInsets {
    CellInsets(top: top.asLength, left: left.asLength, bottom: bottom.asLength, right: right.asLength)
  }

  /// The horizontal insets limited to the available cells: the wider side shrinks first, and then both equally.
  func narrowed(to room: Int) -> CellInsets {
    guard horizontal > room else { return self }
    let room = max(room, 0)
    let (left, right) = (left.asLength, right.asLength)
    let most = max(room / 2, room - min(left, right))
    return CellInsets(top: top, left: min(left, most), bottom: bottom, right: min(right, most))
  }

  /// The cells on both sides.
  var horizontal: Int { left.asLength + right.asLength }
}

extension Int {
  /// The number as a length in cells: not negative, and limited so that it can't exhaust memory.
  var asLength: Int { Swift.min(Swift.max(self, 0), 10_000) }

  /// The sum, or `Int.max`, which means no limit.
  func adding(_ other: Int) -> Int {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    return isTooLarge ? .max : sum
  }
}
