public import Restyle

/// Rules that create styles and named values from tokens, by their names.
///
/// ```swift
/// let rules = TokenRules.standard.adding(ButtonStateStyle.self, in: "button.*") { group in
///   ButtonStateStyle(
///     background: BackgroundStyle(color: group.color("background") ?? .clear),
///     text: group.text("label") ?? .default)
/// }
/// ```
///
/// Without more rules colours, lengths, the radii of corners and shadows are named values; typography is a text style,
/// a border a border style and a gradient a background.
public struct TokenRules: Sendable {
  /// How many points one rem is: the font size that people prefer in most browsers.
  public var rem: Double = 16
  /// Whether a dimension is the radius of corners; it gets its path.
  public var isCornerRadius: @Sendable (_ path: String) -> Bool
  /// Adds the styles of groups to a catalog.
  var styles: [GroupStyle] = []
  /// The types of styles that may be stored, beside those that are known by their names.
  var storedTypes: [any (Style & Codable).Type] = []
  /// The attributes of texts that stored styles may set.
  var keys = TextAttributeKeySet.standard

  /// A dimension is the radius of corners if its path has one of the words radius, radii, rounded, corner and corners.
  public static var standard: TokenRules {
    TokenRules { path in
      SwiftName.words(of: path).contains { cornerWords.contains($0.lowercased()) }
    }
  }

  private static let cornerWords: Set<String> = ["radius", "radii", "rounded", "corner", "corners"]

  init(isCornerRadius: @escaping @Sendable (_ path: String) -> Bool) { self.isCornerRadius = isCornerRadius }

  struct GroupStyle: Sendable {
    let pattern: String
    /// Adds the style of a group to a catalog, and returns what creates it.
    let add: @Sendable (TokenStyleGroup, inout StyleCatalog) -> @Sendable () -> any Style
  }
}

extension TokenRules {
  /// Returns rules with one more, which creates a style of each group whose path matches a pattern.
  ///
  /// The style has the group's path as its name in the catalog.
  ///
  /// - Parameters:
  ///   - type: The type of the styles.
  ///   - pattern: The names of groups joined by dots; `*` stands for any one name.
  ///   - style: Creates the style of a group, whenever it is read.
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

  /// Returns rules by which styles of a type are read that an export stored.
  ///
  /// A name leads to no type by itself: the types of the module Restyle are known, and others, as `StackStyle` and those of
  /// your own, are named here.
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

  /// Returns rules by which attributes of your own are read, in styles that an export stored.
  ///
  /// Attributes of other names are kept, and encoded unchanged; each is a problem.
  ///
  /// - Parameter keys: The keys of all attributes that are read.
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
