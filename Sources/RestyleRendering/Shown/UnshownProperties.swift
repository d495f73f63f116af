package import Restyle
package import RestyleElements

/// The properties of styles that an output doesn't show: its part of the table of all outputs.
///
/// Outputs report them if a style sets values that differ from the default style.
package struct UnshownProperties: Sendable {
  /// The properties of styles of all kinds.
  private let shared: [Property]
  /// The properties for kinds of elements, and for types of styles.
  private let kinds: [ObjectIdentifier: [Property]]
  /// The properties that a walk through a style visits, by the kind of element and the type of the style.
  private let selections = Lock<[[ObjectIdentifier]: PropertySelection]>([:])
  /// The properties that are shown, if all others aren't.
  let shown: ShownProperties?

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - shared: The properties that no style shows, at any depth of nested styles.
  ///   - kinds: The properties for kinds of elements, or for types of styles of any element.
  package init(_ shared: [Property], _ kinds: (kind: Any.Type, properties: [Property])...) {
    self.shared = shared
    shown = nil
    self.kinds = kinds.reduce(into: [:]) { $0[ObjectIdentifier($1.kind), default: []] += $1.properties }
  }

  /// Creates the table of an output that declares what it shows.
  init(beside shown: ShownProperties) {
    (shared, kinds, self.shown) = ([], [:], shown)
  }

  /// A property, by the names that lead to it, without those of states, bars and positions.
  ///
  /// An attribute of a text is one of Restyle's own.
  package struct Property: Sendable, ExpressibleByStringLiteral {
    fileprivate let names: [String]
    fileprivate let isUnshown: (@Sendable ([Any]) -> Bool)?

    package init(stringLiteral path: String) {
      names = path.split(separator: ".").map(String.init)
      isUnshown = nil
    }

    /// Creates a property that isn't shown in some cases.
    ///
    /// - Parameters:
    ///   - path: The names that lead to the property.
    ///   - isUnshown: Returns whether the property isn't shown, given its value, or that of a property that contains
    ///     it.
    package init<Value>(_ path: String, where isUnshown: @escaping @Sendable (Value) -> Bool) {
      names = path.split(separator: ".").map(String.init)
      self.isUnshown = { values in
        for case let value as Value in values.reversed() { return isUnshown(value) }
        return false
      }
    }
  }
}

extension UnshownProperties.Property {
  /// Creates each of some properties for each of some owners.
  package static func each(_ names: String, of owners: String...) -> [Self] {
    owners.flatMap { owner in names.split(separator: " ").map { Self(stringLiteral: "\(owner).\($0)") } }
  }

  /// Returns the number of steps of a path up to this property, if the path leads to it or to a property within it.
  ///
  /// - Parameters:
  ///   - path: The path of the other property.
  ///   - values: The value of the other property, after those that contain it.
  ///   - isAnywhere: Whether the property may be within any other.
  /// - Returns: The number of steps; nil if the path leads elsewhere.
  fileprivate func steps(in path: PropertyPath, _ values: [Any], isAnywhere: Bool) -> Int? {
    for start in path.steps.indices where !path.steps[start].isVariant {
      if let end = steps(in: path, from: start) {
        // A custom key may have the same name as another one.
        let isOthers = end == path.steps.count && (values.last as? TextAttribute)?.isRestyles == false
        return !isOthers && isUnshown?(values) ?? true ? end : nil
      }
      if !isAnywhere { return nil }
    }
    return nil
  }

  /// The end of the steps that match the names, from a start on; nil if they don't match.
  private func steps(in path: PropertyPath, from start: Int) -> Int? {
    var matched = 0
    for index in start..<path.steps.count where !path.steps[index].isVariant {
      guard path.steps[index].name == names[matched] else { return nil }
      matched += 1
      if matched == names.count { return index + 1 }
    }
    return nil
  }
}

extension PropertyPath {
  /// The owner of the property, as a part of the style; nil for the style itself.
  fileprivate var owner: String? { steps.count > 1 ? prefix(steps.count - 1).description : nil }
}

extension TextAttribute {
  /// Whether the key is one of Restyle's own.
  fileprivate var isRestyles: Bool { TextAttributeKeySet.standard.contains(key) }
}

extension [UnshownProperties.Property] {
  /// Returns the number of steps of a path up to the first of these properties that it leads to or passes through; nil
  /// if there is none.
  fileprivate func steps(in path: PropertyPath, _ values: [Any], isAnywhere: Bool) -> Int? {
    for property in self {
      if let count = property.steps(in: path, values, isAnywhere: isAnywhere) { return count }
    }
    return nil
  }
}

extension UnshownProperties {
  /// Returns the problems with a style, one for each property.
  ///
  /// - Parameters:
  ///   - kind: The kind of element that has the style.
  ///   - style: The style.
  ///   - standard: The default style.
  /// - Returns: The problems, without the element's path.
  package func problems<Style: ListedStyle>(
    of kind: Any.Type, _ style: Style, beside standard: Style
  ) -> [RenderingProblem] {
    if let shown { return problems(of: style, beside: standard, without: shown) }
    let types = [ObjectIdentifier(kind), ObjectIdentifier(Style.self)]
    let own = types.flatMap { kinds[$0] ?? [] }
    guard !own.isEmpty || !shared.isEmpty else { return [] }
    let selection = selections.withLock { known in
      if let selection = known[types] { return selection }
      let selection = PropertySelection(of: (own + shared).compactMap(\.names.last))
      known[types] = selection
      return selection
    }
    var found: Set<PropertyPath> = []
    var problems: [RenderingProblem] = []
    style.visitDifferences(from: standard, in: selection) { path, values in
      let count =
        own.steps(in: path, values, isAnywhere: false) ?? shared.steps(in: path, values, isAnywhere: true)
      guard let unshown = count.map({ path.prefix($0) }), found.insert(unshown).inserted,
        let property = unshown.steps.last
      else { return }
      problems.append(RenderingProblem(.property(property.name), part: unshown.owner))
    }
    return problems
  }

  /// The problems with everything that a style sets and that isn't shown, one for each property.
  private func problems<Style: ListedStyle>(
    of style: Style, beside standard: Style, without shown: ShownProperties
  ) -> [RenderingProblem] {
    var found: Set<PropertyPath> = []
    var problems: [RenderingProblem] = []
    style.visitDifferences(from: standard, without: shown.omission) { path, values in
      guard found.insert(path).inserted, let property = path.steps.last else { return }
      let attribute = (values.last as? TextAttribute).map { TextStyle(attributes: [$0]) }
      let losses = attribute.map { shown.losses(of: $0) } ?? [.property(property.name)]
      problems += losses.map { RenderingProblem($0, part: path.owner) }
    }
    return problems
  }

  /// Returns the problems with a style of any type, one for each property.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - kind: The kind of element that has it.
  /// - Returns: The problems, without the element's path.
  package func problems<Element: StyledElement>(
    ofAny style: Element.Style, _ kind: Element.Type
  ) -> [RenderingProblem] {
    func problems<Style: ListedStyle>(_ style: Style) -> [RenderingProblem] {
      self.problems(of: kind, style, beside: kind.defaultStyle as? Style ?? Style.properties.blank)
    }
    return (style as? any ListedStyle).map { problems($0) } ?? []
  }
}
