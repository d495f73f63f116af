import Restyle

/// Values for the four sides or corners of a box, clockwise, as CSS writes them without regard to the direction.
///
/// One declaration for all four has no parts that others could override; where the two sides differ, it is
/// another one for each direction.
struct PhysicalSides {
  let values: [Double]

  /// The sides, from the upper one on.
  init(_ insets: EdgeInsets, for traits: TraitCollection) {
    let isMirrored = insets.leading != insets.trailing && traits.layoutDirection == .rightToLeft
    let (left, right) =
      isMirrored ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    values = [insets.top, right, insets.bottom, left]
  }

  /// The corners, from the upper left one on.
  init(_ radii: CornerRadii, for traits: TraitCollection) {
    let isSymmetric = radii.topLeading == radii.topTrailing && radii.bottomLeading == radii.bottomTrailing
    if !isSymmetric, traits.layoutDirection == .rightToLeft {
      values = [radii.topTrailing, radii.topLeading, radii.bottomLeading, radii.bottomTrailing]
    } else {
      values = [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading]
    }
  }
}

extension Bytes {
  /// Appends the fewest lengths that say all four (CSS Box 3, section 4.2).
  mutating func append(_ sides: PhysicalSides) {
    let values = sides.values
    var count = 4
    if values[3] == values[1] { count = 3 }
    if count == 3, values[2] == values[0] { count = 2 }
    if count == 2, values[1] == values[0] { count = 1 }
    for (index, value) in values[..<count].enumerated() {
      if index > 0 { append(UInt8(ascii: " ")) }
      append(pixels: value)
    }
  }
}

extension UnitPoint {
  /// The part of the width from the left edge.
  func left(for traits: TraitCollection) -> Double {
    // The middle is the same in every direction.
    x != 0.5 && traits.layoutDirection == .rightToLeft ? 1 - x : x
  }
}
