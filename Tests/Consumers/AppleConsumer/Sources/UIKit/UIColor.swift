// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class UIColor: NSObject, @unchecked Sendable {
  private let provider: @Sendable (UITraitCollection) -> CGColor
  private let isDynamic: Bool

  private init(_ color: CGColor) {
    provider = { _ in color }
    isDynamic = false
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = CGColor(components: [red, green, blue, alpha], colorSpaceName: "sRGB")
    provider = { _ in color }
    isDynamic = false
  }

  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = CGColor(components: [red, green, blue, alpha], colorSpaceName: "displayP3")
    provider = { _ in color }
    isDynamic = false
  }

  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    provider = { dynamicProvider($0).resolvedColor(with: $0).cgColor }
    isDynamic = true
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    isDynamic ? UIColor(provider(traitCollection)) : self
  }

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    for (index, component) in [red, green, blue, alpha].enumerated() {
      component?.pointee = cgColor.components?[index] ?? 0
    }
    return true
  }

  open var cgColor: CGColor { provider(.current) }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor { traits in
      let components = self.resolvedColor(with: traits).cgColor.components ?? [0, 0, 0, 0]
      return UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor, !isDynamic, !other.isDynamic else {
      return self === object as? UIColor
    }
    return cgColor == other.cgColor
  }

  open override var hash: Int { isDynamic ? ObjectIdentifier(self).hashValue : cgColor.components.hashValue }

  /// As on iOS, but for the variants with more contrast.
  open class var tintColor: UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? UIColor(red: 0.04, green: 0.52, blue: 1, alpha: 1) : .blue }
  }

  open class var black: UIColor { UIColor(white: 0, alpha: 1) }
  open class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  open class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  open class var white: UIColor { UIColor(white: 1, alpha: 1) }
  open class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  open class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  open class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
}
