/// An element of your own that stays together: outputs visit its start and its end.
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
/// What it holds lies below each other, and stands in one row where the element lies in a section. An output may know more
/// of it; those that don't show a stack.
public protocol ContainerElement: Element {}

extension Stack {
  /// What a container is to outputs that know nothing of it.
  package static let ofContainer = Stack {}
}
