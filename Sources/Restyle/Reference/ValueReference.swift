/// A reference to a named value: its key, or its name and usual value, so that references compare exactly.
package enum ValueReference<Usual: Hashable & Sendable & Codable>: Hashable, Sendable {
  case key(NamedValueKey)
  case name(ExactText, usual: Usual)
}

extension ValueReference {
  // More steps than any design needs.
  static var stepLimit: Int { 256 }

  init<Value>(_ value: NamedValue<Value>, usual: (Value) -> Usual) {
    if let key = value.key {
      self = .key(key)
    } else {
      self = .name(ExactText(value.name), usual: usual(value.storedUsual))
    }
  }

  /// Returns the value under the current defaults, which may refer to another one.
  func value<Value: ReferringValue>(_ value: (Usual) -> Value) -> Value where Value.Usual == Usual {
    switch self {
    case .key(let key): key.stored() ?? Value.nothing
    case .name(let name, let usual):
      // A value that leads back to this name, such as that of a key with the name, forms a cycle; the usual value
      // replaces it.
      DefaultStyling.defaults.value(named: name).flatMap { (set: Value) in
        set.leads(to: name, value) ? nil : set
      } ?? value(usual)
    }
  }

  /// Returns the value that is set, or else the usual one, without a check for cycles.
  fileprivate func next<Value: ReferringValue>(_ value: (Usual) -> Value) -> Value
  where Value.Usual == Usual {
    switch self {
    case .key(let key): key.stored() ?? Value.nothing
    case .name(let name, let usual): DefaultStyling.defaults.value(named: name) ?? value(usual)
    }
  }

  /// Returns Swift source that refers to the value, as a member of its type.
  func swiftSource(_ usual: (Usual) -> String) -> String {
    switch self {
    case .key(let key): "named(\(qualifiedName(of: key.type))())"
    case .name(let name, let value): "named(NamedValue(\(name.text.swiftLiteral), \(usual(value))))"
    }
  }
}

/// A type whose values may refer to named ones.
package protocol ReferringValue: Sendable {
  associatedtype Usual: Hashable & Sendable & Codable

  /// The value of a reference to nothing.
  static var nothing: Self { get }
  /// The value under the current defaults, without references.
  var plain: Self { get }
  /// The references in the value.
  var references: [ValueReference<Usual>] { get }
  /// Whether the value is or contains a reference.
  var isReference: Bool { get }
}

extension ReferringValue {
  package var isReference: Bool { !references.isEmpty }

  /// Returns whether the value leads to the name of a value without a key, directly or through other values.
  fileprivate func leads(to name: ExactText, _ value: (Usual) -> Self) -> Bool {
    var waiting = references
    var steps = ValueReference<Usual>.stepLimit
    while steps > 0, let reference = waiting.popLast() {
      if case .name(name, _) = reference { return true }
      steps -= 1
      waiting += reference.next(value).references
    }
    return false
  }
}

extension Color: ReferringValue {
  package static var nothing: Color { .clear }

  package var references: [ValueReference<Color>] {
    guard let meaning = reference?.meaning else { return [] }
    if case .named(let reference) = meaning { return [reference] }
    return meaning.arguments.flatMap(\.references)
  }
}

extension Double: ReferringValue {
  package static var nothing: Double { 0 }

  package var references: [ValueReference<Finite>] { reference.map { [$0] } ?? [] }
}

extension [ShadowStyle]: ReferringValue {
  package static var nothing: [ShadowStyle] { [] }

  package var isReference: Bool { contains { $0.reference != nil } }

  package var references: [ValueReference<[ShadowStyle]>] { compactMap(\.reference) }
}

extension DefaultStyling {
  /// Returns a value in these defaults, without references; a colour that refers to another one stays a reference.
  func withoutReferences<Value>(_ value: Value) -> Value {
    // Types are compared first, because checking a conformance takes longer than everything else.
    guard
      Value.self == Double.self || Value.self == [ShadowStyle].self || Value.self == Font.self
        || Value.self == TextStyle.self,
      let referring = value as? any ReferringValue
    else { return value }
    return DefaultStyling.withDefaults(self) { referring.plain as? Value ?? value }
  }
}
