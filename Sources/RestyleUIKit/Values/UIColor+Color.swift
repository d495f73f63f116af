#if canImport(UIKit) && !os(watchOS)
  public import Restyle
  public import UIKit

  extension UIColor {
    /// Creates a colour that follows the colour scheme and the contrast where it is shown.
    ///
    /// ```swift
    /// label.textColor = UIColor(Color(light: .black, dark: .white))
    /// ```
    ///
    /// - Parameter color: The colour, with all its variants.
    public convenience init(_ color: Color) {
      guard color.varies else {
        self.init(light: color)
        return
      }
      // Sendable, so that it isn't isolated: UIKit calls it on threads of its own.
      self.init { @Sendable traits in
        UIColor(light: color.resolved(for: TraitCollection(traits)))
      }
    }

    private convenience init(light color: Color) {
      switch color.space {
      case .sRGB:
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
      case .displayP3:
        self.init(displayP3Red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
      }
    }
  }
#endif
