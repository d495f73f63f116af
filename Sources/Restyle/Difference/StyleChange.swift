/// A property that changes, with its old and its new value.
///
/// ```swift
/// let colors = old.difference(to: new).changes.compactMap { $0.newValue(as: Color.self) }
/// ```
public struct StyleChange: Hashable, Sendable {
  /// The names that lead to the property; empty for a style of your own, which changes as a whole.
  public let path: PropertyPath
  let old: ErasedValue?
  let new: ErasedValue?
}

extension StyleChange {
  /// The kind of a change.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// The property was unset before.
    case added
    /// The property is no longer set.
    case removed
    /// The property has another value.
    case changed
  }

  /// The kind of the change.
  public var kind: Kind { old == nil ? .added : new == nil ? .removed : .changed }

  /// Returns the old value of the property; nil if it was unset, or if it has another type.
  public func oldValue<Value>(as type: Value.Type = Value.self) -> Value? { Self.value(old?.value) }

  /// Returns the new value of the property; nil if it is no longer set, or if it has another type.
  public func newValue<Value>(as type: Value.Type = Value.self) -> Value? { Self.value(new?.value) }

  private static func value<Value>(_ value: (any Sendable)?) -> Value? {
    if let attribute = value as? TextAttribute, !(Value.self == TextAttribute.self) {
      return attribute.anyValue as? Value
    }
    // Numbers are stored in wrappers that enforce a rule.
    if let number = value as? any NormalizedNumber, let plain = number.wrappedValue as? Value { return plain }
    return value as? Value
  }

  /// The old value as text; nil if it was unset.
  public var oldDescription: String? { old.map { Self.description(of: $0.value) } }

  /// The new value as text; nil if it is no longer set.
  public var newDescription: String? { new.map { Self.description(of: $0.value) } }

  private static func description(of value: any Sendable) -> String {
    switch value {
    case let color as Color where !color.varies && !color.isReference: color.cssText()
    case let attribute as TextAttribute:
      attribute.isInherited ? "inherited" : attribute.anyValue.map { description(of: $0) } ?? ""
    default: Restyle.swiftSource(of: value).inOneLine
    }
  }

  /// The change from the new value to the old one.
  var inverted: StyleChange { StyleChange(path: path, old: new, new: old) }

  /// The Swift source of the new value.
  var newSource: String { new.map { Restyle.swiftSource(of: $0.value) } ?? "nil" }
}

extension StyleChange: CustomStringConvertible {
  /// The change in one line, such as `text.color: #ff0000 → #0000ff`.
  public var description: String {
    let values = "\(oldDescription ?? "unset") → \(newDescription ?? "unset")"
    return path.names.isEmpty ? values : "\(path): \(values)"
  }
}

extension TextAttribute {
  /// The value, if it is known and not inherited.
  fileprivate var anyValue: (any Sendable)? {
    func value<Key: TextAttributeKey>(_ key: Key.Type) -> (any Sendable)? { self.value(of: key) }
    return value(key)
  }
}
