import Restyle
public import RestyleRendering

/// A finished stylesheet that many pages extend, on any number of threads.
///
/// Pages use the classes of prepared styles, and create no rules for them. The prepared styles are those that you
/// passed to `classNames(for:)`, those of added catalogs, and those of elements that you rendered with the stylesheet.
///
/// ```swift
/// var sheet = StyleSheet()
/// sheet.add(catalog)
/// var sample = HTMLRenderer(styleSheet: sheet)
/// try sample.append(SettingsForm())
/// let prepared = PreparedStyleSheet(sample.styleSheet)             // once, when the program starts
///
/// var page = HTMLRenderer(styleSheet: StyleSheet(extending: prepared))
/// try page.append(SettingsForm())                                  // creates no rules
/// ```
///
/// The `styleSheet.css` of a page has all rules. If browsers load `prepared.css` as a file, the page needs only its
/// `styleSheet.addedCSS`. An ``HTMLDocument`` with linked styles does this by itself.
public struct PreparedStyleSheet: Sendable {
  let contents: Contents

  /// Prepares the current contents of a stylesheet.
  public init(_ styleSheet: StyleSheet) { contents = Contents(styleSheet.flattened) }

  // One immutable object, which pages share without copies and without a lock.
  final class Contents: Sendable {
    let styleSheet: StyleSheet
    /// The initial value of stylesheets that extend it; nearly empty, so that pages retain few references.
    let start: StyleSheet
    /// The CSS.
    let css: String
    /// The CSS with what all pages have, digested once for them.
    let digested: DigestedStyles
    private let roots: [StyleUse: String]

    init(_ styleSheet: StyleSheet) {
      self.styleSheet = styleSheet
      start = StyleSheet(startingFrom: styleSheet)
      css = styleSheet.css
      digested = DigestedStyles(styleSheet.bytesOfPage.text)
      roots = Dictionary(styleSheet.uses.map { ($0.use, $0.root) }) { first, _ in first }
    }

    /// The contents, unless there is no CSS.
    var ifNotEmpty: Contents? { css.isEmpty ? nil : self }

    /// The class of a style.
    func root(for use: StyleUse) -> String? { roots[use] }
  }
}

extension PreparedStyleSheet {
  /// The CSS: rules without conditions, then those for each media query, from the general to the special.
  ///
  /// Pages and the prepared file also have a few rules of every page, which a stylesheet of an existing site lacks.
  public var css: String { contents.css }

  /// The problems, each once: features of styles that the rules can't express.
  public var problems: [RenderingProblem] { contents.styleSheet.problems }
}

/// A style that was requested, and the surroundings of its rules.
struct StyleUse: Sendable {
  /// The name of its class; nil for a class that is shared by all styles with the same rules.
  let name: ExactText?
  let surroundings: RuleSurroundings
  let style: any Hashable & Sendable
}

extension StyleUse: Hashable {
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.name == rhs.name && lhs.style.isEqual(to: rhs.style) && lhs.surroundings == rhs.surroundings
  }

  func hash(into hasher: inout Hasher) {
    // The surroundings are left out, since they are usually the same.
    hasher.combine(name)
    style.hash(into: &hasher)
  }
}

extension Equatable {
  func isEqual(to other: any Equatable) -> Bool { (other as? Self).map { $0 == self } ?? false }
}
