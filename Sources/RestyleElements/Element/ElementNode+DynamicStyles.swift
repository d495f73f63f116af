package import Restyle

extension ElementBox where Element: TraitStyledElement {
  /// Whether the style of the element depends on traits, its own or, if `defaultsVary`, the default one.
  func isDynamic(_ defaultsVary: Bool) -> Bool {
    element.hasDynamicStyle || defaultsVary && element.followsDynamicDefault
  }

  /// The element with its style for some traits.
  fileprivate func resolved(for traits: TraitCollection) -> ElementBox {
    ElementBox(element.resolved(for: traits))
  }
}

extension ElementNode {
  /// Resolves the styles of the element and of its texts for some traits.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - defaultsVary: Whether there are default styles that depend on traits.
  /// - Returns: Whether there was one that depends on traits.
  // In place, since hardly any element has such a style, and copying each would retain it.
  @discardableResult
  package mutating func resolveStyles(for traits: TraitCollection, defaultsVary: Bool) -> Bool {
    switch self {
    case .label(let label) where label.isDynamic(defaultsVary): self = .label(label.resolved(for: traits))
    case .titleSubtitle(let title) where title.isDynamic(defaultsVary):
      self = .titleSubtitle(title.resolved(for: traits))
    case .button(let button) where button.isDynamic(defaultsVary):
      self = .button(button.resolved(for: traits))
    case .control(let box):
      guard defaultsVary || box.facts?.hasDynamicStyle == true, let control = box.control,
        control.isDynamic(defaultsVary)
      else { return false }
      self = .control(control.resolved(for: traits))
    case .hyperlink(let link) where link.isDynamic(defaultsVary):
      self = .hyperlink(link.resolved(for: traits))
    case .progressBar(let bar) where bar.isDynamic(defaultsVary):
      self = .progressBar(bar.resolved(for: traits))
    case .table(let table) where table.isDynamic(defaultsVary): self = .table(table.resolved(for: traits))
    case .separator(let line) where line.isDynamic(defaultsVary):
      self = .separator(line.resolved(for: traits))
    case .stack(let stack) where stack.element.dynamicStyle != nil:
      self = .stack(ElementBox(stack.element.resolved(for: traits)))
    case .list(let list) where list.isDynamic(defaultsVary): self = .list(list.resolved(for: traits))
    case .descriptionList(let list) where list.isDynamic(defaultsVary):
      self = .descriptionList(list.resolved(for: traits))
    case .disclosure(let disclosure) where disclosure.isDynamic(defaultsVary):
      self = .disclosure(disclosure.resolved(for: traits))
    case .formField(let field) where field.isDynamic(defaultsVary):
      self = .formField(field.resolved(for: traits))
    case .row(let row)
    where row.element.ownHeading.givenStyle.isDynamic
      || defaultsVary && row.element.heading?.followsDynamicDefault == true:
      self = .row(ElementBox(row.element.with { $0.heading = $0.heading?.resolved(for: traits) }))
    default: return false
    }
    return true
  }
}
