/// The named styles of a design system, in reading order.
///
/// You write styles as static extensions. A catalog lists them, so that a book, a stylesheet or a check can visit all
/// styles of a design system. The styles can be of any type, including your own:
///
/// ```swift
/// let catalog = StyleCatalog("House style") {
///   NamedStyle("header", TextStyle.header)
///   NamedStyle("settings", dynamic: DynamicSectionStyle.settings)
/// }
/// let texts = catalog[TextStyle.self]
/// ```
public struct StyleCatalog: Sendable, NonisolatedValue {
  /// The name of the design system.
  public var name: String
  // One group per type, in the order in which the types were added.
  @usableFromInline private(set) var groups: [Group] = []

  /// The styles of one type.
  public struct Group: Sendable {
    fileprivate let type: any Style.Type
    // An array of `NamedStyle` of the type.
    @usableFromInline fileprivate(set) var styles: any Sendable
  }

  /// Creates a catalog from the given styles.
  ///
  /// Styles of the same type form a group, in the given order.
  public init(_ name: String, @ArrayBuilder<Group> styles: () -> [Group] = { [] }) {
    self.name = name
    for group in styles() { append(group.type, of: group) }
  }
}

extension StyleCatalog {
  /// The types of the catalog's styles, in the order of their first styles.
  ///
  /// To visit the whole catalog, open each type:
  ///
  /// ```swift
  /// func visit<S: Style>(_ type: S.Type) { count += catalog[type].count }
  /// for type in catalog.types { visit(type) }
  /// ```
  public var types: [any Style.Type] { groups.map(\.type) }

  /// The styles of a type, in the order in which they were added.
  ///
  /// - Complexity: Linear in the number of types.
  public subscript<S: Style>(type: S.Type) -> [NamedStyle<S>] {
    @inlinable
    get {
      guard let index = index(of: type) else { return [] }
      return groups[index].named()
    }
    _modify {
      let index = index(of: type) ?? groups.endIndex
      // Taken out first, so that appending finds a unique reference.
      var styles: [NamedStyle<S>] = index < groups.endIndex ? groups.remove(at: index).named() : []
      defer { if !styles.isEmpty { groups.insert(Group(styles), at: index) } }
      yield &styles
    }
  }

  /// The current style with a type and a name; nil if there is none.
  ///
  /// If several styles have the name, this is the first of them.
  ///
  /// - Complexity: Linear in the number of types, and in the number of styles of the type.
  public subscript<S: Style>(type: S.Type, name: String) -> S? {
    self[type].first { $0.name.isExactly(name) }?.style
  }

  /// All styles of the catalog, for adding them to another catalog in a builder.
  public var styles: [Group] { groups }

  // By index, because iterating would copy each group.
  @usableFromInline
  func index(of type: any Style.Type) -> Int? {
    for index in groups.indices where groups[index].type == type { return index }
    return nil
  }

  private mutating func append<S: Style>(_ type: S.Type, of group: Group) { self[type] += group.named() }
}

extension StyleCatalog.Group {
  init<S: Style>(_ styles: [NamedStyle<S>]) {
    type = S.self
    self.styles = styles
  }

  @inlinable
  func named<S: Style>() -> [NamedStyle<S>] { styles as? [NamedStyle<S>] ?? [] }
}

extension ArrayBuilder where Component == StyleCatalog.Group {
  /// Adds a style.
  public static func buildExpression<S: Style>(_ style: NamedStyle<S>) -> [Component] { [Component([style])] }

  /// Rejects a value without a name in a catalog.
  @available(*, unavailable, message: "a catalog lists styles with their names: NamedStyle(name, style)")
  @_disfavoredOverload
  public static func buildExpression<Other>(_ other: Other) -> [Component] { [] }

  /// Adds several styles of the same type.
  public static func buildExpression<S: Style>(_ styles: [NamedStyle<S>]) -> [Component] {
    [Component(styles)]
  }
}
