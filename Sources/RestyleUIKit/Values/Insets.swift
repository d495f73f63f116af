#if canImport(UIKit) && !os(watchOS)
  public import Restyle
  import RestyleRendering
  public import UIKit

  extension NSDirectionalEdgeInsets {
    /// Creates insets that follow the layout direction, as Restyle's do.
    public init(_ insets: EdgeInsets) {
      self.init(
        top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
  }

  extension UIEdgeInsets {
    /// Creates insets for one layout direction.
    public init(_ insets: EdgeInsets, in direction: LayoutDirection) {
      let sides = PhysicalSides(insets, in: direction)
      self.init(top: sides.top, left: sides.left, bottom: sides.bottom, right: sides.right)
    }
  }
#endif
