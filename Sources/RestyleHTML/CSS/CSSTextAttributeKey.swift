public import Restyle
import RestyleRendering

/// An attribute of your own that brings its CSS.
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
/// It is declared wherever a text's style is, in stylesheets and in `style` attributes, for its runs as well. A text style
/// that it declares itself may hold others of your own; its own attribute in it is a problem, since it would have no end.
public protocol CSSTextAttributeKey: TextAttributeKey {
  /// Declares what a value says.
  static func declare(_ value: Value, in css: inout CSSProperties)
}

extension CSSWriter {
  /// Declares what an attribute says that brings its CSS; returns whether it does.
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
