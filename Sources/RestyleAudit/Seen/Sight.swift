public import Restyle

/// The visible components of a style in a state, and their background.
///
/// An ``AuditedStyle`` adds its components.
public struct Sight {
  /// The state of the style.
  public let state: ControlState
  /// The traits that colours are resolved for.
  let traits: TraitCollection
  /// The content of the element.
  let content: ShownContent
  private(set) var items: [Item] = []
  /// The size of the pointer target in points, as far as it is known.
  private(set) var target: (width: Double?, height: Double?)?
  private var backdrop: Backdrop
  private var names: [String] = []

  init(
    _ state: ControlState, _ traits: TraitCollection, of content: ShownContent = ShownContent(),
    on backdrop: Backdrop
  ) {
    self.state = state
    self.traits = traits
    self.content = content
    self.backdrop = backdrop
  }

  /// A visible component.
  struct Item {
    /// The names that lead to the component.
    let part: String
    let content: Content
    let behind: Backdrop
  }

  enum Content: Hashable {
    case text(TextStyle)
    case box(BackgroundStyle, BoxRole)
    case mark(Color)
    case link(TextStyle, in: TextStyle)
    case shape(String)
  }

  /// The role of a box for people who look for a control.
  public enum BoxRole: Hashable, Sendable {
    /// A box that isn't part of a control, such as a card.
    case decoration
    /// A box that alone shows the position of a control, such as that of an empty field.
    case boundary
    /// A box of a control that also has a text or a symbol, such as a button.
    case labelledBoundary
  }
}

extension Sight {
  /// Whether a style sets the same for both states.
  func isSame(as other: Sight) -> Bool {
    items.elementsEqual(other.items) { $0.part == $1.part && $0.content == $1.content }
  }

  /// Adds a text.
  ///
  /// - Parameters:
  ///   - style: The style of the text.
  ///   - name: The name of the component in findings.
  public mutating func text(_ style: TextStyle, _ name: String) { add(.text(style), name) }

  /// Adds a mark that is visible only by its colour, such as the tick of a checkbox.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - name: The name of the component in findings.
  public mutating func mark(_ color: Color, _ name: String) { add(.mark(color), name) }

  /// Adds a shape or a position that distinguishes a state from others, such as that of a switch's thumb.
  ///
  /// - Parameter description: A description that differs from those of other shapes and positions.
  public mutating func shape(_ description: String) { add(.shape(description), "") }

  /// Adds a background, and the content on it.
  ///
  /// - Parameters:
  ///   - background: The background.
  ///   - name: The name of the component in findings.
  ///   - role: The role of the box for people who look for a control.
  ///   - content: Adds the components on the background.
  public mutating func box(
    _ background: BackgroundStyle, _ name: String, as role: BoxRole = .decoration,
    content: (inout Sight) -> Void = { _ in }
  ) {
    add(.box(background, role), name)
    let outer = backdrop
    backdrop = backdrop.under(background, traits)
    content(&self)
    backdrop = outer
  }

  /// Sets the size of the target for pointers, in points; nil for a size that depends on the content.
  public mutating func target(width: Double? = nil, height: Double? = nil) { target = (width, height) }

  /// Adds the visible components of another style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - name: The name of the style in findings; empty for the whole style.
  public mutating func style(_ style: some Style, _ name: String) {
    within(name) { $0.add(anything: style) }
  }

  /// Adds a link within a text.
  mutating func link(_ style: TextStyle, in text: TextStyle) { add(.link(style, in: text), "") }

  mutating func within(_ name: String, _ body: (inout Sight) -> Void) {
    if name.isEmpty { return body(&self) }
    names.append(name)
    body(&self)
    names.removeLast()
  }

  private mutating func add(_ content: Content, _ name: String) {
    let part = (name.isEmpty ? names : names + [name]).joined(separator: ".")
    if self.content.has(part) { items.append(Item(part: part, content: content, behind: backdrop)) }
  }
}
