// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let required = Self(rawValue: 1000)
  public static let defaultHigh = Self(rawValue: 750)
}

@MainActor @preconcurrency
open class NSLayoutConstraint {
  public enum Axis: Int, Sendable { case horizontal, vertical }

  open var isActive = false
  open var constant: CGFloat
  open var priority = UILayoutPriority.required
  public let multiplier: CGFloat

  init(constant: CGFloat = 0, multiplier: CGFloat = 1) {
    self.constant = constant
    self.multiplier = multiplier
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
}

@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject> {
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// The constraints that were made with a constant or a multiplier.
  package private(set) var constraints: [NSLayoutConstraint] = []

  open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    kept(NSLayoutConstraint(constant: constant))
  }

  open func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    kept(NSLayoutConstraint(constant: constant))
  }

  open func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint {
    kept(NSLayoutConstraint(multiplier: multiplier))
  }

  private func kept(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
    constraints.append(constraint)
    return constraint
  }
}

@MainActor @preconcurrency
open class UILayoutGuide {
  public let topAnchor = NSLayoutYAxisAnchor()
}
