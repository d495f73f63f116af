// The traversals of two values that create and apply differences.

/// Returns both values with all equal parts replaced by unset ones.
func changedParts<Value: Hashable>(of first: Value, _ second: Value) -> (Value, Value) {
  func changed<Composite: CompositeValue>(_ type: Composite.Type) -> (Value, Value)? {
    guard let old = first as? Composite, let new = second as? Composite else { return nil }
    let (changedOld, changedNew) = old.changedParts(new)
    guard let old = changedOld as? Value, let new = changedNew as? Value else { return nil }
    return (old, new)
  }
  if first == second {
    let unset = unsetValue(of: Value.self) ?? first
    return (unset, unset)
  }
  return compositeType(of: Value.self).flatMap { changed($0) } ?? (first, second)
}

/// Applies the change from one value to another to a third value.
func applyChange<Value: Hashable>(from first: Value, to second: Value, _ value: inout Value) {
  func apply<Composite: CompositeValue>(_ type: Composite.Type) -> Value? {
    guard let old = first as? Composite, let new = second as? Composite, var changed = value as? Composite
    else { return nil }
    changed.applyChange(from: old, to: new)
    return changed as? Value
  }
  value = compositeType(of: Value.self).flatMap { apply($0) } ?? second
}

extension CompositeValue {
  fileprivate func changedParts(_ other: Self) -> (Self, Self) {
    guard let parts = Self.parts(of: self, other) else { return (self, other) }
    var changed = (old: Self.unset.completed(for: self, other), new: Self.unset.completed(for: self, other))
    for part in parts { part.typed.copyChange(from: self, to: other, &changed.old, &changed.new) }
    return changed
  }

  fileprivate mutating func applyChange(from first: Self, to second: Self) {
    guard let parts = Self.parts(of: first, second) else {
      self = second
      return
    }
    self = completed(for: first, second)
    for part in parts { part.typed.applyChange(from: first, to: second, &self) }
  }
}

extension TypedProperty {
  fileprivate func copyChange(
    from first: Root, to second: Root, _ changedFirst: inout Root, _ changedSecond: inout Root
  ) {
    let (old, new) = (first[keyPath: path], second[keyPath: path])
    guard old != new else { return }
    (changedFirst[keyPath: path], changedSecond[keyPath: path]) = changedParts(of: old, new)
  }

  fileprivate func applyChange(from first: Root, to second: Root, _ root: inout Root) {
    let (old, new) = (first[keyPath: path], second[keyPath: path])
    if old != new { Restyle.applyChange(from: old, to: new, &root[keyPath: path]) }
  }
}
