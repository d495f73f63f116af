/// A type whose values have an invisible counterpart, from which they appear and into which they disappear.
protocol Vanishing: Interpolatable {
  /// The invisible counterpart of the value.
  var vanished: Self { get }
}

extension Interpolatable {
  /// The invisible counterpart of the value; nil for a type without any.
  fileprivate var vanishedIfPossible: Self? {
    func vanished<Value: Vanishing>(_ value: Value) -> Self? { value.vanished as? Self }
    return (self as? any Vanishing).flatMap { vanished($0) }
  }
}

extension Optional: Interpolatable where Wrapped: Interpolatable {
  /// Returns the value at a fraction between both values; if only one of them is set, a step.
  ///
  /// A value that is drawn over something else, such as a gradient, fades instead.
  public func interpolated(to other: Wrapped?, at fraction: Double) -> Wrapped? {
    interpolated(to: other, at: fraction) { fraction in
      guard let first = self ?? other?.vanishedIfPossible, let second = other ?? self?.vanishedIfPossible
      else { return fraction < 0.5 ? self : other }
      return first.interpolated(to: second, at: fraction)
    }
  }
}

extension Array: Interpolatable where Element: Interpolatable {
  /// Returns the elements at a fraction between both arrays, index by index; if their lengths differ, a step.
  ///
  /// Elements that are drawn over something else, such as shadows, fade instead if only one array has them.
  public func interpolated(to other: [Element], at fraction: Double) -> [Element] {
    interpolated(to: other, at: fraction) { fraction in
      var elements: [Element] = []
      for index in 0..<Swift.max(count, other.count) {
        let (here, there) = (element(at: index), other.element(at: index))
        guard let first = here ?? there?.vanishedIfPossible, let second = there ?? here?.vanishedIfPossible
        else { return fraction < 0.5 ? self : other }
        elements.append(first.interpolated(to: second, at: fraction))
      }
      return elements
    }
  }
}

extension Array {
  /// Returns the element at an index; nil past the end.
  fileprivate func element(at index: Int) -> Element? { index < count ? self[index] : nil }
}
