/// Gathers the elements of a body in order; understands `if`, `switch`, `for` and optional elements.
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
  /// Takes an element.
  public static func buildExpression(_ element: some Element) -> ElementContent {
    ElementContent(.custom(HeldContent(element)))
  }

  /// Takes an element that renderers know.
  public static func buildExpression(_ element: consuming some PrimitiveElement) -> ElementContent {
    element.asContent()
  }

  /// Takes the elements for each item of a collection.
  public static func buildExpression(_ elements: ForEach) -> ElementContent { elements.body }

  /// Takes elements that depend on what they are rendered in.
  public static func buildExpression(_ elements: ContextReader) -> ElementContent { elements.body }

  /// Takes elements that were gathered before, as if they were written here.
  public static func buildExpression(_ content: ElementContent) -> ElementContent { content }

  /// Takes an element that may be missing.
  public static func buildExpression(_ element: (some Element)?) -> ElementContent {
    element.map { ElementContent(.custom(HeldContent($0))) } ?? ElementContent()
  }

  /// Makes no elements.
  public static func buildBlock() -> ElementContent { ElementContent() }

  /// Starts with an element.
  public static func buildPartialBlock(first: ElementContent) -> ElementContent { first }

  /// Adds elements.
  public static func buildPartialBlock(
    accumulated: consuming ElementContent, next: ElementContent
  ) -> ElementContent {
    accumulated.append(contentsOf: next)
    return accumulated
  }

  /// Takes the elements of an `if` without an `else`.
  public static func buildOptional(_ content: ElementContent?) -> ElementContent {
    content ?? ElementContent()
  }

  /// Takes the elements of an `if`, or of a case.
  public static func buildEither(first content: ElementContent) -> ElementContent { content }

  /// Takes the elements of an `else`, or of another case.
  public static func buildEither(second content: ElementContent) -> ElementContent { content }

  /// Takes the elements of all turns of a loop.
  public static func buildArray(_ contents: [ElementContent]) -> ElementContent { ElementContent(contents) }

  /// Takes elements that not all systems have.
  public static func buildLimitedAvailability(_ content: ElementContent) -> ElementContent { content }
}
