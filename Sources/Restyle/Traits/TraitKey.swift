/// The name, type and default of a custom trait.
///
/// A key is a type, and the type is its identity. The name is for serialisation and for people.
///
/// ```swift
/// struct Density: TraitKey {
///   static let name = "density"
///   static let defaultValue = 1
/// }
/// extension TraitKey where Self == Density { static var density: Self { Self() } }
/// extension TraitCollection {
///   var density: Int { get { self[.density] } set { self[.density] = newValue } }
/// }
/// ```
public protocol TraitKey: Sendable {
  /// The type of the trait's values.
  associatedtype Value: Hashable & Sendable & Codable

  /// The name in serialised traits, which also determines their order.
  static var name: String { get }

  /// The value of the trait while it isn't set.
  static var defaultValue: Value { get }

  /// Creates the key, which has no state.
  init()
}

/// A set of keys of custom traits, which decoding a `TraitCollection` finds by their names.
///
/// ```swift
/// decoder.userInfo[.traitKeys] = try TraitKeySet().adding(Density.self)
/// ```
public struct TraitKeySet: Sendable {
  private var keys: [String: any TraitKey.Type] = [:]

  /// Creates an empty set.
  public init() {}

  /// Returns the set with another key added.
  ///
  /// - Throws: `DuplicateKeyName` if the set contains another key with the same name.
  public func adding<Key: TraitKey>(_ key: Key.Type) throws(DuplicateKeyName) -> TraitKeySet {
    if let present = keys[Key.name], present != key {
      throw DuplicateKeyName(
        kind: "trait", name: Key.name, keys: [qualifiedName(of: present), qualifiedName(of: key)])
    }
    var copy = self
    copy.keys[Key.name] = key
    return copy
  }

  /// The names of the keys, sorted.
  var names: [String] { keys.keys.sorted() }

  subscript(name: String) -> (any TraitKey.Type)? {
    keys[name].flatMap { $0.name.isExactly(name) ? $0 : nil }
  }
}
