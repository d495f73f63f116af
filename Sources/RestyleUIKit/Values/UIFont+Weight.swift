#if canImport(UIKit) && !os(watchOS)
  public import Restyle
  import RestyleTextKit
  public import UIKit

  extension UIFont.Weight {
    /// Makes a weight; one between two of UIKit's lies between them in the same proportion.
    public init(_ weight: Font.Weight) {
      let scale: NumberScale = [
        (100, Self.ultraLight.rawValue), (200, Self.thin.rawValue), (300, Self.light.rawValue),
        (400, Self.regular.rawValue), (500, Self.medium.rawValue), (600, Self.semibold.rawValue),
        (700, Self.bold.rawValue), (800, Self.heavy.rawValue), (900, Self.black.rawValue),
      ]
      self.init(rawValue: scale.value(at: weight.value))
    }
  }

  extension UIFont.Width {
    /// Makes a width; one between two of UIKit's lies between them in the same proportion.
    public init(_ width: Font.Width) {
      let scale: NumberScale = [
        (50, Self.compressed.rawValue), (75, Self.condensed.rawValue),
        (100, Self.standard.rawValue), (125, Self.expanded.rawValue),
      ]
      self.init(rawValue: scale.value(at: width.percentage))
    }
  }
#endif
