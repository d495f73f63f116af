public import Restyle

/// Values for the four physical sides of a box, independent of the layout direction.
public struct PhysicalSides: Hashable, Sendable {
  /// The value of the upper side.
  public var top: Double
  /// The value of the right side.
  public var right: Double
  /// The value of the lower side.
  public var bottom: Double
  /// The value of the left side.
  public var left: Double

  /// Creates the sides from insets.
  ///
  /// - Parameters:
  ///   - insets: The values.
  ///   - direction: The direction of the layout, which is evaluated only if the left and the right side differ.
  public init(_ insets: EdgeInsets, in direction: @autoclosure () -> LayoutDirection) {
    self.init(stored: insets.plain, in: direction())
  }

  /// Creates the sides from stored insets, which may refer to named values.
  package init(stored insets: EdgeInsets, in direction: @autoclosure () -> LayoutDirection) {
    let distances = insets.distances
    (top, left, bottom, right) = (distances.x, distances.y, distances.z, distances.w)
    // Bits are compared, since references to named values aren't numbers.
    guard left.bitPattern != right.bitPattern, direction() == .rightToLeft else { return }
    (left, right) = (right, left)
  }

  /// Creates the sides from their values.
  package init(top: Double = 0, right: Double = 0, bottom: Double = 0, left: Double = 0) {
    (self.top, self.right, self.bottom, self.left) = (top, right, bottom, left)
  }

  /// The sides with each value changed.
  package func map(_ change: (Double) -> Double) -> PhysicalSides {
    PhysicalSides(top: change(top), right: change(right), bottom: change(bottom), left: change(left))
  }

  /// Whether all values are 0.
  package var areZero: Bool { self == PhysicalSides() }
}

/// Values for the four physical corners of a box, independent of the layout direction.
package struct PhysicalCorners: Hashable, Sendable {
  /// The value of the upper left corner.
  package var topLeft: Double
  /// The value of the upper right corner.
  package var topRight: Double
  /// The value of the lower right corner.
  package var bottomRight: Double
  /// The value of the lower left corner.
  package var bottomLeft: Double

  /// Creates the corners from radii.
  ///
  /// - Parameters:
  ///   - radii: The values.
  ///   - direction: The direction of the layout, which is evaluated only if the left and the right corners differ.
  package init(_ radii: CornerRadii, in direction: @autoclosure () -> LayoutDirection) {
    self.init(stored: radii.plain, in: direction())
  }

  /// Creates the corners from stored radii, which may refer to named values.
  package init(stored radii: CornerRadii, in direction: @autoclosure () -> LayoutDirection) {
    let radii = radii.radii
    (topLeft, topRight, bottomLeft, bottomRight) = (radii.x, radii.y, radii.z, radii.w)
    // Bits are compared, since references to named values aren't numbers.
    guard topLeft.bitPattern != topRight.bitPattern || bottomLeft.bitPattern != bottomRight.bitPattern,
      direction() == .rightToLeft
    else { return }
    (topLeft, topRight, bottomLeft, bottomRight) = (topRight, topLeft, bottomRight, bottomLeft)
  }
}

extension UnitPoint {
  /// The fraction of the width from the left edge.
  ///
  /// - Parameter direction: The direction, which isn't evaluated for the middle.
  /// - Returns: The fraction, from 0 to 1 within the box.
  package func left(in direction: @autoclosure () -> LayoutDirection) -> Double {
    x != 0.5 && direction() == .rightToLeft ? 1 - x : x
  }
}
