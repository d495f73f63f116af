package import Restyle

/// An element with its own kind of node, or a part of one.
///
/// Walks, paths and the resolution of styles are generic over kinds, each of which declares its differences from the
/// defaults.
package protocol NodeElement: Sendable {
  static func node(_ box: ElementBox<Self>) -> ElementNode

  /// The name of the kind.
  var kindName: String { get }

  /// The readable name of the element; nil if it has none.
  var shownTitle: DisplayText? { get }

  /// The accessibility attributes of the element; empty ones for a part of an element.
  var accessibility: Accessibility { get }

  /// Whether the element has accessibility attributes.
  // A requirement, since generic code would copy the attributes.
  var hasAccessibility: Bool { get }

  /// The states of a control that takes no input; nil for other elements.
  var actionState: ControlState? { get }

  /// The element as it was written; nil for a part of an element.
  var primitive: (any PrimitiveElement)? { get }

  /// The number of the element among its siblings, from 1; nil if it follows from their order.
  var number: Int? { get }

  /// Whether a style of the element depends on traits, whatever the default styles are.
  var isDynamic: Bool { get }

  /// Returns the element with its styles for some traits; nil if none depends on them.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - defaultsVary: Whether any default styles depend on traits.
  /// - Returns: The changed element.
  func resolved(for traits: TraitCollection, defaultsVary: Bool) -> Self?

  /// The nesting depth of the content; 0 for an element without content.
  var contentDepth: Int { get }

  /// The role of the elements in this one.
  static var contentRole: ContentRole { get }

  /// The direction in which the elements in this one are laid out.
  var axis: StackStyle.Axis { get }

  // With the box, which an element that represents a part of this one retains.
  /// Returns an element in this one; nil after the last one.
  static func child(of box: ElementBox<Self>, at index: Int) -> ElementNode?
}

extension NodeElement {
  package var kindName: String { "\(Self.self)" }
  package var shownTitle: DisplayText? { nil }
  package var accessibility: Accessibility { Accessibility() }
  package var hasAccessibility: Bool { !accessibility.isEmpty }
  package var actionState: ControlState? { nil }
  package var primitive: (any PrimitiveElement)? { nil }
  package var number: Int? { nil }
  package var isDynamic: Bool { false }
  package func resolved(for traits: TraitCollection, defaultsVary: Bool) -> Self? { nil }
  package var contentDepth: Int { 0 }
  package static var contentRole: ContentRole { .content }
  package var axis: StackStyle.Axis { .vertical }
  package static func child(of box: ElementBox<Self>, at index: Int) -> ElementNode? { nil }

  /// Returns the element as a node.
  consuming func asNode() -> ElementNode { Self.node(NodeBox(self)) }
}

/// An element that people write, with its own kind of node.
package protocol ListedElement: NodeElement, PrimitiveElement {}

extension ListedElement {
  package var shownTitle: DisplayText? { accessibility.label }
  package var primitive: (any PrimitiveElement)? { self }

  /// Returns content with only the element.
  public consuming func asContent() -> ElementContent {
    let box = NodeBox(self)
    return ElementContent(Self.node(box), depth: box.nodeFacts.contentDepth)
  }
}

extension ListedElement where Self: Control {
  package var actionState: ControlState? { state }
  package var shownTitle: DisplayText? { accessibleName() }
}

extension ListedElement where Self: TraitStyledElement {
  package var isDynamic: Bool { hasDynamicStyle }

  package func resolved(for traits: TraitCollection, defaultsVary: Bool) -> Self? {
    resolvedStyle(for: traits, defaultsVary: defaultsVary)
  }
}

/// A kind of element with other elements as its content.
package protocol ContentElement: NodeElement {
  var content: ElementContent { get }
}

extension ContentElement {
  package var contentDepth: Int { content.depth }

  package static func child(of box: ElementBox<Self>, at index: Int) -> ElementNode? {
    box.element.content.node(at: index)
  }
}
