extension Style {
  /// Whether both styles look the same in some surroundings, whatever they refer to.
  ///
  /// ```swift
  /// let border = BorderStyle(width: 1, color: .black)
  /// let dynamic = BorderStyle(width: 1, color: Color(light: .black, dark: .white))
  /// let isSameByDay = border.looksEqual(to: dynamic, in: TraitCollection())                       // true
  /// let isSameByNight = border.looksEqual(to: dynamic, in: TraitCollection(colorScheme: .dark))   // false
  /// ```
  ///
  /// Named values count as what they are at the moment, colours as those of the surroundings, texts in their size there,
  /// and styles of controls by how they look in each state, whichever it is that a state falls back on. An attribute
  /// that is unset looks like what is around it: so it looks equal only to one that is unset as well.
  ///
  /// - Parameters:
  ///   - other: The other style.
  ///   - traits: The surroundings.
  /// - Returns: Whether both look the same. Styles of your own do if they are equal: no style that isn't `Equatable`
  ///   looks equal to another one.
  public func looksEqual(to other: Self, in traits: TraitCollection) -> Bool {
    let show = ShownValue(in: traits, scalesTexts: true)
    func areAlike<Value: Equatable>(_ first: Value) -> Bool {
      (other as? Value).map { Comparison(traits: traits).areAlike(show(first), show($0)) } ?? false
    }
    return (self as? any Equatable).map { areAlike($0) } ?? false
  }
}

/// Compares what is shown of values in some surroundings.
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
    (second as? Value).map { haveAlikeParts(first, $0) } ?? false
  }

  private func haveAlikeParts<Value: CompositeValue>(_ first: Value, _ second: Value) -> Bool {
    func areAlikePart<Part: TypedProperty>(_ part: Part) -> Bool where Part.Root == Value {
      areAlike(first[keyPath: part.path], second[keyPath: part.path])
    }
    if first == second { return true }
    return Value.parts(of: first, second)?.allSatisfy { areAlikePart($0.typed) } ?? false
  }
}

/// Styles of which the one applies that a state or a kind of bar falls back on.
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
