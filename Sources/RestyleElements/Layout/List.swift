public import Restyle

/// Items one below the other, with bullets or numbers.
///
/// ```swift
/// List(["Flour", "Milk", "Eggs"])
/// List(isOrdered: true) {
///   Label("Mix everything")
///   List.Item {
///     Label("Bake it")
///     Hyperlink("Which oven?", to: "/ovens")
///   }
/// }
/// ```
///
/// An element that isn't an ``Item`` becomes an item.
public struct List: DefaultStyledElement, ListedElement, ContentElement {
  /// Whether the order of the items matters.
  public var isOrdered: Bool
  /// The number of the first item of an ordered list.
  public var start: Int
  /// The style that was set for the list.
  public var givenStyle: GivenStyle<ListStyle>
  /// The items.
  public var content: ElementContent
  /// The accessibility attributes of the list.
  public var accessibility = Accessibility()
}

extension List {
  /// Creates a list.
  ///
  /// - Parameters:
  ///   - isOrdered: Whether the order of the items matters.
  ///   - start: The number of the first item of an ordered list.
  ///   - style: The style; nil for the default one at the time of rendering.
  ///   - content: The items.
  public init(
    isOrdered: Bool = false, start: Int = 1, style: ListStyle? = nil,
    @ElementBuilder content: () -> ElementContent
  ) {
    self.init(isOrdered: isOrdered, start: start, givenStyle: GivenStyle(style), content: content())
  }

  /// Creates a list from texts.
  ///
  /// - Parameters:
  ///   - items: The texts of the items.
  ///   - isOrdered: Whether the order of the items matters.
  ///   - start: The number of the first item of an ordered list.
  ///   - style: The style; nil for the default one at the time of rendering.
  public init(
    _ items: [DisplayText], isOrdered: Bool = false, start: Int = 1, style: ListStyle? = nil
  ) {
    self.init(
      isOrdered: isOrdered, start: start, givenStyle: GivenStyle(style),
      content: ElementContent(items.map { Label(text: $0, style: nil).asContent() }))
  }

  /// Creates a list from texts of a displayable type, such as those of a variable.
  ///
  /// - Parameters:
  ///   - items: The texts of the items.
  ///   - isOrdered: Whether the order of the items matters.
  ///   - start: The number of the first item of an ordered list.
  ///   - style: The style; nil for the default one at the time of rendering.
  @_disfavoredOverload
  public init(
    _ items: [some DisplayableString], isOrdered: Bool = false, start: Int = 1, style: ListStyle? = nil
  ) {
    self.init(items.map { DisplayText($0) }, isOrdered: isOrdered, start: start, style: style)
  }

  package static var defaultSlot: DefaultStyling.Slot<ListStyle> { \.list }

  package static func node(_ box: ElementBox<Self>) -> ElementNode { .list(box) }

  package static var contentRole: ContentRole { .items }

  /// An item of a ``List``: elements one below the other.
  public struct Item: ListedElement, ContentElement {
    /// The elements.
    public var content: ElementContent
    /// The accessibility attributes of the item.
    public var accessibility = Accessibility()

    /// Creates an item.
    ///
    /// - Parameter content: The elements.
    public init(@ElementBuilder content: () -> ElementContent) { self.content = content() }

    package static func node(_ box: ElementBox<Self>) -> ElementNode { .listItem(box) }

    package var kindName: String { "List.Item" }
  }
}

extension ElementNode {
  /// Returns the element in an item of a list.
  package func inItem() -> ElementNode { List.Item { ElementContent(self) }.asNode() }

  /// Returns the item in a list of its own.
  package func inList() -> ElementNode { List { ElementContent(self) }.asNode() }
}
