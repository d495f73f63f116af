public import Foundation
public import Restyle
import RestyleRendering

/// An attribute of `AttributedString` for an attribute of a text style.
///
/// Set attributes through their scope:
///
/// ```swift
/// var text = AttributedString("Terms")
/// text.restyle.kern = 1.5
/// text.restyle.color = .red
/// ```
///
/// Foundation identifies attributes by name, and traps if two attributes of one name have values of different types. So
/// the names for Restyle's own keys begin with `restyle.`. Attributes of other keys, which can have any name, are
/// stored together in the attribute `text.restyle.custom`.
public enum TextStyleAttribute<Key: TextAttributeKey>: CodableAttributedStringKey {
  /// The type of the attribute's values.
  public typealias Value = Key.Value

  /// The name of the key after `restyle.`, or a unique name for a key that isn't Restyle's own.
  public static var name: String {
    standardNames[ObjectIdentifier(Key.self)] ?? "restyle/" + String(reflecting: Key.self)
  }
}

// Cached, since Foundation requests the name at each access.
private let standardNames = Dictionary(
  uniqueKeysWithValues: TextAttributeSupport.table.map {
    (ObjectIdentifier($0.key), "restyle." + $0.key.name)
  })

/// The attributes of a text style that have no scope key of their own.
///
/// These are the attributes of custom keys, and those that were kept without decoding.
public enum CustomTextAttributes: CodableAttributedStringKey {
  /// The type of the attribute's values.
  public typealias Value = TextAttributes

  /// The name `restyle/custom`, which no other attribute has.
  public static let name = "restyle/custom"
}
