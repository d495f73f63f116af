public import Restyle

/// A selector in the syntax of CSS: `.btn-primary`, `h1, .prose h1` or `[data-theme=b] .card`.
///
/// ```swift
/// let headings = try CSSSelector("h1, .prose > h1")
/// let own = CSSSelector.className(name)  // whatever the name holds
/// ```
///
/// A selector is parsed, and written from the result, so it can't break out of its place in a stylesheet. It can
/// contain a part of Selectors 4:
///
/// | What | As in |
/// |---|---|
/// | elements, classes, identifiers | `h1`, `*`, `.card`, `#top` |
/// | attributes | `[open]`, `[lang\|=en]`, `[data-theme="b" i]` with any of `=`, `~=`, `\|=`, `^=`, `$=`, `*=` |
/// | combinators, lists | `.prose h1`, `nav > a`, `dt + dd`, `h2 ~ p`, `h1, h2` |
/// | other selectors | `:is()`, `:where()`, `:not()`, `:has()`, eight deep |
/// | places | `:root`, `:empty`, `:first-child` and its like, `:nth-child(2n + 1)` and its like |
/// | states | `:hover`, `:active`, `:focus`, `:focus-visible`, `:focus-within`, `:target`, `:link`, `:any-link`, `:visited`, `:enabled`, `:disabled`, `:checked`, `:indeterminate`, `:default`, `:required`, `:optional`, `:read-only`, `:read-write`, `:valid`, `:invalid`, `:user-valid`, `:user-invalid`, `:placeholder-shown`, `:autofill`, `:in-range`, `:out-of-range`, `:popover-open`, `:modal`, `:fullscreen`, `:defined` |
/// | languages, directions | `:lang(en, "de-AT")`, `:dir(rtl)` |
/// | pseudo-elements, at the end | `::before`, `::after`, `::marker`, `::selection`, `::placeholder`, `::backdrop`, `::first-line`, `::first-letter`, `::file-selector-button`, and those that begin with `-webkit-` |
///
/// Namespaces can't be parsed. The rules of a style select its states themselves, before a pseudo-element.
public struct CSSSelector: Hashable, Sendable, NonisolatedValue {
  /// The selectors of the list.
  let alternatives: [Alternative]

  /// One of the selectors of a list.
  struct Alternative: Hashable, Sendable {
    /// The selector of the elements, as it is written.
    var element: Bytes
    /// The pseudo-element of the elements, as it is written; empty for the elements themselves.
    var pseudoElement: Bytes = []
  }
}

extension CSSSelector {
  /// An error in the text of a selector.
  public typealias ParseError = CSSParseError

  /// Parses a selector, or a list of selectors.
  ///
  /// - Parameter css: The selector as CSS writes it; names can contain escapes.
  /// - Throws: A `ParseError` that says what is wrong, where, and what would be right.
  /// - Complexity: Linear in the length of the text.
  public init(_ css: String) throws(ParseError) {
    var reader = CSSReader(css)
    alternatives = try reader.selectors()
  }

  /// Returns a selector for elements with a class, with its name escaped; an empty name selects nothing.
  public static func className(_ name: String) -> CSSSelector {
    guard !name.isEmpty else { return nothing }
    return CSSSelector(elements: Bytes(".".utf8) + Bytes(cssIdentifier: name))
  }

  /// Returns a selector for elements with an attribute that has a value, with both escaped.
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
    return CSSSelector(elements: text)
  }

  private static let nothing = CSSSelector(elements: Bytes(":not(*)".utf8))

  /// Creates a selector from text that is already escaped.
  init(elements: Bytes) { alternatives = [Alternative(element: elements)] }

  /// Returns the selector of a pseudo-element of the selected elements, which replaces one that the selector has.
  ///
  /// ```swift
  /// sheet.addRule(for: CSSSelector.className(name).pseudoElement(.before)) { css in
  ///   css.set(content: "→ ")
  /// }
  /// ```
  public func pseudoElement(_ pseudoElement: PseudoElement) -> CSSSelector {
    CSSSelector(
      alternatives: alternatives.map {
        Alternative(element: $0.element, pseudoElement: Bytes("::\(pseudoElement.rawValue)".utf8))
      })
  }

  /// A pseudo-element (CSS Pseudo-Elements 4).
  public enum PseudoElement: String, Hashable, Sendable, CaseIterable {
    /// Generated content before the content of an element.
    case before
    /// Generated content after the content of an element.
    case after
    /// The number or the bullet of a list item.
    case marker
    /// The selected text.
    case selection
    /// The placeholder of an empty field.
    case placeholder
    /// The backdrop of a dialog.
    case backdrop
    /// The first line of a block, wherever it ends.
    case firstLine = "first-line"
    /// The first letter of a block, with punctuation around it.
    case firstLetter = "first-letter"
    /// The button of a file field.
    case fileSelectorButton = "file-selector-button"
  }

  /// The selectors of elements that are selected, or that contain the pseudo-elements.
  var elements: [Bytes] { alternatives.map(\.element) }
}

extension CSSSelector.Alternative {
  /// The whole selector.
  var text: Bytes { element + pseudoElement }
}

extension CSSSelector: CustomStringConvertible {
  /// The selector in the syntax of CSS, without optional spaces.
  public var description: String {
    alternatives.map { String(decoding: $0.text, as: UTF8.self) }.joined(separator: ",")
  }
}
