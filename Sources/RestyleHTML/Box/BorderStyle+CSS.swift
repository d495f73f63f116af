public import Restyle
import RestyleRendering

extension BorderStyle {
  /// Returns the CSS declarations of the line and the corners for traits.
  ///
  /// | Property | CSS |
  /// |---|---|
  /// | `width`, `borderEdges` | `border-width`, 0 at the other edges |
  /// | `color` | `border-color` |
  /// | `cornerRadii` | `border-radius` |
  public func cssDeclarations(for traits: TraitCollection) -> CSSDeclarations {
    CSSDeclarations(for: traits) { $0.add(self) }
  }

  /// The colour of the line; nil without a line.
  var shownColor: Color? { insets == .zero ? nil : color }
}

extension CSSWriter {
  /// Adds the declarations of a border, even without a line, since controls have borders by default.
  mutating func add(_ border: BorderStyle) { add(border) { $0.write(border) } }

  private mutating func write(_ border: BorderStyle) {
    add(borderWidths: border.insets)
    if let color = border.shownColor { add(.borderColor, color) }
    add(border.cornerRadii)
  }

  /// Adds the border widths from the insets that the line takes.
  mutating func add(borderWidths insets: EdgeInsets) {
    guard insets != .zero else { return add(.borderWidth, "0") }
    add(.borderStyle, "solid")
    add(.borderWidth) { $0.append(PhysicalSides(stored: insets, in: $0.readDirection())) }
  }

  /// Adds the declaration of corners.
  mutating func add(_ radii: CornerRadii) {
    add(.borderRadius) { $0.append(PhysicalCorners(stored: radii, in: $0.readDirection())) }
  }

  /// Appends the corners clockwise, starting at the upper left.
  fileprivate mutating func append(_ corners: PhysicalCorners) {
    append(corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft) {
      $0.append(length: $1)
    }
  }

  /// Appends the sides clockwise, starting at the top.
  ///
  /// A single declaration for all four has no longhands that others could override. If left and right differ, it
  /// depends on the direction.
  fileprivate mutating func append(_ sides: PhysicalSides) {
    append(sides.top, sides.right, sides.bottom, sides.left) { $0.append(length: $1) }
  }

  /// Appends the fewest lengths that express all four (CSS Box 3, section 4.2).
  @inline(__always)
  private mutating func append(
    _ first: Double, _ second: Double, _ third: Double, _ fourth: Double,
    _ append: (inout CSSWriter, Double) -> Void
  ) {
    // By their bits, since references to named values are NaN.
    let (isFirst, isSecond) = (third.bitPattern == first.bitPattern, fourth.bitPattern == second.bitPattern)
    append(&self, first)
    guard !isSecond || !isFirst || second.bitPattern != first.bitPattern else { return }
    bytes.append(UInt8(ascii: " "))
    append(&self, second)
    guard !isSecond || !isFirst else { return }
    bytes.append(UInt8(ascii: " "))
    append(&self, third)
    guard !isSecond else { return }
    bytes.append(UInt8(ascii: " "))
    append(&self, fourth)
  }
}
