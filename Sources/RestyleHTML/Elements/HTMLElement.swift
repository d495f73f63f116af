public import RestyleElements

/// An element of your own with a tag of its own around what it holds.
///
/// ```swift
/// struct Card: HTMLElement {
///   var title: String
///
///   var htmlTag: HTMLTag { .article }
///   var htmlAttributes: [HTMLAttribute] { [.id(title), .classes("card")] }
///
///   var body: some Element { Label(title, style: .header) }
/// }
/// ```
///
/// Other outputs show what it holds. Whatever tags and attributes hold, they stay in their places: what has none is
/// left out, and reported as a problem.
public protocol HTMLElement: ContainerElement {
  /// The tag; what holds nothing is followed by what the body holds.
  var htmlTag: HTMLTag { get }

  /// The attributes in their order, beside those that the style needs; by default, none.
  ///
  /// An address is an `.address`. What would run programs or declare styles isn't written: of styles, there is
  /// `htmlStyle`.
  var htmlAttributes: [HTMLAttribute] { get }

  /// What the element looks like, of one's own or of Restyle's styles; nil, by default, for what the page's stylesheet says.
  var htmlStyle: (any CSSElementStyle)? { get }
}

extension HTMLElement {
  /// No attributes.
  public var htmlAttributes: [HTMLAttribute] { [] }

  /// Nothing of its own.
  public var htmlStyle: (any CSSElementStyle)? { nil }
}
