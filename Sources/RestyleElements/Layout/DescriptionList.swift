public import Restyle

/// Terms with their descriptions, such as the details of an order or the words of a glossary.
///
/// ```swift
/// DescriptionList {
///   DescriptionList.Item("Arrives", "Tuesday")
///   DescriptionList.Item("Questions") {
///     Hyperlink("Write to us", to: "/contact")
///   }
/// }
/// ```
public struct DescriptionList: DefaultStyledElement, ListedElement {
  /// The terms with their descriptions.
  public var items: [Item]
  /// The style that was set for the list.
  public var givenStyle: GivenStyle<DescriptionListStyle>
  /// The accessibility attributes of the list.
  public var accessibility = Accessibility()
}

extension DescriptionList {
  /// A term with its description.
  public struct Item: Sendable {
    /// The term.
    public var term: DisplayText
    /// The description: elements one below the other.
    public var content: ElementContent

    /// Creates a term with a text.
    ///
    /// - Parameters:
    ///   - term: The term, of any displayable type.
    ///   - text: The description, of any displayable type.
    public init(_ term: any DisplayableString, _ text: any DisplayableString) {
      self.term = DisplayText(term)
      content = Label(text).asContent()
    }

    /// Creates a term with elements.
    ///
    /// - Parameters:
    ///   - term: The term, of any displayable type.
    ///   - content: The description.
    public init(_ term: any DisplayableString, @ElementBuilder content: () -> ElementContent) {
      self.term = DisplayText(term)
      self.content = content()
    }
  }

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - style: The style; nil for the default one at the time of rendering.
  ///   - items: The terms with their descriptions.
  public init(style: DescriptionListStyle? = nil, @ArrayBuilder<Item> items: () -> [Item]) {
    self.init(items: items(), givenStyle: GivenStyle(style))
  }

  package static var defaultSlot: DefaultStyling.Slot<DescriptionListStyle> { \.descriptionList }

  package static func node(_ box: ElementBox<Self>) -> ElementNode { .descriptionList(box) }

  // There is content even without items, as in an empty list of another kind.
  package var contentDepth: Int { items.reduce(1) { max($0, $1.content.depth) } }

  package static func child(of box: ElementBox<Self>, at index: Int) -> ElementNode? {
    index < box.element.items.count ? ItemNode(list: box, index: index).asNode() : nil
  }

  /// A term with its description, as an element of a walk.
  @usableFromInline
  package struct ItemNode: ContentElement {
    package let list: ElementBox<DescriptionList>
    package let index: Int

    package static func node(_ box: ElementBox<Self>) -> ElementNode { .description(box) }

    package var item: Item { list.element.items[index] }
    package var kindName: String { "DescriptionList.Item" }
    package var shownTitle: DisplayText? { item.term }
    package var content: ElementContent { item.content }
  }
}
