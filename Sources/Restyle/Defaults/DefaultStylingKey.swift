/// A key for a named value, with its usual value; defaults, such as themes, can set another one.
///
/// ```swift
/// struct Accent: DefaultStylingKey {
///   static let defaultValue = Color.systemBlue
/// }
/// extension DefaultStylingKey where Self == Accent { static var accent: Self { Self() } }
/// extension Color { static var accent: Color { .named(.accent) } }
/// ```
///
/// To follow the theme, refer to the value by `named(_:)`: `Color.named(_:)`, `Double.named(_:)` for lengths,
/// `ShadowStyle.named(_:)`, `Font.named(_:)` and `TextStyle.named(_:)`. Values of other types are read from the current
/// defaults: `DefaultStyling.defaults[.badge]`.
///
/// If the value is a style, the key is a slot like Restyle's own. The style may depend on traits, catalogs include the
/// slot if their defaults set it, and its default value adopts the typeface of `DefaultStyling(basedOn:)`.
public protocol DefaultStylingKey: Sendable {
  /// The type of the values.
  associatedtype Value: Sendable

  /// The name in documents, custom properties and catalogs of defaults.
  ///
  /// The default comes from the name of the type: `badge` for `BadgeKey`, `BadgeSlot` or `BadgeStyleKey`.
  static var name: String { get }

  /// The usual value, for defaults that set no other.
  static var defaultValue: Value { get }

  /// Creates the key, which has no state.
  init()
}

extension DefaultStylingKey {
  /// The name of the type, without its ending.
  public static var name: String {
    var name = String(describing: Self.self)[...]
    for ending in ["Key", "Slot", "Style"] where name.hasSuffix(ending) && name != ending {
      name.removeLast(ending.count)
    }
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}

extension DefaultStyling {
  /// The value of a custom slot; the key's default value if none is set.
  public subscript<Key: DefaultStylingKey>(key: Key) -> Key.Value {
    get { withoutReferences(stored(key)) }
    set { self[dynamicMember: CustomSlot<Key>.path] = newValue }
  }

  /// Returns the value of a custom slot, which may refer to another value.
  func stored<Key: DefaultStylingKey>(_ key: Key) -> Key.Value {
    guard contents.parts.varies, let style = contents.parts.dynamicStyles[CustomSlot<Key>.path] else {
      return contents.parts.custom[Key.self]
    }
    return style.resolve() as? Key.Value ?? Key.defaultValue
  }

  /// The dynamic style of a custom slot; nil for a style that is the same for all traits.
  ///
  /// An element of your own resolves the style for its traits. If you read the slot itself, you get the style for an
  /// unknown device. If you assign a style to the slot, it applies to all traits.
  ///
  /// ```swift
  /// brand[dynamic: .badge] = TraitStyle { traits in BadgeStyle(padding: traits.isCompact ? 2 : 4) }
  /// ```
  public subscript<Key: DefaultStylingKey>(dynamic key: Key) -> TraitStyle<Key.Value>? where Key.Value: Style
  {
    get { self[dynamic: CustomSlot<Key>.path] }
    set {
      if newValue != nil { change { $0.custom.add(Key.self) } }
      self[dynamic: CustomSlot<Key>.path] = newValue
    }
  }

  /// Returns the style of a custom slot for some traits.
  package func style<Key: DefaultStylingKey>(of key: Key, for traits: TraitCollection) -> Key.Value
  where Key.Value: Style {
    self[dynamic: key]?.style(from: traits) ?? self[key]
  }
}
