#if canImport(UIKit) && !os(watchOS)
  public import Restyle
  public import UIKit

  extension Color {
    /// Creates a colour with all the variants of UIKit's.
    ///
    /// ```swift
    /// let tint = Color(UIColor.tintColor)
    /// ```
    ///
    /// - Parameter color: The colour; its components are read in extended sRGB.
    public init(_ color: UIColor) {
      self.init(
        light: Color(color, .light, .normal), dark: Color(color, .dark, .normal),
        lightIncreasedContrast: Color(color, .light, .high), darkIncreasedContrast: Color(color, .dark, .high)
      )
    }

    private init(_ color: UIColor, _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.resolvedColor(with: .traits(style, contrast)).getRed(
        &red, green: &green, blue: &blue, alpha: &alpha)
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  extension UITraitCollection {
    fileprivate static func traits(
      _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast
    ) -> UITraitCollection {
      // Each system's own way, since one is new and the other deprecated.
      #if os(visionOS)
        return UITraitCollection(mutations: {
          $0.userInterfaceStyle = style
          $0.accessibilityContrast = contrast
        })
      #else
        return UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
        ])
      #endif
    }
  }
#endif
