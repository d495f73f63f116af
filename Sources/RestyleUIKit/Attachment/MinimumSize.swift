#if canImport(UIKit) && !os(watchOS)
  import Restyle
  import UIKit

  extension UIView {
    /// Sets a minimum size, which replaces the one that was set before.
    func setMinimumSize(_ size: MinimumSize) {
      for constraint in SizeConstraints.constraints[self] ?? [] { constraint.isActive = false }
      let constraints = [
        size.width.map { widthAnchor.constraint(greaterThanOrEqualToConstant: $0) },
        size.height.map { heightAnchor.constraint(greaterThanOrEqualToConstant: $0) },
      ].compactMap { $0 }
      // The size is a preference: an app's own required constraints take precedence.
      for constraint in constraints {
        constraint.priority = .defaultHigh
        constraint.isActive = true
      }
      SizeConstraints.constraints[self] = constraints
    }
  }

  @MainActor
  private enum SizeConstraints {
    static let constraints = AssociatedValue<[NSLayoutConstraint]>()
  }
#endif
