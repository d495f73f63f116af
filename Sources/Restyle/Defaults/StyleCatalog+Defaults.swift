extension StyleCatalog {
  /// Creates a catalog of defaults, whose styles have the names of their slots.
  ///
  /// ```swift
  /// let catalog = StyleCatalog("System", defaults: .system)
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the design system.
  ///   - defaults: The defaults, evaluated whenever a style is read.
  public init(_ name: String, defaults: @escaping @autoclosure @Sendable () -> DefaultStyling) {
    self.init(name)
    for slot in DefaultStyling.slots { slot.add(in: defaults, to: &self) }
  }
}
