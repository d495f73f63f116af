public import Restyle

extension Element {
  /// Returns the element in a box.
  ///
  /// ```swift
  /// let note = Label("Shown to all.").box(BoxStyle(maximumWidth: .characters(60), alignment: .center))
  /// ```
  ///
  /// - Parameters:
  ///   - box: Where the box lies and how large it is.
  ///   - background: What lies behind the element, and the border around it.
  ///   - insets: The space around the element, including the width of the border.
  /// - Returns: A stack of the element alone, which is as wide as the stack.
  public func box(
    _ box: BoxStyle, background: BackgroundStyle = .none, insets: EdgeInsets = .zero
  ) -> Stack {
    var stack = Stack(style: StackStyle(insets: insets, background: background, box: box)) {}
    // As the builder has it where the type is known, so that others find the control in the box.
    stack.content = (self as? any PrimitiveElement)?.asContent() ?? ElementBuilder.buildExpression(self)
    return stack
  }

  /// Returns the element with space around it.
  ///
  /// ```swift
  /// let card = Stack { Label("Card") }.padding(16).background(BackgroundStyle(color: .white))
  /// ```
  ///
  /// - Parameter insets: The space at each edge.
  /// - Returns: A stack of the element alone.
  public func padding(_ insets: EdgeInsets) -> Stack { box(BoxStyle(), insets: insets) }

  /// Returns the element with the same space at some edges.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - length: The space, in points.
  /// - Returns: A stack of the element alone.
  public func padding(_ edges: RectEdge = .all, _ length: Double = 16) -> Stack {
    padding(EdgeInsets.zero.setting(length, at: edges))
  }

  /// Returns the element with space around it.
  ///
  /// - Parameter length: The space at each edge, in points.
  /// - Returns: A stack of the element alone.
  public func padding(_ length: Double) -> Stack { padding(.all, length) }

  /// Returns the element over a background.
  ///
  /// - Parameter background: What lies behind the element, and the border around it.
  /// - Returns: A stack of the element alone.
  public func background(_ background: BackgroundStyle) -> Stack { box(BoxStyle(), background: background) }

  /// Returns the element over a colour.
  ///
  /// - Parameter color: What lies behind the element.
  /// - Returns: A stack of the element alone.
  public func background(_ color: Color) -> Stack { background(BackgroundStyle(color: color)) }

  /// Returns the element with a border around it.
  ///
  /// - Parameter border: The line, and the rounding of its corners.
  /// - Returns: A stack of the element alone.
  public func border(_ border: BorderStyle) -> Stack { background(BackgroundStyle(border: border)) }

  /// Returns the element in a box of a size, or with limits of one.
  ///
  /// - Parameters:
  ///   - width: The width; nil for as much as there is, or as the content needs if it is aligned.
  ///   - minimumWidth: The least width.
  ///   - maximumWidth: The greatest width.
  ///   - height: The height; nil for that of the content.
  ///   - minimumHeight: The least height.
  ///   - maximumHeight: The greatest height.
  ///   - alignment: Where the box lies in the width that there is.
  /// - Returns: A stack of the element alone.
  public func frame(
    width: BoxLength? = nil, minimumWidth: BoxLength? = nil, maximumWidth: BoxLength? = nil,
    height: BoxLength? = nil, minimumHeight: BoxLength? = nil, maximumHeight: BoxLength? = nil,
    alignment: HorizontalAlignment? = nil
  ) -> Stack {
    box(
      BoxStyle(
        width: width, minimumWidth: minimumWidth, maximumWidth: maximumWidth, height: height,
        minimumHeight: minimumHeight, maximumHeight: maximumHeight, alignment: alignment))
  }

  /// Returns the element, with its content, at an opacity of 0...1.
  ///
  /// - Parameter opacity: How opaque it is, 0...1.
  /// - Returns: A stack of the element alone.
  public func opacity(_ opacity: Double) -> Stack { box(BoxStyle(opacity: opacity)) }
}
