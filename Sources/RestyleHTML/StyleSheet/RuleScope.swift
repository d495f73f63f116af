import RestyleRendering

/// The scope of a theme's rules.
// A class, since all rules of a theme share it.
final class RuleScope: Sendable {
  /// The end of the selectors, which adds no specificity; empty for none.
  let suffix: Bytes
  /// The container query around the rules; nil for none.
  let container: String?
  // Stored, since all rules of a theme are looked up with the scope.
  private let hash: Int

  init(suffix: Bytes = [], container: String? = nil) {
    self.suffix = suffix
    self.container = container
    var hasher = Hasher()
    hasher.combine(suffix)
    hasher.combine(container)
    hash = hasher.finalize()
  }
}

extension RuleScope {
  /// The elements that a selector selects, and all their descendants, even if other themes are in between.
  static func part(of selector: CSSSelector) -> RuleScope {
    let places = selector.elements.map { $0 + [UInt8(ascii: ",")] + $0 + Bytes(" *".utf8) }
    return RuleScope(
      suffix: Bytes(":where(".utf8) + places.joined(separator: Bytes(",".utf8)) + Bytes(")".utf8))
  }

  /// The elements that a selector selects, without their descendants.
  static func roots(of selector: CSSSelector) -> RuleScope { RuleScope(suffix: selector.unweighed) }

  /// All children of elements that declare or inherit a custom property's value.
  ///
  /// - Parameter declaration: The property and its value, as in `--a:'b'`.
  /// - Returns: The scope.
  static func within(_ declaration: Bytes) -> RuleScope {
    RuleScope(container: "style(\(String(decoding: declaration, as: UTF8.self)))")
  }
}

extension RuleScope: Hashable {
  static func == (lhs: RuleScope, rhs: RuleScope) -> Bool {
    lhs === rhs || (lhs.suffix == rhs.suffix && lhs.container == rhs.container)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension CSSSelector {
  /// The selector with a specificity of zero.
  var unweighed: Bytes {
    Bytes(":where(".utf8) + elements.joined(separator: Bytes(",".utf8)) + Bytes(")".utf8)
  }
}
