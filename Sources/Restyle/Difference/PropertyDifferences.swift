/// Receives a property that differs: its path, and its value behind those that it lies in, the outermost first.
package typealias PropertyVisit = (_ path: PropertyPath, _ values: [Any]) -> Void

extension ListedStyle {
  /// Visits the properties that a style sets, and otherwise than another one.
  ///
  /// - Parameters:
  ///   - other: The other style.
  ///   - visit: Receives each property, in the order of the list, those of nested styles one by one.
  package func visitDifferences(from other: Self, _ visit: PropertyVisit) {
    withoutActuallyEscaping(visit) { visit in
      var walk = DifferenceWalk(visit: visit)
      visitDifferences(from: other, &walk)
    }
  }

  fileprivate func visitDifferences(from other: Self, _ walk: inout DifferenceWalk) {
    walk.values.append(self)
    for property in Self.properties.all {
      property.typed.visitDifference(of: self, from: other, property.name, &walk)
    }
    walk.values.removeLast()
  }
}

/// Where a walk through the differences of two styles is.
private struct DifferenceWalk {
  let visit: PropertyVisit
  var path = PropertyPath()
  var values: [Any] = []

  /// Visits the whole of a value.
  mutating func take(_ value: Any) {
    values.append(value)
    visit(path, values)
    values.removeLast()
  }

  /// Goes on in what a step leads to.
  mutating func follow(_ step: PropertyPath.Step, _ body: (inout Self) -> Void) {
    path.steps.append(step)
    body(&self)
    path.steps.removeLast()
  }

  mutating func follow(_ name: String, _ body: (inout Self) -> Void) {
    follow(PropertyPath.Step(name: name), body)
  }
}

extension TypedProperty where Root: ListedStyle {
  fileprivate func visitDifference(
    of root: Root, from other: Root, _ name: String, _ walk: inout DifferenceWalk
  ) {
    // Most properties of a style are those of another one.
    let value = root[keyPath: path]
    guard value != other[keyPath: path], value != Root.properties.blank[keyPath: path] else { return }
    walk.follow(name) { visitParts(of: value, from: other[keyPath: path], &$0) }
  }
}

/// Visits the differences in a value that differs, or the value as a whole if it has no properties.
private func visitParts<Value>(of value: Value, from other: Value, _ walk: inout DifferenceWalk) {
  // That a type conforms to no protocol is found out slowly each time.
  let type = ObjectIdentifier(Value.self)
  guard !wholeTypes.withLock({ $0.contains(type) }) else { return walk.take(value) }
  switch value {
  case let style as any ListedStyle: visitProperties(of: style, from: other, &walk)
  case let whole as any ComposedValue: visitParts(ofWhole: whole, from: other, &walk)
  default:
    wholeTypes.withLock { _ = $0.insert(type) }
    walk.take(value)
  }
}

/// The types of values that consist of no others.
private let wholeTypes = Lock<Set<ObjectIdentifier>>([])

private func visitProperties<Style: ListedStyle>(
  of style: Style, from other: Any, _ walk: inout DifferenceWalk
) {
  style.visitDifferences(from: other as? Style ?? Style.properties.blank, &walk)
}

private func visitParts<Whole: ComposedValue>(
  ofWhole whole: Whole, from other: Any, _ walk: inout DifferenceWalk
) {
  whole.visitParts(from: other as? Whole ?? Whole.empty, &walk)
}

/// A value that consists of others, and isn't a style with a list of properties.
private protocol ComposedValue {
  /// The value that sets nothing.
  static var empty: Self { get }

  func visitParts(from other: Self, _ walk: inout DifferenceWalk)
}

/// The value of a type that sets nothing; nil if there is none.
private func empty<Value>(_ type: Value.Type) -> Value? {
  switch type {
  case is any ListedStyle.Type: unsetValue(of: type)
  case let whole as any ComposedValue.Type: whole.empty as? Value
  default: nil
  }
}

extension Optional: ComposedValue where Wrapped: Hashable {
  fileprivate static var empty: Self { nil }

  fileprivate func visitParts(from other: Self, _ walk: inout DifferenceWalk) {
    guard let wrapped = self, self != other else { return }
    let empty = Restyle.empty(Wrapped.self)
    guard wrapped != empty else { return }
    if let other = other ?? empty {
      Restyle.visitParts(of: wrapped, from: other, &walk)
    } else {
      walk.take(wrapped)
    }
  }
}

extension Array: ComposedValue where Element: Hashable {
  fileprivate static var empty: Self { [] }

  fileprivate func visitParts(from other: Self, _ walk: inout DifferenceWalk) {
    for (index, element) in enumerated() {
      let other = other.indices.contains(index) ? other[index] : nil
      Optional(element).visitParts(from: other, &walk)
    }
  }
}

extension TextStyle: ComposedValue {
  fileprivate static var empty: Self { TextStyle() }

  fileprivate func visitParts(from other: Self, _ walk: inout DifferenceWalk) {
    walk.values.append(self)
    // Searched, since styles have few attributes, and hashing one takes longer than comparing it with all of them.
    let others = Array(other.attributes)
    for attribute in attributes where !others.contains(attribute) {
      walk.follow(attribute.name) { $0.take(attribute) }
    }
    walk.values.removeLast()
  }
}

extension StateStyles: ComposedValue where Style: Hashable {
  fileprivate static var empty: Self { Self() }

  fileprivate func visitParts(from other: Self, _ walk: inout DifferenceWalk) {
    for entry in self {
      let otherStyle = other.style(for: entry.state)
      guard entry.style != otherStyle else { continue }
      walk.follow(PropertyPath.Step(name: "\(entry.state)", access: .state(entry.state))) {
        Optional(entry.style).visitParts(from: otherStyle, &$0)
      }
    }
    guard let transition, transition != other.transition else { return }
    walk.follow("transition") { $0.take(transition) }
  }
}

extension BarMetricsStyles: ComposedValue where Style: Hashable {
  fileprivate static var empty: Self { [:] }

  fileprivate func visitParts(from other: Self, _ walk: inout DifferenceWalk) {
    self[.default].visitParts(from: other[.default], &walk)
  }
}

extension InsettedStyle: ComposedValue where Style: Hashable & ListedStyle {
  fileprivate static var empty: Self { Self(style: Style.properties.blank, insets: .zero) }

  fileprivate func visitParts(from other: Self, _ walk: inout DifferenceWalk) {
    style.visitDifferences(from: other.style, &walk)
    guard insets != other.insets, insets != .zero else { return }
    walk.follow("insets") { $0.take(insets) }
  }
}

extension SectionStyle.Background: ComposedValue {
  fileprivate static var empty: Self { Self() }

  /// Visits the parts of the rows that are neither the first nor the last: the others are made of the same.
  fileprivate func visitParts(from other: Self, _ walk: inout DifferenceWalk) {
    middle.visitParts(from: other.middle, &walk)
  }
}
