public import Restyle

/// An element with a label beside it.
public protocol LabelledElement: TraitStyledElement {
  /// The label; nil for none.
  var label: Label? { get set }
}

extension LabelledElement {
  /// Gives an element with dynamic styles, its own or its label's, what those are for some traits.
  public mutating func resolveStyle(for traits: TraitCollection) {
    givenStyle.resolve(for: traits)
    // Else assigning the label would copy it for nothing.
    if let label, label.hasDynamicStyle || label.followsDynamicDefault {
      self.label = label.resolved(for: traits)
    }
  }

  /// Whether the style of the element depends on traits, or that of its label.
  public var hasDynamicStyle: Bool { givenStyle.isDynamic || label?.givenStyle.isDynamic == true }
}

extension Label {
  /// A label beside a control; nil without a text.
  init?(beside text: consuming DisplayText?) {
    guard let text else { return nil }
    self.init(text: text, style: nil)
  }
}
