/// Elements that depend on what they are rendered in, such as traits and the language.
///
/// ```swift
/// ContextReader { context in
///   if context.traits.isCompact {
///     Button("Menu", action: .perform("menu"))
///   } else {
///     Label("Home")
///     Label("About")
///   }
/// }
/// ```
///
/// A page has the elements for each set of traits that a browser can distinguish, and shows one of them; where there would
/// be too many, in sections, and with controls of a name, which a form would submit twice, it has those for one set, and reports it.
/// A dynamic style, which elements take, says the same in less.
public struct ContextReader: Element {
  package let content: @Sendable (ElementContext) -> ElementContent

  /// Creates elements for a context.
  ///
  /// - Parameter content: Makes the elements.
  public init(@ElementBuilder content: @escaping @Sendable (ElementContext) -> ElementContent) {
    self.content = content
  }

  /// The elements.
  public var body: ElementContent { ElementContent(.reader(HeldContent(self))) }
}
