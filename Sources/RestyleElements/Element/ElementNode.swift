public import Restyle

/// An element as a node of a walk: one that renderers support, or one that leads to others.
@usableFromInline
package enum ElementNode: Sendable {
  case label(ElementBox<Label>)
  case titleSubtitle(ElementBox<TitleSubtitle>)
  case button(ElementBox<Button>)
  /// An input control of any kind.
  case control(AnyElementBox)
  case hyperlink(ElementBox<Hyperlink>)
  case progressBar(ElementBox<ProgressBar>)
  case table(ElementBox<Table>)
  /// A row and a cell of a table with elements.
  case tableRow(ElementBox<Table.RowNode>)
  case tableCell(ElementBox<Table.CellNode>)
  case imageView(ElementBox<ImageView>)
  case separator(ElementBox<Separator>)
  case spacer(ElementBox<Spacer>)
  case stack(ElementBox<Stack>)
  case row(ElementBox<Row>)
  case section(ElementBox<Section>)
  case form(ElementBox<Form>)
  case list(ElementBox<List>)
  case listItem(ElementBox<List.Item>)
  case descriptionList(ElementBox<DescriptionList>)
  case description(ElementBox<DescriptionList.ItemNode>)
  case disclosure(ElementBox<Disclosure>)
  case formField(ElementBox<FormField>)
  /// Elements in place of this one.
  indirect case content(ElementContent)
  /// Elements that are created lazily.
  case generated(HeldContent<GeneratedContent>)
  /// Elements that are created for a context.
  case reader(ContextReader)
  /// A custom container element.
  case container(HeldContent<any ContainerElement>)
  /// A custom element.
  case custom(HeldContent<any Element>)
  /// An element that is nested too deeply.
  indirect case omitted(name: String)
}

extension ElementNode {
  // The box is borrowed, since returning it would retain it for each element.
  /// Reads the element in its box; returns nil for an element that leads to others, and for a custom container.
  @inlinable @inline(__always)
  package func read<Result>(_ body: (AnyElementBox) -> Result?) -> Result? {
    switch self {
    case .label(let box): body(box)
    case .titleSubtitle(let box): body(box)
    case .button(let box): body(box)
    case .control(let box): body(box)
    case .hyperlink(let box): body(box)
    case .progressBar(let box): body(box)
    case .table(let box): body(box)
    case .tableRow(let box): body(box)
    case .tableCell(let box): body(box)
    case .imageView(let box): body(box)
    case .separator(let box): body(box)
    case .spacer(let box): body(box)
    case .stack(let box): body(box)
    case .row(let box): body(box)
    case .section(let box): body(box)
    case .form(let box): body(box)
    case .list(let box): body(box)
    case .listItem(let box): body(box)
    case .descriptionList(let box): body(box)
    case .description(let box): body(box)
    case .disclosure(let box): body(box)
    case .formField(let box): body(box)
    case .content, .generated, .reader, .container, .custom, .omitted: nil
    }
  }

  /// The element in its box; nil if `read` returns nil.
  package var box: AnyElementBox? { read { $0 } }

  /// The element as it was written; nil for a part of an element, and for one that leads to others.
  package var element: (any Element)? {
    if case .container(let held) = self { held.value } else { box?.primitive }
  }

  /// Properties of the element that walks need; nil for an element that leads to others, and for a custom container.
  @inlinable @inline(__always)
  package var facts: NodeFacts? { read { $0.nodeFacts } }

  /// The nesting depth of the element's content.
  var depth: Int { if case .content(let content) = self { content.depth } else { facts?.contentDepth ?? 0 } }

  /// The name of the element's kind; empty for elements that people don't see.
  package var name: String {
    switch self {
    case .generated: "ForEach"
    case .reader: "ContextReader"
    case .container(let element): String(describing: type(of: element.value))
    case .custom(let element): String(describing: type(of: element.value))
    case .omitted(let name): name
    default: box?.kindName ?? ""
    }
  }

  /// The readable name of the element; nil if it has none.
  package func title(in language: Language?) -> String? { box?.shownTitle?.displayValue(in: language) }

  /// Whether the element is an item of a list.
  @inlinable package var isListItem: Bool { if case .listItem = self { true } else { false } }

  /// Whether the element is nested too deeply.
  package var isOmitted: Bool { if case .omitted = self { true } else { false } }

  /// Resolves the styles of the element and of its texts for some traits.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - defaultsVary: Whether there are default styles that depend on traits.
  /// - Returns: Whether any style depends on traits.
  // In place, since few elements have such a style, and copying each element would retain it.
  @discardableResult
  package mutating func resolveStyles(for traits: TraitCollection, defaultsVary: Bool) -> Bool {
    guard let resolved = box?.resolved(for: traits, defaultsVary: defaultsVary) else { return false }
    self = resolved
    return true
  }

  /// Whether the element is a component of the interface, rather than only a way to write its content.
  package var isComponent: Bool {
    switch self {
    case .content, .generated, .reader: false
    case .custom(let held): !held.value.isWayOfWriting
    default: true
    }
  }
}

extension Element {
  /// Whether the element only represents its content, and isn't a component itself.
  var isWayOfWriting: Bool {
    self is any PrimitiveElement || self is ElementContent || self is ForEach || self is ContextReader
  }

  /// The content that the element represents; nil for a component.
  var written: ElementContent? { isWayOfWriting ? body as? ElementContent : nil }
}
