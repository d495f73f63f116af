/// Elements that depend on what they are rendered in, such as traits and the language.
///
/// ```swift
/// ContextReader { context in
///   Stack(context.traits.isCompact ? .vertical : .horizontal) {
///     Label("Name")
///     TextField(name: "name")
///   }
/// }
/// ```
public struct ContextReader: Element {
  let content: @Sendable (ElementContext) -> ElementContent

  /// Makes elements for a context.
  ///
  /// - Parameter content: Makes the elements.
  public init(@ElementBuilder content: @escaping @Sendable (ElementContext) -> ElementContent) {
    self.content = content
  }

  /// The elements.
  public var body: ElementContent { ElementContent(.reader(HeldContent(self))) }
}
