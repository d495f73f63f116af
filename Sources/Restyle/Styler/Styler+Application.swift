extension Styler {
  /// Restyles a target in place.
  ///
  /// Applying allocates no memory itself, unless you composed more than 64 steps, or nested as many stylers.
  ///
  /// - Parameter target: The value or object to restyle.
  public func apply(to target: inout Target) {
    for step in steps { step.style(&target) }
  }

  /// Returns a restyled copy of a value.
  ///
  /// - Parameter target: The value to copy.
  /// - Returns: The restyled copy.
  public func apply(to target: Target) -> Target {
    var target = target
    apply(to: &target)
    return target
  }

  /// Restyles an object, which may be of a subclass.
  ///
  /// - Parameter target: The object to restyle.
  /// - Returns: The object, unless a step replaced it with another one.
  @discardableResult
  public func apply(to target: Target) -> Target where Target: AnyObject {
    var target = target
    apply(to: &target)
    return target
  }

  /// Restyles a target in place, by calling the styler like a function.
  ///
  /// - Parameter target: The value or object to restyle.
  public func callAsFunction(_ target: inout Target) { apply(to: &target) }

  /// Returns a restyled copy of a value, by calling the styler like a function.
  ///
  /// - Parameter target: The value to copy.
  /// - Returns: The restyled copy.
  public func callAsFunction(_ target: Target) -> Target { apply(to: target) }

  /// Restyles an object, by calling the styler like a function.
  ///
  /// - Parameter target: The object to restyle.
  /// - Returns: The result of `apply(to:)`.
  @discardableResult
  public func callAsFunction(_ target: Target) -> Target where Target: AnyObject { apply(to: target) }

  /// Returns a styler that applies this one if the target meets a condition.
  ///
  /// The condition is evaluated whenever the styler is applied.
  ///
  /// ```swift
  /// let border: Styler<Switch> = .border(width: 1).when(\.isOn, otherwise: .border(width: 0))
  /// ```
  ///
  /// - Parameters:
  ///   - condition: Decides from the target, as the preceding steps left it. You can pass a key path, too.
  ///   - alternative: The styler to apply if the target doesn't meet the condition.
  /// - Returns: A styler that applies one of the two.
  public func when(
    _ condition: @escaping @Sendable (Target) -> Bool, otherwise alternative: Styler = .identity
  ) -> Styler {
    let depth = max(depth, alternative.depth) + 1
    guard depth > Step.recursionLimit else {
      return Styler(steps: [Step(depth: depth) { (condition($0) ? self : alternative).apply(to: &$0) }])
    }
    let (held, other) = (HeldContent(self), HeldContent(alternative))
    return Styler(steps: [Step(depth: depth, nested: .steps { (condition($0) ? held : other).value.steps })])
  }
}
