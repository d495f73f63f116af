/// A custom slot of the defaults: a value that themes swap along with the styles.
///
/// ```swift
/// struct Accent: DefaultStylingKey {
///   static let defaultValue = Color.systemBlue
/// }
/// extension DefaultStylingKey where Self == Accent { static var accent: Self { Self() } }
/// extension Color { static var accent: Color { DefaultStyling.defaults[.accent] } }
/// ```
///
/// A style that reads the slot each time it is read, such as `TextStyle.default.colored(.accent)` in a computed
/// property, follows the theme.
public protocol DefaultStylingKey: Sendable {
  /// The type of the slot's values.
  associatedtype Value: Sendable

  /// The value in defaults that set no other.
  static var defaultValue: Value { get }

  /// Creates the key; keys carry no state.
  init()
}

extension DefaultStyling {
  /// The value of a custom slot; its default if none is set.
  public subscript<Key: DefaultStylingKey>(key: Key) -> Key.Value {
    get { contents.parts.custom[Key.self] }
    set {
      change { $0.custom[Key.self] = newValue }
    }
  }
}

/// The values of the slots that were set.
struct CustomDefaults: Sendable {
  // Nil if there are none, so that copying defaults needs no reference count for it.
  private var values: [ObjectIdentifier: any Sendable]?

  subscript<Key: DefaultStylingKey>(key: Key.Type) -> Key.Value {
    get { values?[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values = (values ?? [:]).merging([ObjectIdentifier(key): newValue]) { $1 } }
  }
}
