extension Style {
  /// Returns whether two styles look the same for some traits, regardless of their references.
  ///
  /// ```swift
  /// let border = BorderStyle(width: 1, color: .black)
  /// let dynamic = BorderStyle(width: 1, color: Color(light: .black, dark: .white))
  /// let isSameByDay = border.looksEqual(to: dynamic, in: TraitCollection())                       // true
  /// let isSameByNight = border.looksEqual(to: dynamic, in: TraitCollection(colorScheme: .dark))   // false
  /// ```
  ///
  /// Named values count as their current values, colours as those for the traits, and texts in their size for the
  /// traits. Styles of controls are compared by their appearance in each state, regardless of the state that it falls
  /// back on. An unset attribute looks like its surroundings, so it looks equal only to another unset attribute.
  ///
  /// - Parameters:
  ///   - other: The other style.
  ///   - traits: The traits.
  /// - Returns: Whether both styles look the same. Styles of your own look the same if they are equal; a style that
  ///   isn't `Equatable` doesn't look equal to any other.
  public func looksEqual(to other: Self, in traits: TraitCollection) -> Bool {
    let show = ShownValue(in: traits, scalesTexts: true)
    func areAlike<Value: Equatable>(_ first: Value) -> Bool {
      (other as? Value).map { Comparison(traits: traits).areAlike(show(first), show($0)) } ?? false
    }
    return (self as? any Equatable).map { areAlike($0) } ?? false
  }
}

/// Compares the visible parts of values for some traits.
private struct Comparison {
  let traits: TraitCollection

  func areAlike<Value: Equatable>(_ first: Value, _ second: Value) -> Bool {
    if first == second { return true }
    return switch (first, second) {
    case (let first as Color, let second as Color): first.looksEqual(to: second, in: traits)
    case (let first as Gradient, let second as Gradient):
      first.geometry == second.geometry && first.interpolation == second.interpolation
        && areAlike(first.stops, second.stops)
    case (let first as TextAttribute, let second as TextAttribute): areAlike(first, second)
    case (let first as any StateDependent, _): areAlikeInStates(first, second)
    case (let first as any CompositeValue, _): areAlikeComposites(first, second)
    default: false
    }
  }

  private func areAlike(_ first: TextAttribute, _ second: TextAttribute) -> Bool {
    func areAlikeValues<Key: TextAttributeKey>(_ key: Key.Type) -> Bool {
      guard let first = first.value(of: key), let second = second.value(of: key) else { return false }
      return areAlike(first, second)
    }
    return first.isInherited == second.isInherited && areAlikeValues(first.key)
  }

  private func areAlikeInStates<Styles: StateDependent>(_ first: Styles, _ second: some Equatable) -> Bool {
    (second as? Styles).map { first.isAlike($0, by: self) } ?? false
  }

  private func areAlikeComposites<Value: CompositeValue>(_ first: Value, _ second: some Equatable) -> Bool {
    func areAlikePart<Part: TypedProperty>(_ part: Part, _ second: Value) -> Bool where Part.Root == Value {
      areAlike(first[keyPath: part.path], second[keyPath: part.path])
    }
    guard let second = second as? Value else { return false }
    return Value.parts(of: first, second)?.allSatisfy { areAlikePart($0.typed, second) } ?? false
  }
}

/// A table of styles in which a state or a kind of bar can fall back on another one.
private protocol StateDependent: Equatable {
  func isAlike(_ other: Self, by comparison: Comparison) -> Bool
}

extension StateStyles: StateDependent where Style: Hashable {
  fileprivate func isAlike(_ other: Self, by comparison: Comparison) -> Bool {
    comparison.areAlike(transition, other.transition)
      && statesBetween(other).allSatisfy { comparison.areAlike(style(for: $0), other.style(for: $0)) }
  }
}

extension BarMetricsStyles: StateDependent where Style: Hashable {
  fileprivate func isAlike(_ other: Self, by comparison: Comparison) -> Bool {
    BarMetrics.allCases.allSatisfy { comparison.areAlike(style(for: $0), other.style(for: $0)) }
  }
}
