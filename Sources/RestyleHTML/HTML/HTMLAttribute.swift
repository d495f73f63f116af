public import Restyle
import RestyleElements

/// An attribute of an element that surrounds rendered text, with an escaped value.
///
/// ```swift
/// page.append(element: "section", attributes: [.id(name), .classes("entry")]) { page in
///   page.append(text: name)
/// }
/// ```
public struct HTMLAttribute: Hashable, Sendable, NonisolatedValue {
  let name: String
  let value: String
  /// What the value leads to, where it is checked.
  let link: Link?

  private init(_ name: String, _ value: String, link: Link? = nil) {
    self.name = name
    self.value = value
    self.link = link
  }

  /// Creates an attribute with any name, which has to be a literal; an address as its value isn't checked.
  public init(_ name: StaticString, _ value: String) { self.init("\(name)", value) }
}

extension HTMLAttribute {
  /// Sets the identifier of the element; white space and controls, which identifiers can't contain, become hyphens.
  public static func id(_ name: String) -> Self { Self("id", name.spacesAsHyphens) }

  /// Sets an address, as for `href` and `cite`; one that could run programs is left out and reported as a problem.
  public static func address(_ name: StaticString, _ link: Link) -> Self { Self("\(name)", "", link: link) }

  /// Sets a Boolean attribute, such as `hidden` or `required`.
  public static func flag(_ name: StaticString) -> Self { Self("\(name)", "") }

  /// Links an `a` element to the element of the page that has an `id`.
  public static func fragment(_ id: String) -> Self { Self("href", "#" + id.spacesAsHyphens) }

  /// Adds the element to classes of a stylesheet; a name with spaces, as of a recipe's style, is several classes.
  public static func classes(_ names: String...) -> Self {
    Self(
      "class",
      names.flatMap { $0.split(separator: " ").map { String($0).spacesAsHyphens } }.joined(separator: " "))
  }

  /// Creates a control look as it does in states that it isn't in, for what shows all of them.
  package static func forcedStates(_ states: ControlState) -> Self {
    let names = ControlState.namedMembers.filter { states.contains($0.member) }.map(\.name)
    return Self("data-state", names.joined(separator: " "))
  }

  /// Sets the language of the content.
  public static func language(_ language: Language) -> Self { Self("lang", language.tag) }

  /// Sets the direction of the content; the natural direction follows from the first letters of the text.
  public static func direction(_ direction: WritingDirection) -> Self {
    switch direction {
    case .natural: Self("dir", "auto")
    case .leftToRight: Self("dir", "ltr")
    case .rightToLeft: Self("dir", "rtl")
    }
  }

  /// Sets the name of the element for assistive technologies.
  public static func label(_ text: String) -> Self { Self("aria-label", text) }

  /// Sets the element whose text names this one, by its `id`.
  public static func labelled(by id: String) -> Self { Self("aria-labelledby", id.spacesAsHyphens) }
}
