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
/// Its elements are laid out vertically, in one row if it is in a section. An output may render it specially; others
/// show a stack.
public protocol ContainerElement: Element {}

extension Stack {
  /// The stack that a container is for outputs that don't support it.
  package static let ofContainer = Stack {}
}
