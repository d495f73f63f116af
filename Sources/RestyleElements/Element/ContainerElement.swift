/// A custom element that stays together: outputs visit its start and its end.
///
/// ```swift
/// struct Card: ContainerElement {
///   var title: String
///
///   var body: some Element {
///     Label(title, style: .header)
///     Button("Open")
///   }
/// }
/// ```
///
/// The elements of the body are laid out vertically. In a section, they are one row. An output can render the element
/// in a special way; other outputs show a stack.
public protocol ContainerElement: Element {}

extension Stack {
  /// The stack for a container in outputs that don't support it.
  package static let ofContainer = Stack {}
}
