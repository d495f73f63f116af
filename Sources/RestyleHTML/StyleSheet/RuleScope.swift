import RestyleRendering

/// Where the rules of a theme hold.
// A class, since all rules of a theme share it.
final class RuleScope: Sendable {
  /// The end of the selectors, which weighs nothing; empty for none.
  let suffix: Bytes
  /// The container query around the rules; nil for none.
  let container: String?
  // All rules of a theme are looked up with it.
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
  /// What a selector selects, and all within that, whichever other themes are in between.
  static func part(of selector: CSSSelector) -> RuleScope {
    let places = selector.elements.map { $0 + [UInt8(ascii: ",")] + $0 + Bytes(" *".utf8) }
    return RuleScope(
      suffix: Bytes(":where(".utf8) + places.joined(separator: Bytes(",".utf8)) + Bytes(")".utf8))
  }

  /// What a selector selects, and nothing within that.
  static func roots(of selector: CSSSelector) -> RuleScope { RuleScope(suffix: selector.unweighed) }

  /// All that lies right in what declares a custom property, or inherits it.
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
  /// The selector, weighing nothing.
  var unweighed: Bytes {
    Bytes(":where(".utf8) + elements.joined(separator: Bytes(",".utf8)) + Bytes(")".utf8)
  }
}
