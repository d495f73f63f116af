public import Restyle
import RestyleRendering

/// The classes of a catalog's styles, by their types and their names in the catalog.
///
/// ```swift
/// let names = sheet.add(catalog)
/// let primary = names[ButtonStyle.self, "primary"]?.component
/// let first = names[ButtonStyle.self][0][.title]
/// ```
public struct CatalogClassNames: Sendable {
  // In the order of the catalog.
  fileprivate var entries: [Entry] = []

  fileprivate struct Entry: Sendable {
    /// The type of the style.
    let type: ObjectIdentifier
    let name: String
    /// The style's class, or the classes of a recipe's style, separated by spaces.
    let root: String
  }

  /// The classes of the styles of a type, in the order of the catalog.
  public subscript<S: CSSStyle>(type: S.Type) -> [S.ClassNames] {
    entries.filter { $0.type == ObjectIdentifier(type) }.map { S.css.classNames($0.root) }
  }

  /// The classes of the style with a type and a name: the first one if several have the name, nil if none has.
  ///
  /// - Complexity: Linear in the number of entries.
  public subscript<S: CSSStyle>(type: S.Type, entry: String) -> S.ClassNames? {
    entries.first { $0.type == ObjectIdentifier(type) && $0.name.isExactly(entry) }
      .map { S.css.classNames($0.root) }
  }

  /// The class of the entry with a name, which the classes of its components start with; nil if there is none.
  ///
  /// A style of a recipe has several classes, separated by spaces. If several entries have the name, the first one in
  /// the order of the catalog's types counts.
  ///
  /// - Complexity: Linear in the number of entries.
  public subscript(entry: String) -> String? { entries.first { $0.name.isExactly(entry) }?.root }
}

extension StyleSheet {
  /// Adds classes for each style of a catalog, named after the catalog and the style.
  ///
  /// The styles of a recipe share classes: `House-button` for the declarations that all have in common, and
  /// `House-button--small` for those that a value of an axis changes. Elements whose styles have the same CSS have
  /// these classes too.
  ///
  /// Your own types of styles have classes if they conform to ``CSSStyle``; others are reported.
  ///
  /// - Returns: The class names.
  @discardableResult
  public mutating func add(_ catalog: StyleCatalog) -> CatalogClassNames {
    var names = CatalogClassNames()
    let count = themables.count
    // The usual number of styles in design systems.
    usedNames.reserveCapacity(24)
    names.entries.reserveCapacity(24)
    DefaultStyling.countingReads { scope in
      for type in catalog.types {
        guard let type = type as? any CSSStyle.Type else {
          report([RenderingProblem(.styleWithoutCSS(type))])
          continue
        }
        add(type, of: catalog, to: &names, in: scope)
      }
    }
    if !themes.isEmpty { reach(Array(themables[count...])) }
    return names
  }

  private mutating func add<S: CSSStyle>(
    _ type: S.Type, of catalog: StyleCatalog, to names: inout CatalogClassNames,
    in scope: CountingScope
  ) {
    let styles = catalog[type]
    let prefix = catalog.name + "-"
    // By index, since iterating over a type that the compiler doesn't know is slower.
    var index = 0
    while index < styles.count {
      let entry = styles[index]
      if entry.variant != nil {
        let recipe = styles[index...].prefixOfOneRecipe()
        names.entries += zip(recipe, add(recipe: recipe, of: catalog.name, in: scope)).map {
          .init(type: ObjectIdentifier(type), name: $0.name, root: $1)
        }
        index = recipe.endIndex
        continue
      }
      index += 1
      let name = prefix + entry.name
      let count = classes.count
      var new: ThemableRules?
      let root: String
      if let style = entry.dynamicStyle {
        root = self.root(of: style.identity, named: name) {
          ThemableRules(entry, style, by: &$0, as: S.css, in: scope).stored(in: &new)
        }
      } else {
        let style = entry.style
        root = self.root(of: style, named: name) {
          ThemableRules(entry, style, by: &$0, as: S.css, in: scope).stored(in: &new)
        }
      }
      // Rules that are empty without a theme can have declarations in one.
      if let new {
        let usual =
          classes.count > count
          ? classes[count] : RootedRules(root: RuleRoot(className: root), rules: new.rules)
        themables.append(ThemableStyle(usual: usual, makeRules: new.update))
      }
      names.entries.append(.init(type: ObjectIdentifier(type), name: entry.name, root: root))
    }
  }
}
