public import Restyle

/// A condition of `@supports`: features that a browser has to support (CSS Conditional 4, section 2).
///
/// ```swift
/// let subgrids = try SupportsCondition.declaration("grid-template-rows", "subgrid")
/// try sheet.addRule(for: ".cards", supporting: subgrids && .selector(CSSSelector(":has(img)"))) { css in
///   css.set("display", to: "grid")
/// }
/// ```
///
/// Join conditions by `&&`, `||` and `!`.
public struct SupportsCondition: Hashable, Sendable {
  private let text: ConditionText
}

extension SupportsCondition {
  /// A condition that always holds.
  public static let always = SupportsCondition(text: .always)

  /// Returns a condition that the browser supports a declaration.
  ///
  /// - Parameters:
  ///   - property: The name of the property.
  ///   - value: The value as CSS writes it.
  /// - Returns: The condition.
  /// - Throws: `CSSParseError` if the property or the value can't be parsed.
  public static func declaration(
    _ property: String, _ value: String
  ) throws(CSSParseError) -> SupportsCondition {
    var (name, text) = (CSSReader(property), CSSReader(value))
    var bytes = try name.propertyName()
    bytes.append(UInt8(ascii: ":"))
    bytes.append(contentsOf: try text.value())
    return SupportsCondition(text: .feature(String(decoding: bytes, as: UTF8.self)))
  }

  /// Returns a condition that the browser supports a selector.
  public static func selector(_ selector: CSSSelector) -> SupportsCondition {
    selector.alternatives.reduce(.always) { condition, alternative in
      let text = String(decoding: alternative.text, as: UTF8.self)
      return condition && SupportsCondition(text: .function("selector(\(text))"))
    }
  }

  /// Returns a condition that holds if both conditions hold.
  public static func && (lhs: SupportsCondition, rhs: SupportsCondition) -> SupportsCondition {
    SupportsCondition(text: lhs.text && rhs.text)
  }

  /// Returns a condition that holds if at least one of two conditions holds.
  public static func || (lhs: SupportsCondition, rhs: SupportsCondition) -> SupportsCondition {
    SupportsCondition(text: lhs.text || rhs.text)
  }

  /// Returns a condition that holds if this condition doesn't hold.
  public static prefix func ! (condition: SupportsCondition) -> SupportsCondition {
    SupportsCondition(text: !condition.text)
  }
}

extension SupportsCondition: CustomStringConvertible {
  // CSS has no keyword for conditions that never hold.
  /// The condition in the syntax of CSS; empty if it always holds.
  public var description: String { text.isNever ? "not (color:red)" : text.standalone }
}
