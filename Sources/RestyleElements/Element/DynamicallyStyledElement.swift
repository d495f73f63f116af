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
  func resolved(for traits: TraitCollection) -> ElementBox {
    guard element.dynamicStyle != nil else { return self }
    var element = element
    element.resolveStyle(for: traits)
    return ElementBox(element)
  }
}

extension ElementNode {
  /// The element with the styles of its texts, and its own, for some traits.
  func resolved(for traits: TraitCollection) -> ElementNode {
    switch self {
    case .label(let label): .label(label.resolved(for: traits))
    case .titleSubtitle(let title): .titleSubtitle(title.resolved(for: traits))
    case .stack(let stack): .stack(stack.resolved(for: traits))
    case .row(let row) where row.element.heading?.dynamicStyle != nil:
      .row(ElementBox(row.element.with { $0.heading?.resolveStyle(for: traits) }))
    case .textField(let field) where field.element.label?.dynamicStyle != nil:
      .textField(ElementBox(field.element.with { $0.label?.resolveStyle(for: traits) }))
    case .switch(let control) where control.element.label?.dynamicStyle != nil:
      .switch(ElementBox(control.element.with { $0.label?.resolveStyle(for: traits) }))
    default: self
    }
  }
}
