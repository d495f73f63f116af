public import Restyle

/// An element whose style may depend on traits: what it looks like is resolved when it is rendered.
///
/// A page varies the style wherever a browser can tell the traits apart; other outputs show it for their traits.
public protocol DynamicallyStyledElement: PrimitiveElement {
  /// The type of the styles.
  associatedtype DynamicStyle: Style

  /// The dynamic style that the element was given; nil if its style is the same for all traits.
  var dynamicStyle: TraitStyle<DynamicStyle>? { get set }

  /// Gives an element with a dynamic style what that comes to for some traits; it stays dynamic.
  mutating func resolveStyle(for traits: TraitCollection)
}

extension DynamicallyStyledElement {
  /// Returns the element with a dynamic style, which takes the place of any other.
  public func styled(_ style: TraitStyle<DynamicStyle>) -> Self {
    with { $0.dynamicStyle = style }
  }
}

extension ElementBox where Element: DynamicallyStyledElement {
  /// The element with its style for some traits.
  fileprivate func resolved(for traits: TraitCollection) -> ElementBox {
    ElementBox(element.with { $0.resolveStyle(for: traits) })
  }
}

extension ElementBox where Element: LabelledElement {
  /// The element with the style of its label for some traits.
  fileprivate func withLabel(for traits: TraitCollection) -> ElementBox {
    ElementBox(element.with { $0.label?.resolveStyle(for: traits) })
  }
}

/// An element with a label beside it.
private protocol LabelledElement: PrimitiveElement {
  var label: Label? { get set }
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

extension ElementNode {
  /// Gives the texts of the element, and itself, the styles for some traits.
  // In place, since hardly any element has such a style, and a copy of each would be counted.
  mutating func resolveStyles(for traits: TraitCollection) {
    switch self {
    case .label(let label) where label.element.dynamicStyle != nil:
      self = .label(label.resolved(for: traits))
    case .titleSubtitle(let title) where title.element.dynamicStyle != nil:
      self = .titleSubtitle(title.resolved(for: traits))
    case .stack(let stack) where stack.element.dynamicStyle != nil:
      self = .stack(stack.resolved(for: traits))
    case .row(let row) where row.element.ownHeading.dynamicStyle != nil:
      self = .row(ElementBox(row.element.with { $0.heading?.resolveStyle(for: traits) }))
    case .textField(let field) where field.element.ownLabel.label.dynamicStyle != nil:
      self = .textField(field.withLabel(for: traits))
    case .switch(let control) where control.element.ownLabel.label.dynamicStyle != nil:
      self = .switch(control.withLabel(for: traits))
    case .picker(let picker) where picker.element.ownLabel.label.dynamicStyle != nil:
      self = .picker(picker.withLabel(for: traits))
    case .textArea(let area) where area.element.ownLabel.label.dynamicStyle != nil:
      self = .textArea(area.withLabel(for: traits))
    case .numberField(let field) where field.element.ownLabel.label.dynamicStyle != nil:
      self = .numberField(field.withLabel(for: traits))
    case .dateField(let field) where field.element.ownLabel.label.dynamicStyle != nil:
      self = .dateField(field.withLabel(for: traits))
    case .fileField(let field) where field.element.ownLabel.label.dynamicStyle != nil:
      self = .fileField(field.withLabel(for: traits))
    case .slider(let slider) where slider.element.ownLabel.label.dynamicStyle != nil:
      self = .slider(slider.withLabel(for: traits))
    case .progressBar(let bar) where bar.element.ownLabel.label.dynamicStyle != nil:
      self = .progressBar(bar.withLabel(for: traits))
    default: break
    }
  }
}
