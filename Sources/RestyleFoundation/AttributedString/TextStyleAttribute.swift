public import Foundation
public import Restyle
import RestyleRendering

/// An attribute of a text style as an attribute of `AttributedString`.
///
/// It is written through its scope:
///
/// ```swift
/// var text = AttributedString("Terms")
/// text.restyle.kern = 1.5
/// text.restyle.color = .red
/// ```
///
/// Foundation knows attributes by their names alone and stops the program where two of one name have values of different
/// types. So those of Restyle's own keys begin with `restyle.`, and attributes of other keys, whose names anybody may
/// choose, lie together in `restyle.custom`.
public enum TextStyleAttribute<Key: TextAttributeKey>: CodableAttributedStringKey {
  /// The type of the attribute's values.
  public typealias Value = Key.Value

  /// The key's name behind `restyle.`; of a key that isn't Restyle's own, one that no other key has.
  public static var name: String {
    standardNames[ObjectIdentifier(Key.self)] ?? "restyle/" + String(reflecting: Key.self)
  }
}

// Foundation asks for the name at each access.
private let standardNames = Dictionary(
  uniqueKeysWithValues: TextAttributeSupport.table.map {
    (ObjectIdentifier($0.key), "restyle." + $0.key.name)
  })

/// All attributes of a text style that have no attribute scope key of their own: those of custom keys, and those that
/// decoding didn't read.
public enum CustomTextAttributes: CodableAttributedStringKey {
  /// The type of the attribute's values.
  public typealias Value = TextAttributes

  /// `restyle/custom`, which no attribute of a single key has.
  public static let name = "restyle/custom"
}
