#if canImport(UIKit) && !os(watchOS)
  public import Restyle
  import RestyleTextKit
  public import UIKit

  extension UIFont.Weight {
    /// Creates a weight; one between two of UIKit's is interpolated.
    public init(_ weight: Font.Weight) { self.init(between: weight) }
  }

  extension UIFont.Width {
    /// Creates a width; one between two of UIKit's is interpolated.
    public init(_ width: Font.Width) { self.init(between: width) }
  }

  extension UIFont.Weight: PlatformFontWeight {}
  extension UIFont.Width: PlatformFontWidth {}
#endif
