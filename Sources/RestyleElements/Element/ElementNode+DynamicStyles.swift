package import Restyle

extension ElementBox where Element: DynamicallyStyledElement {
  /// Whether the style of the element depends on traits.
  fileprivate var isDynamic: Bool { element.hasDynamicStyle }

  /// The element with its style for some traits.
  fileprivate func resolved(for traits: TraitCollection) -> ElementBox {
    ElementBox(element.with { $0.resolveStyle(for: traits) })
  }
}

extension ElementNode {
  /// Gives the texts of the element, and itself, the styles for some traits.
  ///
  /// - Returns: Whether there was one that depends on traits.
  // In place, since hardly any element has such a style, and a copy of each would be counted.
  @discardableResult
  package mutating func resolveStyles(for traits: TraitCollection) -> Bool {
    switch self {
    case .label(let label) where label.isDynamic: self = .label(label.resolved(for: traits))
    case .titleSubtitle(let title) where title.isDynamic: self = .titleSubtitle(title.resolved(for: traits))
    case .button(let button) where button.isDynamic: self = .button(button.resolved(for: traits))
    case .control(let box):
      guard box.facts?.hasDynamicStyle == true, let control = box.control else { return false }
      self = .control(control.resolved(for: traits))
    case .hyperlink(let link) where link.isDynamic: self = .hyperlink(link.resolved(for: traits))
    case .progressBar(let bar) where bar.isDynamic: self = .progressBar(bar.resolved(for: traits))
    case .table(let table) where table.isDynamic: self = .table(table.resolved(for: traits))
    case .separator(let line) where line.isDynamic: self = .separator(line.resolved(for: traits))
    case .stack(let stack) where stack.isDynamic: self = .stack(stack.resolved(for: traits))
    case .list(let list) where list.isDynamic: self = .list(list.resolved(for: traits))
    case .descriptionList(let list) where list.isDynamic:
      self = .descriptionList(list.resolved(for: traits))
    case .disclosure(let disclosure) where disclosure.isDynamic:
      self = .disclosure(disclosure.resolved(for: traits))
    case .formField(let field) where field.isDynamic: self = .formField(field.resolved(for: traits))
    case .row(let row) where row.element.ownHeading.givenStyle.isDynamic:
      self = .row(ElementBox(row.element.with { $0.heading?.resolveStyle(for: traits) }))
    default: return false
    }
    return true
  }
}
