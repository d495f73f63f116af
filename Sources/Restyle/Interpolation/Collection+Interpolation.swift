/// A value with one like it that shows nothing, which it comes from or goes to where there is none on the other side.
protocol Vanishing: Interpolatable {
  /// The value that shows nothing.
  var vanished: Self { get }
}

extension Interpolatable {
  /// The value like this one that shows nothing; nil for a type that has none.
  fileprivate var vanishedIfPossible: Self? {
    func vanished<Value: Vanishing>(_ value: Value) -> Self? { value.vanished as? Self }
    return (self as? any Vanishing).flatMap { vanished($0) }
  }
}

extension Optional: Interpolatable where Wrapped: Interpolatable {
  /// Returns the value at a fraction of the way; where only one side has some, it is a step.
  ///
  /// What is drawn over something else fades instead, such as a gradient.
  public func interpolated(to other: Wrapped?, at fraction: Double) -> Wrapped? {
    interpolated(to: other, at: fraction) { fraction in
      guard let first = self ?? other?.vanishedIfPossible, let second = other ?? self?.vanishedIfPossible
      else { return fraction < 0.5 ? self : other }
      return first.interpolated(to: second, at: fraction)
    }
  }
}

extension Array: Interpolatable where Element: Interpolatable {
  /// Returns the elements at a fraction of the way, each between those at its position; between arrays of different
  /// lengths it is a step.
  ///
  /// Of what is drawn over something else, the elements that only one side has fade instead, such as shadows.
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
  /// The element at a position; nil behind the last.
  fileprivate func element(at index: Int) -> Element? { index < count ? self[index] : nil }
}
