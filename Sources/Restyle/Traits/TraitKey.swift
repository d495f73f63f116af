/// The name, type and default of a trait of your own.
///
/// A key is a type, and the type is its identity; its name is for serialisation and for people.
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

  /// The name in serialised traits, and what orders them.
  static var name: String { get }

  /// The value of the trait where nothing else is said.
  static var defaultValue: Value { get }

  /// Makes the key; keys carry no state.
  init()
}
