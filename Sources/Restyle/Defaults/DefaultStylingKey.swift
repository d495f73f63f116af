/// A named value, with the value that it usually has; defaults can set another one, as themes do.
///
/// ```swift
/// struct Accent: DefaultStylingKey {
///   static let defaultValue = Color.systemBlue
/// }
/// extension DefaultStylingKey where Self == Accent { static var accent: Self { Self() } }
/// extension Color { static var accent: Color { .named(.accent) } }
/// ```
///
/// Whatever refers to a value by `named(_:)` follows the theme: `Color.named(_:)`, `Double.named(_:)` for lengths,
/// `ShadowStyle.named(_:)`, `Font.named(_:)` and `TextStyle.named(_:)`. Values of other types are those of the current
/// defaults when they are read: `DefaultStyling.defaults[.badge]`.
///
/// A slot for a style is like Restyle's own: it may depend on traits, catalogs of defaults that set it include it, and
/// its default value adopts the typeface of `DefaultStyling(basedOn:)`.
public protocol DefaultStylingKey: Sendable {
  /// The type of the slot's values.
  associatedtype Value: Sendable

  /// The name in documents, custom properties and catalogs of defaults; by default that of the type, such as `badge` for
  /// `BadgeKey`, `BadgeSlot` or `BadgeStyleKey`.
  static var name: String { get }

  /// The value in defaults that set no other.
  static var defaultValue: Value { get }

  /// Creates the key; keys carry no state.
  init()
}

extension DefaultStylingKey {
  /// The name of the type without its ending.
  public static var name: String {
    var name = String(describing: Self.self)[...]
    for ending in ["Key", "Slot", "Style"] where name.hasSuffix(ending) && name != ending {
      name.removeLast(ending.count)
    }
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}

extension DefaultStyling {
  /// The value of a custom slot; its default if none is set.
  public subscript<Key: DefaultStylingKey>(key: Key) -> Key.Value {
    get { withoutReferences(stored(key)) }
    set { self[dynamicMember: CustomSlot<Key>.path] = newValue }
  }

  /// The value of a custom slot, which may refer to another one.
  func stored<Key: DefaultStylingKey>(_ key: Key) -> Key.Value {
    guard contents.parts.varies, let style = contents.parts.dynamicStyles[CustomSlot<Key>.path] else {
      return contents.parts.custom[Key.self]
    }
    return style.resolve() as? Key.Value ?? Key.defaultValue
  }

  /// The dynamic style of a custom slot; nil for a style that is the same for all traits.
  ///
  /// An element of your own resolves it for the traits that it is rendered for. Reading the slot itself returns the style
  /// for an unknown device. Assigning to the slot sets one style for all traits.
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

  /// The style of a custom slot for some traits.
  package func style<Key: DefaultStylingKey>(of key: Key, for traits: TraitCollection) -> Key.Value
  where Key.Value: Style {
    self[dynamic: key]?.style(from: traits) ?? self[key]
  }
}
