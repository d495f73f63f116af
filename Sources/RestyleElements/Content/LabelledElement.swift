public import Restyle

/// An element with a label beside it.
public protocol LabelledElement: TraitStyledElement {
  /// The label; nil for none.
  var label: Label? { get set }
}

extension LabelledElement {
  /// Resolves the dynamic styles of the element and of its label for the given traits.
  public mutating func resolveStyle(for traits: TraitCollection) {
    givenStyle.resolve(for: traits)
    // Assigned only if it differs, since assigning copies it.
    if let label = label?.resolvedStyle(for: traits) { self.label = label }
  }

  /// Whether the style of the element or of its label depends on traits.
  public var hasDynamicStyle: Bool { givenStyle.isDynamic || label?.givenStyle.isDynamic == true }
}

extension Label {
  /// Creates a label beside a control; nil without a text.
  init?(beside text: consuming DisplayText?) {
    guard let text else { return nil }
    self.init(text: text, style: nil)
  }
}
