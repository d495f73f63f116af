public import Restyle

/// Elements one after the other.
///
/// ```swift
/// var form = Stack(spacing: 16, insets: EdgeInsets(inset: 32)) {
///   Label("Name")
///   TextField(name: "name")
/// }
/// form.style.alignment = .leading
/// ```
public struct Stack: PrimitiveElement {
  /// How the stack looks.
  public var style: StackStyle
  /// The elements.
  public var content: ElementContent
  /// What assistive technologies and tests are told about the stack.
  public var accessibility = Accessibility()

  /// Makes a stack.
  ///
  /// - Parameters:
  ///   - style: How the stack looks.
  ///   - content: The elements.
  public init(style: StackStyle, @ElementBuilder content: () -> ElementContent) {
    self.style = style
    self.content = content()
  }

  /// Makes a stack.
  ///
  /// - Parameters:
  ///   - axis: The direction in which the elements lie.
  ///   - spacing: The room between the elements, in points; what isn't finite becomes 0.
  ///   - insets: The room around all elements.
  ///   - alignment: Where the elements lie across the direction.
  ///   - background: What lies behind the elements.
  ///   - content: The elements.
  public init(
    _ axis: StackStyle.Axis = .vertical,
    spacing: Double = 0,
    insets: EdgeInsets = .zero,
    alignment: StackStyle.Alignment = .fill,
    background: BackgroundStyle = .none,
    @ElementBuilder content: () -> ElementContent
  ) {
    self.init(
      style: StackStyle(
        axis: axis, spacing: spacing, insets: insets, alignment: alignment, background: background),
      content: content
    )
  }

  /// Returns content that holds the stack alone.
  public consuming func asContent() -> ElementContent { ElementContent(.stack(ElementBox(self))) }
}
