import Restyle

/// An element with a label beside it.
private protocol LabelledElement: TraitStyledElement {
  var label: Label? { get set }
  var ownLabel: ControlLabel { get }
}

extension TextField: LabelledElement {}
extension Switch: LabelledElement {}
extension Picker: LabelledElement {}
extension TextArea: LabelledElement {}
extension NumberField: LabelledElement {}
extension DateField: LabelledElement {}
extension FileField: LabelledElement {}
extension Slider: LabelledElement {}
extension ProgressBar: LabelledElement {}

extension ElementBox where Element: DynamicallyStyledElement {
  /// Whether the style of the element depends on traits.
  fileprivate var isDynamic: Bool { element.dynamicStyle != nil }

  /// The element with its style for some traits.
  fileprivate func resolved(for traits: TraitCollection) -> ElementBox {
    ElementBox(element.with { $0.resolveStyle(for: traits) })
  }
}

extension ElementBox where Element: TraitStyledElement {
  /// Whether the style of the element depends on traits.
  fileprivate var isDynamic: Bool { element.givenStyle.isDynamic }
}

extension ElementBox where Element: LabelledElement {
  /// Whether the style of the element depends on traits, or that of its label.
  fileprivate var isDynamic: Bool {
    element.givenStyle.isDynamic || element.ownLabel.label.givenStyle.isDynamic
  }

  /// The element with its style and that of its label for some traits.
  fileprivate func resolved(for traits: TraitCollection) -> ElementBox {
    ElementBox(
      element.with {
        $0.resolveStyle(for: traits)
        // Else assigning the label would copy it for nothing.
        if $0.ownLabel.label.givenStyle.isDynamic { $0.label?.resolveStyle(for: traits) }
      })
  }
}

extension ElementNode {
  /// Gives the texts of the element, and itself, the styles for some traits.
  ///
  /// - Returns: Whether there was one that depends on traits.
  // In place, since hardly any element has such a style, and a copy of each would be counted.
  @discardableResult
  mutating func resolveStyles(for traits: TraitCollection) -> Bool {
    switch self {
    case .label(let label) where label.isDynamic: self = .label(label.resolved(for: traits))
    case .titleSubtitle(let title) where title.isDynamic: self = .titleSubtitle(title.resolved(for: traits))
    case .button(let button) where button.isDynamic: self = .button(button.resolved(for: traits))
    case .textField(let field) where field.isDynamic: self = .textField(field.resolved(for: traits))
    case .switch(let control) where control.isDynamic: self = .switch(control.resolved(for: traits))
    case .segmentedControl(let control) where control.isDynamic:
      self = .segmentedControl(control.resolved(for: traits))
    case .checkbox(let checkbox) where checkbox.isDynamic: self = .checkbox(checkbox.resolved(for: traits))
    case .radioGroup(let group) where group.isDynamic: self = .radioGroup(group.resolved(for: traits))
    case .picker(let picker) where picker.isDynamic: self = .picker(picker.resolved(for: traits))
    case .textArea(let area) where area.isDynamic: self = .textArea(area.resolved(for: traits))
    case .numberField(let field) where field.isDynamic: self = .numberField(field.resolved(for: traits))
    case .dateField(let field) where field.isDynamic: self = .dateField(field.resolved(for: traits))
    case .fileField(let field) where field.isDynamic: self = .fileField(field.resolved(for: traits))
    case .slider(let slider) where slider.isDynamic: self = .slider(slider.resolved(for: traits))
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
