extension Optional: CompositeValue where Wrapped: CompositeValue & Codable {
  package static var unset: Self { nil }

  package static var wrappedPart: StyleProperty<Self>? {
    StyleProperty(.wrapped, WrappedPart<Wrapped>())
  }

  package static func parts(of first: Self, _ second: Self) -> [StyleProperty<Self>]? {
    first == nil || second == nil ? nil : wrappedPart.map { [$0] }
  }

  package static func part(named name: String, in decoder: any Decoder) -> StyleProperty<Self>? { nil }

  fileprivate var orUnset: Wrapped {
    get { self ?? Wrapped.unset }
    set { self = newValue }
  }
}

private struct WrappedPart<Wrapped: CompositeValue & Codable>: TypedProperty {
  var path: any WritableKeyPath<Wrapped?, Wrapped> & Sendable { \.orUnset }
  func value(of root: Wrapped?) -> Wrapped { root.orUnset }
}

extension Array: CompositeValue where Element: CompositeValue & Codable {
  package static var unset: Self { [] }
  package static var partsOfType: [StyleProperty<Self>] { [part(0)] }

  // Elements are compared by position only if none was added or removed.
  package static func parts(of first: Self, _ second: Self) -> [StyleProperty<Self>]? {
    first.count == second.count ? first.indices.map { part($0) } : nil
  }

  package static func part(named name: String, in decoder: any Decoder) -> StyleProperty<Self>? {
    // In the form that `Int` prints. Limited, because all missing elements before the index take memory.
    guard let index = Int(name), 0..<1_000 ~= index, "\(index)".isExactly(name) else { return nil }
    return part(index)
  }

  package func completed(for first: Self, _ second: Self) -> Self {
    guard let last = first.indices.last(where: { first[$0] != second[$0] }) else { return self }
    return padded(to: last)
  }

  package func holding(_ part: StyleProperty<Self>) -> Self {
    guard case .element(let index) = part.access else { return self }
    return padded(to: index)
  }

  /// Returns the elements followed by unset ones, so that there is an element at an index.
  private func padded(to index: Int) -> Self {
    self + repeatElement(Element.unset, count: Swift.max(0, index + 1 - count))
  }

  private static func part(_ index: Int) -> StyleProperty<Self> {
    StyleProperty(.element(index), ElementPart<Element>(index: index))
  }
}

private struct ElementPart<Element: CompositeValue & Codable>: TypedProperty {
  let index: Int
  var path: any WritableKeyPath<[Element], Element> & Sendable { \.[index] }
  func value(of root: [Element]) -> Element { root.indices.contains(index) ? root[index] : Element.unset }
}

/// Returns the value of a type with all parts unset; nil for a type without parts.
func unsetValue<Value>(of type: Value.Type) -> Value? {
  func unset<Composite: CompositeValue>(_ type: Composite.Type) -> Value? { type.unset as? Value }
  return (type as? any CompositeValue.Type).flatMap { unset($0) }
}
