extension StyleDifference {
  /// The properties that change, in the order in which the style lists them.
  public var changes: [StyleChange] {
    guard let change else { return [] }
    var changes: [StyleChange] = []
    listChanges(from: change.old, to: change.new, at: PropertyPath(), in: &changes)
    return changes
  }
}

/// Lists the parts of a value that differ, or the value itself if it has none.
private func listChanges<Value: Hashable & Sendable>(
  from first: Value, to second: Value, at path: PropertyPath, in changes: inout [StyleChange]
) {
  func listParts<Composite: CompositeValue>(_ type: Composite.Type) -> Bool {
    guard let old = first as? Composite, let new = second as? Composite,
      let parts = Composite.parts(of: old, new)
    else { return false }
    for part in parts {
      part.typed.listChanges(from: old, to: new, at: path.appending(part.step), in: &changes)
    }
    return true
  }
  if let type = compositeType(of: Value.self), listParts(type) { return }
  changes.append(
    StyleChange(path: path, old: ErasedValue(unlessNil: first), new: ErasedValue(unlessNil: second)))
}

extension TypedProperty {
  fileprivate func listChanges(
    from first: Root, to second: Root, at path: PropertyPath, in changes: inout [StyleChange]
  ) {
    let (old, new) = (first[keyPath: self.path], second[keyPath: self.path])
    if old != new { Restyle.listChanges(from: old, to: new, at: path, in: &changes) }
  }
}
