public import Restyle

extension Element {
  /// Returns the element in a box.
  ///
  /// ```swift
  /// let note = Label("Shown to all.").box(BoxStyle(maximumWidth: .characters(60), alignment: .center))
  /// ```
  ///
  /// - Parameters:
  ///   - box: The position and the size of the box.
  ///   - background: The background of the element, with its border.
  ///   - insets: The space around the element, including the width of the border.
  /// - Returns: A stack that contains only the element, which is as wide as the stack.
  public func box(
    _ box: BoxStyle, background: BackgroundStyle = .none, insets: EdgeInsets = .zero
  ) -> Stack {
    var stack = Stack(style: StackStyle(insets: insets, background: background, box: box)) {}
    // As in the builder for elements of known type, so that a field finds its control in the box.
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
  /// - Returns: A stack that contains only the element.
  public func padding(_ insets: EdgeInsets) -> Stack { box(BoxStyle(), insets: insets) }

  /// Returns the element with the same space at some edges.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - length: The space, in points.
  /// - Returns: A stack that contains only the element.
  public func padding(_ edges: RectEdge = .all, _ length: Double = 16) -> Stack {
    padding(EdgeInsets.zero.setting(length, at: edges))
  }

  /// Returns the element with space around it.
  ///
  /// - Parameter length: The space at each edge, in points.
  /// - Returns: A stack that contains only the element.
  public func padding(_ length: Double) -> Stack { padding(.all, length) }

  /// Returns the element over a background.
  ///
  /// - Parameter background: The background of the element, with its border.
  /// - Returns: A stack that contains only the element.
  public func background(_ background: BackgroundStyle) -> Stack { box(BoxStyle(), background: background) }

  /// Returns the element over a background of one colour.
  ///
  /// - Parameter color: The colour of the background.
  /// - Returns: A stack that contains only the element.
  public func background(_ color: Color) -> Stack { background(BackgroundStyle(color: color)) }

  /// Returns the element with a border around it.
  ///
  /// - Parameter border: The border, with the radius of its corners.
  /// - Returns: A stack that contains only the element.
  public func border(_ border: BorderStyle) -> Stack { background(BackgroundStyle(border: border)) }

  /// Returns the element in a box with a size, or with limits of its size.
  ///
  /// - Parameters:
  ///   - width: The width; nil for the available width, or for that of the content if the box has an alignment.
  ///   - minimumWidth: The minimum width.
  ///   - maximumWidth: The maximum width.
  ///   - height: The height; nil for that of the content.
  ///   - minimumHeight: The minimum height.
  ///   - maximumHeight: The maximum height.
  ///   - alignment: The alignment of the box in the available width.
  /// - Returns: A stack that contains only the element.
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

  /// Returns the element, with its content, at an opacity.
  ///
  /// - Parameter opacity: The opacity, 0...1.
  /// - Returns: A stack that contains only the element.
  public func opacity(_ opacity: Double) -> Stack { box(BoxStyle(opacity: opacity)) }
}
