/// A named value of a design system, evaluated at each read.
///
/// ```swift
/// let accent = NamedValue(.accent)
/// let ink = NamedValue("ink", Color(hex: 0x161616))
/// ```
public struct NamedValue<Value: Sendable>: Sendable, NonisolatedValue {
  /// The name.
  public let name: String
  /// The key; nil for a value that only has a name.
  let key: NamedValueKey?
  private let expression: @Sendable () -> Value

  /// Creates a named value without a key, as documents do.
  ///
  /// Defaults can set another value for the name, or for a key with that name, from which the name in a document may
  /// come. The expression is evaluated at each read of `value`, so it follows values that it depends on, such as the
  /// current defaults.
  public init(_ name: String, _ value: @escaping @autoclosure @Sendable () -> Value) {
    self.name = name
    key = nil
    expression = value
  }

  /// Creates a named value from a key, with the key's name.
  public init<Key: DefaultStylingKey>(_ key: Key) where Key.Value == Value {
    name = Key.name
    self.key = NamedValueKey(Key.self)
    expression = { Key.defaultValue }
  }

  /// The value in the current defaults, or the usual value if they set none.
  public var value: Value { DefaultStyling.defaults[self] }

  /// The current value, which may refer to another named value.
  package var stored: Value { DefaultStyling.defaults.stored(self) }

  /// The usual value, for defaults that set no other.
  public var usual: Value { DefaultStyling.defaults.withoutReferences(expression()) }

  /// The usual value, which may refer to another named value.
  package var storedUsual: Value { expression() }
}

extension DefaultStyling {
  /// The value for a name; the usual value if none is set.
  ///
  /// ```swift
  /// let dark = DefaultStyling.system.restyled { $0[ink] = .white }
  /// ```
  public subscript<Value>(value: NamedValue<Value>) -> Value {
    get { withoutReferences(stored(value)) }
    set {
      let name = value.key.map { CustomDefaults.Name.key($0) } ?? .name(ExactText(value.name), of: Value.self)
      change { $0.custom.set(newValue, for: name) }
    }
  }

  /// Returns the current value of a named value, which may refer to another one.
  fileprivate func stored<Value>(_ value: NamedValue<Value>) -> Value {
    let stored: Value? =
      value.key.map { $0.stored(in: self) } ?? self.value(named: ExactText(value.name))
    return stored ?? value.storedUsual
  }

  /// Identifies the set of values for keys and names; nil if it is empty.
  package var valuesIdentity: DefaultsIdentity? { box?.parts.custom.identity }

  /// Returns the value that is set for a name, or else for a key with that name; nil if there is none.
  func value<Value>(named name: ExactText) -> Value? {
    contents.parts.custom.value(of: .name(name, of: Value.self))
      ?? contents.parts.custom.key(named: name, of: Value.self)?.stored(in: self)
  }
}

/// The identity of a key: its type.
package struct NamedValueKey: Hashable, Sendable {
  let type: any DefaultStylingKey.Type

  init(_ type: any DefaultStylingKey.Type) { self.type = type }

  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.type == rhs.type }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }

  /// Returns the value in some defaults, which may refer to another one; nil if the key has values of another type.
  func stored<Value>(in defaults: DefaultStyling = .defaults) -> Value? { type.stored(in: defaults) }

  /// Returns the usual value; nil if the key has values of another type.
  func usual<Value>() -> Value? { type.defaultValue as? Value }
}

extension DefaultStylingKey {
  fileprivate static func stored<Other>(in defaults: DefaultStyling) -> Other? {
    defaults.stored(Self()) as? Other
  }
}
