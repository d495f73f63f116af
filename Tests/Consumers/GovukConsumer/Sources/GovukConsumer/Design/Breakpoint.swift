import Restyle
import RestyleHTML

/// Whether the window is as wide as a tablet, or wider.
struct IsTabletKey: MediaTraitKey {
  static let name = "isTablet"
  static let defaultValue = false
  static let mediaValues: MediaValues<Bool> = .widths([true: 641])
}

extension TraitCollection {
  var isTablet: Bool { self[IsTabletKey()] }

  /// A step of the scale of spaces, which are larger in larger windows.
  func space(_ step: Int) -> Double {
    let spaces: [Double] =
      isTablet ? [0, 5, 10, 15, 20, 25, 30, 40, 50, 60] : [0, 5, 10, 15, 15, 15, 20, 25, 30, 40]
    return spaces[step]
  }
}

extension MediaCondition {
  static let mobile = MediaCondition.width(..<641)
  static let tablet = MediaCondition.width(641...)
  static let desktop = MediaCondition.width(769...)
}

extension TraitStyle where Style == BoxStyle {
  /// Room above and below a box, in steps of the scale of spaces.
  static func room(above: Int = 0, below: Int) -> TraitStyle<BoxStyle> {
    TraitStyle { BoxStyle(margins: EdgeInsets(top: $0.space(above), bottom: $0.space(below))) }
  }
}
