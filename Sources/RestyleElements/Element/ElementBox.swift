package import Restyle

/// A reference to an element that is cheap to copy, and that is read in place.
// Safe to share, since it and its subclasses are immutable. Walks use it for elements of all kinds.
@usableFromInline
package class AnyElementBox: @unchecked Sendable {
  /// Properties of a control that walks need; nil for other elements.
  package final let facts: ControlFacts?
  @usableFromInline final let nodeFacts: NodeFacts

  fileprivate init(_ nodeFacts: NodeFacts, _ facts: ControlFacts?) {
    self.facts = facts
    self.nodeFacts = nodeFacts
  }

  /// Whether the element has accessibility attributes.
  package final var hasAccessibility: Bool { nodeFacts.hasAccessibility }

  // Defaults for no kind of element, since only subclasses are instantiated.

  /// The name of the kind.
  var kindName: String { "" }

  /// The readable name of the element; nil if it has none.
  var shownTitle: DisplayText? { nil }

  /// The accessibility attributes of the element.
  package var accessibility: Accessibility { Accessibility() }

  /// The states of a control that takes no input; nil for other elements.
  package var actionState: ControlState? { nil }

  /// The element as it was written; nil for a part of an element.
  package var primitive: (any PrimitiveElement)? { nil }

  /// The number of the element among its siblings, from 1; nil if it follows from their order.
  package var number: Int? { nil }

  /// The direction in which the elements in this one are laid out.
  package var axis: StackStyle.Axis { .vertical }

  /// The name under which a form submits the value of a control; nil if it submits none, and for other elements.
  package var submittedName: String? { nil }

  /// Whether a control has a name of its own.
  package func hasName(in language: Language?) -> Bool { false }

  /// Returns an element in this one; nil after the last one.
  package func child(at index: Int) -> ElementNode? { nil }

  /// Returns the element with its styles for some traits; nil if none depends on them.
  func resolved(for traits: TraitCollection, defaultsVary: Bool) -> ElementNode? { nil }
}

/// An element in a box.
@usableFromInline
package class ElementBox<Element: Sendable>: AnyElementBox, @unchecked Sendable {
  @usableFromInline package final let element: Element

  fileprivate init(_ element: consuming Element, _ nodeFacts: NodeFacts, _ facts: ControlFacts? = nil) {
    self.element = element
    super.init(nodeFacts, facts)
  }
}

/// An element with its own kind of node in a box.
final class NodeBox<Element: NodeElement>: ElementBox<Element>, @unchecked Sendable {
  init(_ element: consuming Element) {
    let facts = NodeFacts(
      contentDepth: element.contentDepth, contentRole: Element.contentRole, isDynamic: element.isDynamic,
      hasAccessibility: element.hasAccessibility)
    super.init(element, facts)
  }

  override var kindName: String { element.kindName }
  override var shownTitle: DisplayText? { element.shownTitle }
  override var accessibility: Accessibility { element.accessibility }
  override var actionState: ControlState? { element.actionState }
  override var primitive: (any PrimitiveElement)? { element.primitive }
  override var number: Int? { element.number }
  override var axis: StackStyle.Axis { element.axis }
  override func child(at index: Int) -> ElementNode? { Element.child(of: self, at: index) }

  override func resolved(for traits: TraitCollection, defaultsVary: Bool) -> ElementNode? {
    element.resolved(for: traits, defaultsVary: defaultsVary)?.asNode()
  }
}

/// An input control of a known kind in a box.
final class ControlBox<Kind: InputControl>: ElementBox<Kind>, @unchecked Sendable {
  init(_ control: consuming Kind) {
    let (nodeFacts, facts) = (control.nodeFacts, control.facts)
    super.init(control, nodeFacts, facts)
  }

  override var kindName: String { "\(Kind.self)" }
  override var shownTitle: DisplayText? { element.accessibleName() }
  override var primitive: (any PrimitiveElement)? { element }
  override var accessibility: Accessibility { element.accessibility }
  override var submittedName: String? { element.submittedName }
  override func hasName(in language: Language?) -> Bool { facts?.hasName ?? element.hasName(in: language) }

  override func resolved(for traits: TraitCollection, defaultsVary: Bool) -> ElementNode? {
    element.resolvedStyle(for: traits, defaultsVary: defaultsVary).map { .control(ControlBox($0)) }
  }
}
