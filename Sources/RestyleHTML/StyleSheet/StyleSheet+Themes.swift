public import Restyle

/// A style that is made anew for each theme.
struct ThemableStyle: Sendable {
  let root: RuleRoot
  /// What it was without a theme.
  let rules: CSSRules
  let makeRules: @Sendable (inout RuleMaker) -> CSSRules
}

extension StyleSheet {
  /// Adds what the stylesheet's catalogs look like under other defaults, in a part of the page.
  ///
  /// ```swift
  /// sheet.add(values)
  /// let names = sheet.add(catalog)
  /// try sheet.add(theme: .brandB, to: "[data-theme=b]")
  /// ```
  ///
  /// The named values, the catalogs and the entries that were added so far are evaluated again, and what differs is
  /// declared for the elements that the selector selects and for all within them. So a theme reaches whatever is built
  /// on the defaults when it is read, as computed properties are. The selector weighs nothing. Of parts of a page that
  /// lie in one another, the theme that was added last counts.
  ///
  /// What a prepared stylesheet has which this one extends isn't reached: add themes before preparing. Neither are
  /// styles that were added by themselves, which are what they are under all defaults.
  ///
  /// - Parameters:
  ///   - theme: The defaults.
  ///   - selector: What selects the part of the page.
  public mutating func add(theme: DefaultStyling, to selector: CSSSelector) {
    // Whichever rule of a theme holds, it takes the place of all that stand before.
    order(
      Set(
        themables.compactMap { style in
          if case .className(let identifier) = style.root { identifier } else { nil }
        }))
    let usual = variables.lists.map { $0.variables(in: surroundings) }
    DefaultStyling.pinning(theme) {
      let themed = variables.lists.map { $0.variables(in: surroundings) }
      let differing = zip(usual.joined(), themed.joined()).filter { !$0.elementsEqual($1, by: ==) }.map(\.1)
      add(OrderedRules(root: .selector(selector.unweighed), rules: CSSRules(variables: differing)))
      addDifferences(of: VariableTable(variables.lists), in: selector.scope)
    }
  }

  /// Adds what the stylesheet's catalogs look like under other defaults, in a part of the page.
  ///
  /// - Throws: `CSSSelector.ParseError` if the text is no selector that can be read; nothing is added then.
  public mutating func add(
    theme: DefaultStyling, to selector: String
  ) throws(CSSSelector.ParseError) {
    add(theme: theme, to: try CSSSelector(selector))
  }

  /// Adds what styles look like otherwise with the defaults in force.
  private mutating func addDifferences(of table: VariableTable, in scope: Bytes) {
    var maker = RuleMaker(in: surroundings.referring(to: variables.lists.isEmpty ? nil : table))
    var resets: [OrderedRules] = []
    var rules: [OrderedRules] = []
    for style in themables {
      let themed = style.makeRules(&maker)
      report(themed.problems)
      guard let differences = themed.differences(from: style.rules) else { continue }
      let group = [differences.resets, differences.rules].map {
        OrderedRules(root: style.root, rules: $0, scope: scope)
      }
      if case .className = style.root {
        resets.append(group[0])
        rules.append(group[1])
      } else {
        // Selectors may select the same: what comes behind the style comes behind its theme as well.
        add([group[0]], at: end(of: style))
        add([group[1]], at: end(of: style))
      }
    }
    for group in [resets, rules] {
      add(group, at: ordered.firstIndex { !$0.isOfClasses } ?? ordered.endIndex)
    }
  }

  /// Behind the rules of a style for a selector, and those of its themes.
  private func end(of style: ThemableStyle) -> Int {
    let usual = [OrderedRules(root: style.root, rules: style.rules)]
    guard let start = ordered.firstIndex(of: usual) else { return ordered.endIndex }
    return ordered[(start + 1)...].firstIndex { $0[0].root != style.root || $0[0].scope.isEmpty }
      ?? ordered.endIndex
  }
}

extension [OrderedRules] {
  fileprivate var isOfClasses: Bool {
    if case .className? = first?.root { true } else { false }
  }
}

extension CSSSelector {
  /// The selector, weighing nothing.
  fileprivate var unweighed: CSSSelector {
    CSSSelector(alternatives: [
      Bytes(":where(".utf8) + alternatives.joined(separator: [UInt8(ascii: ",")]) + [UInt8(ascii: ")")]
    ])
  }

  /// The end of selectors of what the selector selects, and of all within that; it weighs nothing.
  fileprivate var scope: Bytes {
    let places = alternatives.map { $0 + [UInt8(ascii: ",")] + $0 + Bytes(" *".utf8) }
    return Bytes(":where(".utf8) + places.joined(separator: [UInt8(ascii: ",")]) + [UInt8(ascii: ")")]
  }
}
