public import Restyle

/// Rules by which tokens become styles and named values.
///
/// ```swift
/// let rules = TokenRules.standard.adding(ButtonStateStyle.self, in: "button.*") { group in
///   ButtonStateStyle(
///     background: BackgroundStyle(color: group.color("background") ?? .clear),
///     text: group.text("label") ?? .default)
/// }
/// ```
///
/// By default, colours, lengths, corner radii and shadows become named values. Typography becomes a text style, a
/// border a border style, and a gradient a background.
public struct TokenRules: Sendable {
  /// The number of points in one rem: the font size that people prefer in most browsers.
  public var rem: Double = 16
  /// A closure that returns whether the dimension at a path is a corner radius.
  public var isCornerRadius: @Sendable (_ path: String) -> Bool
  /// Adds the styles of groups to a catalog.
  var styles: [GroupStyle] = []
  /// The types of stored styles that can be read in addition to Restyle's own.
  var storedTypes: [any (Style & Codable).Type] = []
  /// The attributes of texts that stored styles can set.
  var keys = TextAttributeKeySet.standard

  /// The standard rules.
  ///
  /// A dimension is a corner radius if its path has one of the words radius, radii, rounded, corner and corners.
  public static var standard: TokenRules {
    TokenRules { path in
      SwiftName.words(of: path).contains { cornerWords.contains($0.lowercased()) }
    }
  }

  private static let cornerWords: Set<String> = ["radius", "radii", "rounded", "corner", "corners"]

  init(isCornerRadius: @escaping @Sendable (_ path: String) -> Bool) { self.isCornerRadius = isCornerRadius }

  struct GroupStyle: Sendable {
    let pattern: String
    /// Adds the style of a group to a catalog, and returns a closure that creates it.
    let add: @Sendable (TokenStyleGroup, inout StyleCatalog) -> @Sendable () -> any Style
  }
}

extension TokenRules {
  /// Returns rules with another rule, which creates a style from each group whose path matches a pattern.
  ///
  /// The name of the style in the catalog is the path of the group.
  ///
  /// - Parameters:
  ///   - type: The type of the styles.
  ///   - pattern: The names of groups, joined by dots; `*` stands for any single name.
  ///   - style: A closure that creates the style of a group each time it is read.
  /// - Returns: The rules.
  public func adding<S: Style>(
    _ type: S.Type, in pattern: String, _ style: @escaping @Sendable (TokenStyleGroup) -> S
  ) -> TokenRules {
    var rules = self
    rules.styles.append(
      GroupStyle(pattern: pattern) { group, catalog in
        catalog[type].append(NamedStyle(group.path, style(group)))
        return { style(group) }
      })
    return rules
  }

  /// Returns rules that also read the styles of a type which an export stored.
  ///
  /// A file can't choose types by their names. The types of the module Restyle are known; name others here, such as
  /// `StackStyle` and types of your own.
  ///
  /// ```swift
  /// let design = TokenDesign("Acme", tokens, rules: .standard.reading(StackStyle.self))
  /// ```
  ///
  /// - Parameter type: The type of the styles.
  /// - Returns: The rules.
  public func reading<S: Style & Codable>(_ type: S.Type) -> TokenRules {
    var rules = self
    rules.storedTypes.append(type)
    return rules
  }

  /// Returns rules that also read custom attributes, in styles that an export stored.
  ///
  /// Attributes with other names are kept, and encoded unchanged; each is a problem.
  ///
  /// - Parameter keys: The keys of all attributes to read.
  /// - Returns: The rules.
  public func reading(keys: TextAttributeKeySet) -> TokenRules {
    var rules = self
    rules.keys = keys
    return rules
  }
}

extension TokenRules.GroupStyle {
  func matches(_ path: String) -> Bool {
    let (names, patterns) = (path.pathNames, pattern.pathNames)
    return names.count == patterns.count
      && zip(names, patterns).allSatisfy { $1 == "*" || $0.isExactly($1) }
  }
}
