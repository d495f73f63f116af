import Restyle

/// Collects the elements of a body in order.
///
/// The builder supports `if`, `switch`, `for` and optional elements:
///
/// ```swift
/// Section(header: "Accounts") {
///   for account in accounts {
///     Row(account.name)
///   }
///   if accounts.isEmpty {
///     Label("None yet")
///   }
/// }
/// ```
@resultBuilder
public enum ElementBuilder {
  /// Adds an element.
  public static func buildExpression(_ element: some Element) -> ElementContent {
    ElementContent(.custom(HeldContent(element)))
  }

  /// Adds a primitive element.
  public static func buildExpression(_ element: consuming some PrimitiveElement) -> ElementContent {
    element.asContent()
  }

  /// Adds the elements for each item of a collection.
  public static func buildExpression(_ elements: ForEach) -> ElementContent { elements.body }

  /// Adds elements that depend on their context.
  public static func buildExpression(_ elements: ContextReader) -> ElementContent { elements.body }

  /// Adds the elements of existing content.
  public static func buildExpression(_ content: ElementContent) -> ElementContent { content }

  /// Adds an optional element.
  public static func buildExpression(_ element: (some Element)?) -> ElementContent {
    guard let element else { return ElementContent() }
    // An element that only represents its content is replaced by it, as for elements that aren't optional.
    return element.written ?? ElementContent(.custom(HeldContent(element)))
  }

  /// Unavailable: a body consists of elements.
  @available(
    *, unavailable,
    message: "not an element: a text is shown by Label(text), what an array holds by a loop in the body"
  )
  @_disfavoredOverload
  public static func buildExpression<Other>(_ other: Other) -> ElementContent { ElementContent() }

  /// Creates no elements.
  public static func buildBlock() -> ElementContent { ElementContent() }

  // Most bodies have a single element, which needs no array.
  /// Returns the content of a body with a single statement.
  public static func buildBlock(_ content: ElementContent) -> ElementContent { content }

  // Joined at once, since Swift would copy the collected elements each time that one is added.
  /// Joins the elements of a body.
  public static func buildBlock(_ contents: ElementContent...) -> ElementContent { ElementContent(contents) }

  /// Adds the elements of an `if` without an `else`.
  public static func buildOptional(_ content: ElementContent?) -> ElementContent {
    content ?? ElementContent()
  }

  /// Adds the elements of an `if`, or of a case.
  public static func buildEither(first content: ElementContent) -> ElementContent { content }

  /// Adds the elements of an `else`, or of another case.
  public static func buildEither(second content: ElementContent) -> ElementContent { content }

  /// Adds the elements of all iterations of a loop.
  public static func buildArray(_ contents: [ElementContent]) -> ElementContent { ElementContent(contents) }

  /// Adds elements of limited availability.
  public static func buildLimitedAvailability(_ content: ElementContent) -> ElementContent { content }
}
