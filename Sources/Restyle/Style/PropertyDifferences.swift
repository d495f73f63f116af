/// A function that receives a property that differs.
///
/// It gets the path of the property, and its value after the values that contain it, the outermost first.
package typealias PropertyVisit = (_ path: PropertyPath, _ values: [Any]) -> Void

extension ListedStyle {
  /// Visits the properties that a style sets and that differ from those of another style.
  ///
  /// - Parameters:
  ///   - other: The other style.
  ///   - selection: The properties to visit; nil for all.
  ///   - omission: The properties to omit; nil for none.
  ///   - visit: Receives each property in the order of the list, those of nested styles one by one.
  package func visitDifferences(
    from other: Self, in selection: PropertySelection? = nil, without omission: PropertyOmission? = nil,
    _ visit: PropertyVisit
  ) {
    withoutActuallyEscaping(visit) { visit in
      var walk = DifferenceWalk(visit: visit, selection: selection, omission: omission)
      visitParts(from: other, &walk)
    }
  }

  package func visitParts(from other: Self, _ walk: inout DifferenceWalk) {
    let properties = Self.properties
    let selection = walk.selection
    let extents = selection?.extents(of: Self.self)
    let omitted = walk.omission?[Self.self]
    walk.values.append(self)
    // By index, because iterating over elements is slower in generic code.
    for index in 0..<properties.all.count {
      let extent = extents?[index] ?? .whole
      if extent == .nothing { continue }
      let property = properties.all[index]
      if omitted?.contains(property.name) == true { continue }
      walk.selection = extent == .parts ? selection : nil
      property.typed.visitDifference(
        of: self, from: other, blank: properties.blank, at: property.step.reported, &walk)
    }
    walk.selection = selection
    walk.values.removeLast()
  }
}

/// The state of a traversal of the differences of two styles.
package struct DifferenceWalk {
  fileprivate let visit: PropertyVisit
  /// The properties to visit in the following values; nil for all.
  fileprivate var selection: PropertySelection?
  fileprivate let omission: PropertyOmission?
  fileprivate var path = PropertyPath()
  fileprivate var values: [Any] = []

  fileprivate init(
    visit: @escaping PropertyVisit, selection: PropertySelection?, omission: PropertyOmission?
  ) {
    (self.visit, self.selection, self.omission) = (visit, selection, omission)
  }

  /// Visits the whole of a value, if it is selected and not nil.
  fileprivate mutating func take(_ value: Any) {
    guard selection == nil, case Optional<Any>.some(let value) = value else { return }
    values.append(value)
    visit(path, values)
    values.removeLast()
  }

  /// Continues the traversal into the value of a step; a step without a name in reports is nil.
  fileprivate mutating func follow(_ step: PropertyPath.Step?, _ body: (inout Self) -> Void) {
    guard let step else { return body(&self) }
    path.steps.append(step)
    body(&self)
    path.steps.removeLast()
  }
}

extension TypedProperty {
  fileprivate func visitDifference(
    of root: Root, from other: Root, blank: Root, at step: @autoclosure () -> PropertyPath.Step?,
    _ walk: inout DifferenceWalk
  ) {
    // Most properties of two styles are equal.
    let (value, otherValue) = (self.value(of: root), self.value(of: other))
    guard value != otherValue, value != self.value(of: blank) else { return }
    walk.follow(step()) { visitParts(of: value, from: otherValue, &$0) }
  }
}

/// Visits the differences of two values, or the first value as a whole if it has no parts.
private func visitParts<Value>(of value: Value, from other: Value, _ walk: inout DifferenceWalk) {
  func visit<Composite: CompositeValue>(_ type: Composite.Type) {
    guard let value = value as? Composite, let other = other as? Composite else { return }
    value.visitParts(from: other, &walk)
  }
  if let type = compositeType(of: Value.self) { visit(type) } else { walk.take(value) }
}

extension CompositeValue {
  package func visitParts(from other: Self, _ walk: inout DifferenceWalk) {
    guard let parts = Self.reportedParts(of: self, beside: other) else { return walk.take(self) }
    let (selection, unset) = (walk.selection, Self.unset)
    let omitted = walk.omission?[Self.self]
    for part in parts where omitted?.contains(part.name) != true {
      if part.access == .property, selection?.selects(part.name) ?? false { walk.selection = nil }
      part.typed.visitDifference(of: self, from: other, blank: unset, at: part.step.reported, &walk)
      walk.selection = selection
    }
  }
}

extension Optional where Wrapped: CompositeValue & Codable {
  package func visitParts(from other: Self, _ walk: inout DifferenceWalk) {
    guard let wrapped = self else { return }
    let rest = other ?? Wrapped.unset
    if wrapped != rest, wrapped != Wrapped.unset { return wrapped.visitParts(from: rest, &walk) }
    // A value that is set counts, whatever it is.
    if self != other, !(Wrapped.self is any ListedStyle.Type),
      Wrapped.reportedParts(of: wrapped, beside: rest) == nil
    {
      walk.take(wrapped)
    }
  }
}

extension TextStyle {
  /// Visits the attributes, including those of named values.
  package func visitParts(from other: Self, _ walk: inout DifferenceWalk) {
    // Most styles set none of the visited attributes, and creating a `TextAttribute` takes long.
    let selection = walk.selection
    let own = attributes.plain.stored { selection?.selects($0) ?? true }
    guard !own.isEmpty else { return }
    walk.values.append(self)
    // A linear search: styles have few attributes, and hashing one takes longer than comparing it with all of them.
    let others = other.attributes.plain.stored
    for attribute in own where !others.contains(attribute) {
      walk.selection = nil
      walk.follow(PropertyPath.Step(name: attribute.name, access: .attribute)) { $0.take(attribute) }
      walk.selection = selection
    }
    walk.values.removeLast()
  }
}

extension TypedProperty {
  /// The names of the properties in the value, at any depth.
  var partNames: Set<String> {
    func names<Composite: CompositeValue>(_ type: Composite.Type) -> Set<String> { type.partNames }
    return compositeType(of: Value.self).map { names($0) } ?? []
  }
}

extension CompositeValue {
  fileprivate static var partNames: Set<String> {
    partsOfType.reduce(into: []) { names, part in
      names.formUnion(part.typed.partNames)
      if let step = part.step.reported, !step.isVariant { names.insert(step.name) }
    }
  }
}
