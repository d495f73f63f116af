/// A hashable value of any type, which is compared with other values of its type.
package struct ErasedValue: Sendable {
  // Whether a type is hashable can be checked at run time, but not whether it is sendable.
  let value: any Sendable

  package init(_ value: any Sendable) { self = value as? ErasedValue ?? ErasedValue(unerased: value) }

  private init(unerased value: any Sendable) { self.value = value }

  /// Erases a value; nil if the value is nil.
  init?<Value: Sendable>(unlessNil value: Value) {
    guard case Optional<Any>.some = value as Any else { return nil }
    self.init(value)
  }
}

extension ErasedValue: Hashable {
  package static func == (lhs: Self, rhs: Self) -> Bool {
    func isEqual<Value: Hashable>(_ left: Value) -> Bool { left == rhs.value as? Value }
    return (lhs.value as? any Hashable).map { isEqual($0) } ?? false
  }

  package func hash(into hasher: inout Hasher) {
    if let value = value as? any Hashable { hasher.combine(value) }
  }
}
