#if canImport(UIKit)
  public import Restyle
  public import UIKit

  extension UIFont.Weight {
    /// Makes a weight; one between two of UIKit's lies between them in the same proportion.
    public init(_ weight: Font.Weight) {
      let stops: [Stop] = [
        Stop(100, Self.ultraLight.rawValue), Stop(200, Self.thin.rawValue), Stop(300, Self.light.rawValue),
        Stop(400, Self.regular.rawValue), Stop(500, Self.medium.rawValue), Stop(600, Self.semibold.rawValue),
        Stop(700, Self.bold.rawValue), Stop(800, Self.heavy.rawValue), Stop(900, Self.black.rawValue),
      ]
      self.init(rawValue: stops.value(at: weight.value))
    }
  }

  extension UIFont.Width {
    /// Makes a width; one between two of UIKit's lies between them in the same proportion.
    public init(_ width: Font.Width) {
      let stops: [Stop] = [
        Stop(50, Self.compressed.rawValue), Stop(75, Self.condensed.rawValue),
        Stop(100, Self.standard.rawValue), Stop(125, Self.expanded.rawValue),
      ]
      self.init(rawValue: stops.value(at: width.percentage))
    }
  }

  /// A number of Restyle, and UIKit's for the same.
  private struct Stop {
    let position: Double
    let value: Double

    init(_ position: Double, _ value: Double) {
      self.position = position
      self.value = value
    }
  }

  extension [Stop] {
    /// The value at a position: between two stops in proportion, outside of all that of the nearest.
    fileprivate func value(at position: Double) -> Double {
      guard let upper = firstIndex(where: { $0.position >= position }) else { return last?.value ?? 0 }
      guard upper > startIndex else { return self[upper].value }
      let (from, to) = (self[upper - 1], self[upper])
      let share = (position - from.position) / (to.position - from.position)
      return from.value + (to.value - from.value) * share
    }
  }
#endif
