public import Restyle

/// Elements one after the other, in a row, in a column, or in a grid.
///
/// ```swift
/// var form = Stack(spacing: 16, insets: EdgeInsets(inset: 32)) {
///   Label("Name")
///   TextField(name: "name")
/// }
/// form.style.alignment = .leading
/// ```
public struct Stack: ListedElement, ContentElement {
  /// The style of the stack.
  ///
  /// Assigning a style removes a dynamic style.
  public var style: StackStyle { didSet { traitStyle = nil } }
  private var traitStyle: TraitStyle<StackStyle>?
  /// The elements.
  public var content: ElementContent
  /// The accessibility attributes of the stack.
  public var accessibility = Accessibility()

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - style: The style of the stack.
  ///   - content: The elements.
  public init(style: StackStyle, @ElementBuilder content: () -> ElementContent) {
    self.style = style
    self.content = content()
  }

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - axis: The direction of the layout.
  ///   - spacing: The space between the elements, in points; a number that isn't finite becomes 0.
  ///   - insets: The space around the elements, including the width of the border.
  ///   - alignment: The alignment of the elements across the axis.
  ///   - background: The background of the elements.
  ///   - wraps: Whether elements beside each other continue in the next line if they don't fit.
  ///   - columns: The number of columns, of equal width, at least 1; nil for no columns.
  ///   - content: The elements.
  public init(
    _ axis: StackStyle.Axis = .vertical,
    spacing: Double = 0,
    insets: EdgeInsets = .zero,
    alignment: StackStyle.Alignment = .fill,
    background: BackgroundStyle = .none,
    wraps: Bool = false,
    columns: Int? = nil,
    @ElementBuilder content: () -> ElementContent
  ) {
    self.init(
      style: StackStyle(
        axis: axis, spacing: spacing, insets: insets, alignment: alignment, background: background,
        wraps: wraps, columns: columns),
      content: content
    )
  }

  /// Creates a stack whose style depends on traits.
  ///
  /// ```swift
  /// Stack(style: TraitStyle { StackStyle(axis: $0.isCompact ? .vertical : .horizontal) }) {
  ///   Label("Name")
  ///   TextField(name: "name")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - style: The style of the stack; a page varies it wherever a browser can distinguish the traits.
  ///   - content: The elements.
  @_disfavoredOverload
  public init(style: TraitStyle<StackStyle>, @ElementBuilder content: () -> ElementContent) {
    self.init(style: style.style(from: TraitCollection()), content: content)
    traitStyle = style
  }

  package static func node(_ box: ElementBox<Self>) -> ElementNode { .stack(box) }

  package var axis: StackStyle.Axis { style.axis }
}

extension Stack: DynamicallyStyledElement {
  /// The dynamic style that was set for the stack; nil if its style is the same for all traits.
  public var dynamicStyle: TraitStyle<StackStyle>? {
    get { traitStyle }
    set {
      if let newValue { style = newValue.style(from: TraitCollection()) }
      traitStyle = newValue
    }
  }

  package var isDynamic: Bool { traitStyle != nil }

  package func resolved(for traits: TraitCollection, defaultsVary: Bool) -> Stack? {
    guard let traitStyle else { return nil }
    return with {
      $0.style = traitStyle.style(from: traits)
      $0.traitStyle = traitStyle
    }
  }
}
