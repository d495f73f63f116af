public import Restyle

/// A background, broken down for drawing into a colour, layers over it, a border, and shadows.
///
/// An image that is itself a background is broken down too, so only colours, gradients, lines and pictures remain to be
/// drawn.
///
/// ```swift
/// let box = DrawnBox(style.background)
/// fill(box.color)
/// for layer in box.layers.reversed() { draw(layer) }
/// ```
public struct DrawnBox: Sendable {
  /// The colour, which is drawn first.
  public let color: Color
  /// The layers over the colour, the uppermost first.
  public private(set) var layers: [Layer] = []
  /// A picture with cap insets, which covers the border.
  public private(set) var frame: Image?
  /// The line around the box, with its corners.
  public private(set) var border: BorderStyle
  /// The shadows, the uppermost first.
  public var shadows: [ShadowStyle] { storedShadows.plain }
  /// The shadows, some of which may represent those of named values.
  package private(set) var storedShadows: [ShadowStyle]
  /// Whether the border of a nested background is omitted, since a box has only one.
  package private(set) var dropsInnerBorder = false
  /// The problems with the parts that can't be drawn.
  public private(set) var problems: [RenderingProblem] = []

  /// A layer that covers the box or an area of it.
  public enum Layer: Hashable, Sendable {
    /// A colour over the whole box.
    case color(Color)
    /// A gradient over the whole box.
    case gradient(Gradient)
    /// A picture without cap insets.
    case image(Image)
    /// A line along the upper or the lower edge.
    case separator(InsettedStyle<SeparatorStyle>, RectEdge)
  }

  /// Breaks a background down into layers.
  ///
  /// - Parameters:
  ///   - background: The background.
  ///   - canDraw: Returns whether a picture can be drawn, and records the reason if not.
  public init(
    _ background: BackgroundStyle,
    canDraw: (Image, inout [RenderingProblem]) -> Bool = { _, _ in true }
  ) {
    color = background.color
    border = background.border
    storedShadows = background.storedShadows
    var background = background
    add(background.gradient)
    // Layer by layer, since the data determines the nesting.
    while let image = background.image {
      background.image = nil
      switch image.source {
      case .segment(let segment):
        background = segment.drawnBackground
        add(segment, background)
      case .data, .url:
        if canDraw(image, &problems) { add(image) }
      }
    }
    // They were collected from the bottom up.
    layers.reverse()
  }
}

extension DrawnBox {
  private mutating func add(_ segment: SegmentBackgroundStyle, _ background: BackgroundStyle) {
    layers.append(.color(background.color))
    add(background.gradient)
    if let line = segment.drawnTopSeparator { layers.append(.separator(line, .top)) }
    if let line = segment.drawnBottomSeparator { layers.append(.separator(line, .bottom)) }
    add(background.border)
    storedShadows += background.storedShadows
  }

  private mutating func add(_ gradient: Gradient?) {
    guard let gradient, !gradient.stops.isEmpty else { return }
    layers.append(.gradient(gradient))
  }

  /// Uses the border of a nested background if there is none yet, since a box has only one.
  private mutating func add(_ inner: BorderStyle) {
    if border == .none {
      border = inner
    } else if inner != .none, inner != border {
      dropsInnerBorder = true
      problems.append(RenderingProblem(.droppedBorder(inner)))
    }
  }

  private mutating func add(_ image: Image) {
    guard image.capInsets != .zero else { return layers.append(.image(image)) }
    frame = image
    // The frame covers all borders.
    dropsInnerBorder = false
    if border.insets != .zero { problems.append(RenderingProblem(.droppedBorder(border))) }
  }
}

extension SegmentBackgroundStyle {
  /// The lines of the segment, each with its edge.
  package var drawnSeparators: [(edge: RectEdge, line: InsettedStyle<SeparatorStyle>)] {
    [(RectEdge.top, drawnTopSeparator), (.bottom, drawnBottomSeparator)].compactMap { edge, line in
      line.map { (edge, $0) }
    }
  }
}
