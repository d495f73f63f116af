/// The classes of a button: those of a `button` or a link, and of the text in it.
///
/// ```swift
/// let html = "<button class=\"\(names.control)\"><span class=\"\(names.title)\">OK</span></button>"
/// ```
public struct ButtonClassNames: Hashable, Sendable {
  /// The class of the button, which is in the states.
  public let control: String
  /// The class of the text, a child of the button.
  public let title: String

  init(root: String) {
    control = root
    title = StylePart.title.className(in: root)
  }
}
