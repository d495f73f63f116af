public import Restyle

/// What rules are for, as CSS writes it: `.btn-primary`, `h1, .prose h1` or `[data-theme=b] .card`.
///
/// ```swift
/// let headings = try CSSSelector("h1, .prose > h1")
/// let own = CSSSelector.className(name)  // whatever the name holds
/// ```
///
/// A text is read, and written again from what was read: nothing in it can leave its place in a stylesheet. What can
/// be read is a part of Selectors 4:
///
/// | What | As in |
/// |---|---|
/// | elements, classes, identifiers | `h1`, `*`, `.card`, `#top` |
/// | attributes | `[open]`, `[lang\|=en]`, `[data-theme="b" i]` with any of `=`, `~=`, `\|=`, `^=`, `$=`, `*=` |
/// | combinators, lists | `.prose h1`, `nav > a`, `dt + dd`, `h2 ~ p`, `h1, h2` |
/// | other selectors | `:is()`, `:where()`, `:not()`, eight deep |
/// | places | `:root`, `:empty`, `:first-child` and its like, `:nth-child(2n + 1)` and its like |
/// | states | `:hover`, `:active`, `:focus`, `:focus-visible`, `:focus-within`, `:target`, `:link`, `:any-link`, `:visited`, `:enabled`, `:disabled`, `:checked`, `:indeterminate`, `:default`, `:required`, `:optional`, `:read-only`, `:read-write`, `:valid`, `:invalid`, `:user-valid`, `:user-invalid`, `:placeholder-shown` |
///
/// Pseudo-elements, namespaces and `:has()` are not: what a style says of parts and states, its rules select themselves.
public struct CSSSelector: Hashable, Sendable {
  /// The selectors of the list, as they are written.
  let alternatives: [Bytes]
}

extension CSSSelector {
  /// Says why a text isn't a selector that can be read.
  public typealias ParseError = CSSParseError

  /// Reads a selector, or a list of some.
  ///
  /// - Parameter css: The selector as CSS writes it; names may hold escapes.
  /// - Throws: `ParseError` that says what is wrong, where, and what would be right.
  /// - Complexity: Linear in the length of the text.
  public init(_ css: String) throws(ParseError) {
    var reader = CSSReader(css)
    alternatives = try reader.selectors()
  }

  /// What has a class, whatever the name holds; one that no element can have selects nothing.
  public static func className(_ name: String) -> CSSSelector {
    guard !name.isEmpty else { return nothing }
    return CSSSelector(alternatives: [Bytes(".".utf8) + Bytes(cssIdentifier: name)])
  }

  /// What has an attribute of a value, whatever both hold.
  ///
  /// ```swift
  /// let area = CSSSelector.attribute("data-theme", equals: brand.name)
  /// ```
  public static func attribute(_ name: String, equals value: String) -> CSSSelector {
    guard !name.isEmpty else { return nothing }
    var text = Bytes("[".utf8)
    text.append(cssIdentifier: name)
    text.append(UInt8(ascii: "="))
    text.append(cssString: value)
    text.append(UInt8(ascii: "]"))
    return CSSSelector(alternatives: [text])
  }

  private static let nothing = CSSSelector(alternatives: [Bytes(":not(*)".utf8)])
}

extension CSSSelector: CustomStringConvertible {
  /// The selector as CSS, without spaces that say nothing.
  public var description: String {
    alternatives.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ",")
  }
}
