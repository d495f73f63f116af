public import Restyle

/// What renderers are: told of the elements that an interface comes down to, in the order in which they are read.
///
/// There is a method for each kind of element, and there are no other kinds. Elements that hold others are opened
/// and closed. Styles are read from the elements: `label.style` is the one that it was given or the default in
/// force, `section.style` is dynamic, so that a renderer may resolve it for one collection of traits or for many.
///
/// ```swift
/// var renderer = TerminalRenderer(context)
/// try screen.walk(&renderer, in: context)
/// ```
public protocol ElementVisitor {
  /// Takes a label.
  mutating func visit(_ label: Label)
  /// Takes a title with a subtitle.
  mutating func visit(_ titleSubtitle: TitleSubtitle)
  /// Takes a button.
  mutating func visit(_ button: Button)
  /// Takes a text field.
  mutating func visit(_ field: TextField)
  /// Takes a switch.
  mutating func visit(_ switch: Switch)
  /// Takes a segmented control.
  mutating func visit(_ control: SegmentedControl)
  /// Takes an image.
  mutating func visit(_ imageView: ImageView)
  /// Takes a line.
  mutating func visit(_ separator: Separator)
  /// Takes a space.
  mutating func visit(_ spacer: Spacer)

  /// Starts a stack.
  mutating func open(_ stack: Stack)
  /// Ends a stack.
  mutating func close(_ stack: Stack)
  /// Starts a row, at its position among the rows of its section; nil outside of sections.
  mutating func open(_ row: Row, at position: SegmentPosition?)
  /// Ends a row.
  mutating func close(_ row: Row, at position: SegmentPosition?)
  /// Starts a section; it shows its header and footer itself.
  mutating func open(_ section: Section)
  /// Ends a section.
  mutating func close(_ section: Section)
  /// Starts a form.
  mutating func open(_ form: Form)
  /// Ends a form.
  mutating func close(_ form: Form)

  /// Starts an element of somebody's own that stays together; by default, a stack.
  mutating func open(_ container: any ContainerElement)
  /// Ends an element of somebody's own that stays together; by default, a stack.
  mutating func close(_ container: any ContainerElement)
}

extension ElementVisitor {
  /// Starts a stack.
  public mutating func open(_ container: any ContainerElement) { open(Stack.ofContainer) }

  /// Ends a stack.
  public mutating func close(_ container: any ContainerElement) { close(Stack.ofContainer) }
}
