import RestyleRendering

extension CSSRules {
  /// What takes these rules' place where they hold.
  struct Differences {
    /// Takes back what the others declare and these don't; comes first.
    let resets: CSSRules
    /// All that these declare of properties that differ.
    let rules: CSSRules
  }

  /// A property of what may be one element in several states.
  private struct Place: Hashable {
    let part: StylePart?
    let suffix: StyleSelector.Suffix?
    let property: CSSProperty
    /// The name of the property if it isn't known; makers number these as they meet them.
    let customName: Bytes

    init(_ selector: StyleSelector, _ property: CSSProperty, _ customName: Bytes) {
      switch selector.child ?? selector.part {
      // A row is one of these as well.
      case .top, .middle, .bottom, .unique: part = .row
      case let part: self.part = part
      }
      switch selector.suffix {
      // These are states.
      case .active, .empty: suffix = nil
      case let suffix: self.suffix = suffix
      }
      self.property = property.isCustom ? .custom1 : property
      self.customName = customName
    }

    var name: String {
      customName.isEmpty ? "\(property.name)" : String(decoding: customName, as: UTF8.self)
    }

    /// Whether the property stands for another one of the same element among others, as `padding` and `border-width`
    /// do.
    func includes(_ other: Place) -> Bool {
      guard other.part == part, other.suffix == suffix, other != self else { return false }
      let (name, otherName) = (name, other.name)
      if otherName.hasPrefix(name + "-") { return true }
      let border = "border-"
      return name.hasPrefix(border) && otherName.hasPrefix(border)
        && otherName.hasSuffix(name.dropFirst(border.count - 1))
    }
  }

  private struct Declared: Equatable {
    let selector: StyleSelector
    let condition: TraitCondition
    let text: Bytes
  }

  private var places: [Place: [Declared]] {
    var places: [Place: [Declared]] = [:]
    for rule in rules {
      for declaration in self[rule] {
        var text = Bytes()
        append(CollectionOfOne(declaration), to: &text)
        places[Place(rule.selector, declaration.property, customName(of: declaration)), default: []].append(
          Declared(selector: rule.selector, condition: rule.condition, text: text))
      }
    }
    return places
  }

  /// What these rules declare otherwise than others, where order alone decides and they come behind the others.
  ///
  /// A property that differs anywhere is declared wherever these do, so that whichever of its rules holds, the last one
  /// is of these. Where none of them is for everywhere, first all that the others declare is taken back.
  ///
  /// - Parameter others: The rules without these.
  /// - Returns: What to add; nil for nothing.
  func differences(from others: CSSRules) -> Differences? {
    let (own, foreign) = (places, others.places)
    let all = Set(own.keys).union(foreign.keys)
    var differing = all.filter { own[$0] != foreign[$0] }
    guard !differing.isEmpty else { return nil }
    // What stands for several properties overrides each of them.
    differing.formUnion(all.filter { place in differing.contains { $0.includes(place) } })
    let covered = differing.filter { place in
      own[place]?.contains {
        $0.condition.isEmpty && $0.selector.weight == 0
          && ($0.selector.child ?? $0.selector.part) == place.part
      } == true
    }
    let resets = others.content { place, _ in
      guard differing.contains(place), !covered.contains(place) else { return nil }
      return Bytes("\(place.name):unset".utf8)
    }
    return Differences(
      resets: CSSRules(resets),
      rules: CSSRules(content { place, text in differing.contains(place) ? text : nil }))
  }

  /// The rules with some of their declarations, or others in their place.
  private func content(_ text: (Place, Bytes) -> Bytes?) -> [Content] {
    rules.compactMap { rule in
      let declarations: [(property: CSSProperty, text: Bytes)] = self[rule].compactMap { declaration in
        var bytes = Bytes()
        append(CollectionOfOne(declaration), to: &bytes)
        return text(Place(rule.selector, declaration.property, customName(of: declaration)), bytes).map {
          (declaration.property, $0)
        }
      }
      guard !declarations.isEmpty else { return nil }
      return Content(selector: rule.selector, condition: rule.condition, declarations: declarations)
    }
  }
}
