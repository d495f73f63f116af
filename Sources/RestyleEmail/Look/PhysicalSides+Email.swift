import Restyle
import RestyleHTML
import RestyleRendering

extension PhysicalSides {
  /// Creates sides of insets, none of them negative.
  init(pixelsOf insets: EdgeInsets, in direction: LayoutDirection) {
    self = PhysicalSides(insets, in: direction).map { max(0, $0) }
  }

  /// The widths of lines, which Word draws in whole pixels and no wider than 8 (caniemail.com, "border").
  init(linesOf border: BorderStyle, in direction: LayoutDirection) {
    self = PhysicalSides(EdgeInsets(linesOf: border), in: direction)
  }

  var areEqual: Bool { top == right && right == bottom && bottom == left }
  var horizontal: Double { left + right }
  var vertical: Double { top + bottom }

  /// What is left of each beside lines.
  func within(_ lines: PhysicalSides) -> PhysicalSides {
    PhysicalSides(
      top: max(0, top - lines.top), right: max(0, right - lines.right), bottom: max(0, bottom - lines.bottom),
      left: max(0, left - lines.left))
  }
}

extension EdgeInsets {
  /// The widths of lines, as `PhysicalSides` has them.
  init(linesOf border: BorderStyle) {
    let widths = border.insets
    self.init(
      top: widths.top.asLineWidth, leading: widths.leading.asLineWidth, bottom: widths.bottom.asLineWidth,
      trailing: widths.trailing.asLineWidth)
  }
}

extension PhysicalCorners {
  fileprivate var areEqual: Bool {
    topLeft == topRight && topRight == bottomRight && bottomRight == bottomLeft
  }
}

extension Double {
  private static let widestLine = 8.0

  /// The width of a line as Word draws it.
  var asLineWidth: Double { self > 0 ? min(max(rounded(), 1), Self.widestLine) : 0 }

  /// Whether a line is wider than Word draws it.
  var isTooWideForLine: Bool { self >= Self.widestLine + 0.5 }
}

extension LayoutDirection {
  /// The side that lines start at.
  var start: StaticString { self == .rightToLeft ? "right" : "left" }

  /// The side that lines end at.
  var end: StaticString { self == .rightToLeft ? "left" : "right" }
}

extension HorizontalAlignment {
  /// The side of the alignment, since Word knows no other; what goes from edge to edge starts where lines do.
  func side(in direction: LayoutDirection) -> StaticString {
    switch self {
    case .leading, .fill: direction.start
    case .trailing: direction.end
    case .left: "left"
    case .right: "right"
    case .center: "center"
    }
  }
}

extension ByteSink {
  /// Appends the sides clockwise, from the upper one on; all of them where they differ, as the oldest clients want it.
  mutating func append(_ sides: PhysicalSides) {
    append(side: sides.top)
    guard !sides.areEqual else { return }
    append(nextSide: sides.right)
    append(nextSide: sides.bottom)
    append(nextSide: sides.left)
  }

  private mutating func append(nextSide side: Double) {
    append(UInt8(ascii: " "))
    append(side: side)
  }

  /// Most are none, and need no unit.
  private mutating func append(side: Double) {
    if side == 0 { append(UInt8(ascii: "0")) } else { append(pixels: side) }
  }

  /// Appends the corners clockwise, from the upper left one on.
  mutating func append(_ corners: PhysicalCorners) {
    append(pixels: corners.topLeft)
    guard !corners.areEqual else { return }
    for corner in [corners.topRight, corners.bottomRight, corners.bottomLeft] {
      append(UInt8(ascii: " "))
      append(pixels: corner)
    }
  }
}
