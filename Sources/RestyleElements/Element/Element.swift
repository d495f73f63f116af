public import Restyle

/// A value that describes a piece of an interface.
///
/// Build custom elements from others. The body is evaluated with the current defaults each time the element is
/// rendered, so computed styles such as `.header` follow a change of the theme:
///
/// ```swift
/// struct Greeting: Element {
///   var name: String
///
///   var body: some Element {
///     Label("Hello", style: .header)
///     Label(name)
///   }
/// }
/// ```
///
/// If the body depends on more than the element's own properties, such as traits, use a ``ContextReader``.
public protocol Element: Styleable, Sendable {
  /// The type of the body.
  associatedtype Body: Element

  /// The elements that this one consists of.
  @ElementBuilder var body: Body { get }
}

extension Element {
  /// Returns a changed copy of the element.
  ///
  /// ```swift
  /// Button("Delete").with { $0.isEnabled = false }
  /// ```
  ///
  /// - Parameter change: Changes the copy in place.
  /// - Returns: The changed copy.
  /// - Throws: Any error that `change` throws.
  public func with(_ change: (inout Self) throws -> Void) rethrows -> Self {
    var element = self
    try change(&element)
    return element
  }
}
