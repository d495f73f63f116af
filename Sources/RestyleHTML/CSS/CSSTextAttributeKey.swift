public import Restyle
import RestyleRendering

/// A custom attribute with CSS of its own.
///
/// ```swift
/// struct Balance: CSSTextAttributeKey {
///   static let name = "balance"
///   typealias Value = Bool
///   static func declare(_ value: Bool, in css: inout CSSProperties) {
///     css.set("text-wrap", to: value ? "balance" : "wrap")
///   }
/// }
/// ```
///
/// The attribute is declared wherever the style of a text is: in stylesheets, in `style` attributes, and for runs. It
/// can declare a text style that contains other custom attributes. If that style contains the attribute itself, this is
/// a problem, since the declaration would never end.
public protocol CSSTextAttributeKey: TextAttributeKey {
  /// Adds the declarations of a value.
  static func declare(_ value: Value, in css: inout CSSProperties)
}

extension CSSWriter {
  /// Adds the declarations of an attribute with CSS of its own; returns whether it has any.
  mutating func add(_ attribute: TextAttribute) -> Bool {
    guard let key = attribute.key as? any CSSTextAttributeKey.Type else { return false }
    func declare<Key: CSSTextAttributeKey>(_ key: Key.Type) -> Bool {
      guard let value = attribute.value(of: key) else { return false }
      guard !declaring.contains(ObjectIdentifier(key)) else {
        problems.append(RenderingProblem(.attribute(attribute.name)))
        return true
      }
      declaring.append(ObjectIdentifier(key))
      defer { declaring.removeLast() }
      CSSProperties.borrowing(&self) { Key.declare(value, in: &$0) }
      return true
    }
    return declare(key)
  }
}
