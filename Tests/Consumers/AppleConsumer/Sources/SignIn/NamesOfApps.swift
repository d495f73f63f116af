import UIKit

// Names that apps have for members of views: they mean the app's own, from any of its modules.
extension UIView {
  package func applyStyle() -> String { "the app's own" }
  package func applyStyles() -> String { "the app's own" }
  package var styleTraits: String { "the app's own" }
}
