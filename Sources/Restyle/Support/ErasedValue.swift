/// A hashable value of whichever type, which is compared with others of its type.
struct ErasedValue: Sendable {
  // Whether a type is sendable can't be found out at run time, and whether it is hashable can.
  let value: any Sendable

  init(_ value: any Sendable) { self = value as? ErasedValue ?? ErasedValue(unerased: value) }

  private init(unerased value: any Sendable) { self.value = value }

  /// Erases a value that isn't nil.
  init?<Value: Sendable>(unlessNil value: Value) {
    if let type = Value.self as? any OptionalValue.Type, type.isNil(value) { return nil }
    self.init(value)
  }
}

extension ErasedValue: Hashable {
  static func == (lhs: Self, rhs: Self) -> Bool {
    func isEqual<Value: Hashable>(_ left: Value) -> Bool { left == rhs.value as? Value }
    return (lhs.value as? any Hashable).map { isEqual($0) } ?? false
  }

  func hash(into hasher: inout Hasher) {
    if let value = value as? any Hashable { hasher.combine(value) }
  }
}

/// A value that may be nil.
private protocol OptionalValue {
  static func isNil<Value>(_ value: Value) -> Bool
}

extension Optional: OptionalValue {
  // A value of this type, cast to it, is nil only if it is.
  fileprivate static func isNil<Value>(_ value: Value) -> Bool { (value as? Self).flatMap { $0 } == nil }
}
