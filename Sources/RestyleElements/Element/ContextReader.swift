import Restyle

/// Elements that depend on their context, such as its traits or its language.
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
/// A page contains the elements for each set of traits that a browser can distinguish, and shows one of them. In
/// sections and lists, with named controls (which a form would submit twice), or with more than eight sets, it contains
/// the elements for one set, and reports that. If only the styles differ, a dynamic style is simpler.
public struct ContextReader: Element {
  // In `HeldContent`, since its function may hold other readers.
  private let held: HeldContent<Function>

  private struct Function: Sendable {
    let content: @Sendable (ElementContext) -> ElementContent
  }

  /// Creates elements for a context.
  ///
  /// - Parameter content: Returns the elements for a context.
  public init(@ElementBuilder content: @escaping @Sendable (ElementContext) -> ElementContent) {
    held = HeldContent(Function(content: content))
  }

  package func content(_ context: ElementContext) -> ElementContent { held.borrow { $0.content(context) } }

  /// The elements.
  public var body: ElementContent { ElementContent(.reader(self)) }
}
