/// Receives a property that differs: its path, and its value behind those that it lies in, the outermost first.
package typealias PropertyVisit = (_ path: PropertyPath, _ values: [Any]) -> Void

extension ListedStyle {
  /// Visits the properties that a style sets, and otherwise than another one.
  ///
  /// - Parameters:
  ///   - other: The other style.
  ///   - selection: The properties that are visited; nil for all.
  ///   - visit: Receives each property, in the order of the list, those of nested styles one by one.
  package func visitDifferences(
    from other: Self, in selection: PropertySelection? = nil, _ visit: PropertyVisit
  ) {
    withoutActuallyEscaping(visit) { visit in
      var walk = DifferenceWalk(visit: visit, selection: selection)
      visitDifferences(from: other, &walk)
    }
  }

  fileprivate func visitDifferences(from other: Self, _ walk: inout DifferenceWalk) {
    let properties = Self.properties
    let selection = walk.selection
    let extents = selection?.extents(of: Self.self)
    walk.values.append(self)
    // Iterating by elements takes longer in generic code.
    for index in 0..<properties.all.count {
      let extent = extents?[index] ?? .whole
      if extent == .nothing { continue }
      let property = properties.all[index]
      walk.selection = extent == .parts ? selection : nil
      property.typed.visitDifference(of: self, from: other, blank: properties.blank, property.name, &walk)
    }
    walk.selection = selection
    walk.values.removeLast()
  }
}

/// Where a walk through the differences of two styles is.
private struct DifferenceWalk {
  let visit: PropertyVisit
  /// What is visited of what comes next; nil for all of it.
  var selection: PropertySelection?
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

  /// Visits a property that has no others, if it is selected.
  mutating func take(_ name: String, _ value: Any) {
    guard selection?.selects(name) ?? true else { return }
    follow(name) { $0.take(value) }
  }
}

extension TypedProperty {
  fileprivate func visitDifference(
    of root: Root, from other: Root, blank: Root, _ name: String, _ walk: inout DifferenceWalk
  ) {
    // Most properties of a style are those of another one.
    let (value, otherValue) = (root[keyPath: path], other[keyPath: path])
    guard value != otherValue, value != blank[keyPath: path] else { return }
    walk.follow(name) { visitParts(of: value, from: otherValue, &$0) }
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

  /// The names of its properties, and of those in them.
  static var partNames: Set<String> { get }

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

/// The names of the properties of a type, and of those in them.
func partNames(of type: Any.Type) -> Set<String> {
  func names<Style: ListedStyle>(_ type: Style.Type) -> Set<String> {
    Style.properties.all.reduce(into: []) { $0.formUnion($1.typed.partNames.union([$1.name])) }
  }
  return switch type {
  case let style as any ListedStyle.Type: names(style)
  case let whole as any ComposedValue.Type: whole.partNames
  default: []
  }
}

extension TypedProperty {
  /// The names of the properties of its value, and of those in them.
  var partNames: Set<String> { Restyle.partNames(of: Value.self) }
}

extension Optional: ComposedValue where Wrapped: Hashable {
  fileprivate static var empty: Self { nil }
  fileprivate static var partNames: Set<String> { Restyle.partNames(of: Wrapped.self) }

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
  fileprivate static var partNames: Set<String> { Restyle.partNames(of: Element.self) }

  fileprivate func visitParts(from other: Self, _ walk: inout DifferenceWalk) {
    for (index, element) in enumerated() {
      let other = other.indices.contains(index) ? other[index] : nil
      Optional(element).visitParts(from: other, &walk)
    }
  }
}

extension TextStyle: ComposedValue {
  fileprivate static var empty: Self { TextStyle() }
  fileprivate static var partNames: Set<String> { Set(TextAttributeKeySet.standard.names) }

  fileprivate func visitParts(from other: Self, _ walk: inout DifferenceWalk) {
    // Most set none of those that are visited, and an attribute takes long to store by itself.
    let selection = walk.selection
    let own = attributes.plain.stored { selection?.selects($0) ?? true }
    guard !own.isEmpty else { return }
    walk.values.append(self)
    // Searched, since styles have few attributes, and hashing one takes longer than comparing it with all of them.
    let others = other.attributes.plain.stored
    for attribute in own where !others.contains(attribute) { walk.take(attribute.name, attribute) }
    walk.values.removeLast()
  }
}

extension StateStyles: ComposedValue where Style: Hashable {
  fileprivate static var empty: Self { Self() }
  fileprivate static var partNames: Set<String> { Restyle.partNames(of: Style.self).union(["transition"]) }

  fileprivate func visitParts(from other: Self, _ walk: inout DifferenceWalk) {
    for entry in self {
      let otherStyle = other.style(for: entry.state)
      guard entry.style != otherStyle else { continue }
      walk.follow(PropertyPath.Step(name: "\(entry.state)", access: .state(entry.state))) {
        Optional(entry.style).visitParts(from: otherStyle, &$0)
      }
    }
    guard let transition, transition != other.transition else { return }
    walk.take("transition", transition)
  }
}

extension BarMetricsStyles: ComposedValue where Style: Hashable {
  fileprivate static var empty: Self { [:] }
  fileprivate static var partNames: Set<String> { Restyle.partNames(of: Style.self) }

  fileprivate func visitParts(from other: Self, _ walk: inout DifferenceWalk) {
    self[.default].visitParts(from: other[.default], &walk)
  }
}

extension InsettedStyle: ComposedValue where Style: Hashable & ListedStyle {
  fileprivate static var empty: Self { Self(style: Style.properties.blank, insets: .zero) }
  fileprivate static var partNames: Set<String> { Restyle.partNames(of: Style.self).union(["insets"]) }

  fileprivate func visitParts(from other: Self, _ walk: inout DifferenceWalk) {
    style.visitDifferences(from: other.style, &walk)
    guard insets != other.insets, insets != .zero else { return }
    walk.take("insets", insets)
  }
}

extension SectionStyle.Background: ComposedValue {
  fileprivate static var empty: Self { Self() }
  fileprivate static var partNames: Set<String> { Restyle.partNames(of: SegmentBackgroundStyle.self) }

  /// Visits the parts of the rows that are neither the first nor the last: the others are made of the same.
  fileprivate func visitParts(from other: Self, _ walk: inout DifferenceWalk) {
    middle.visitParts(from: other.middle, &walk)
  }
}
