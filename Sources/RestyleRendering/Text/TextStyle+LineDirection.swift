package import Restyle

extension TextStyle {
  /// The direction of lines: that of the style, or else that of the surroundings.
  package func lineDirection(in surroundings: LayoutDirection) -> LayoutDirection {
    switch writingDirection {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    case .natural: surroundings
    }
  }
}
