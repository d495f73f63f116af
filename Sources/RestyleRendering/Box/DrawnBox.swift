public import Restyle

/// A background as it is drawn: a colour, layers over it, a border, shadows.
///
/// An image that is a background in its turn is broken down, so that whoever draws gets nothing but colours, gradients,
/// lines and pictures.
///
/// ```swift
/// let box = DrawnBox(style.background)
/// fill(box.color)
/// for layer in box.layers.reversed() { draw(layer) }
/// ```
public struct DrawnBox: Sendable {
  /// The colour that lies lowest.
  public let color: Color
  /// What lies over it, the uppermost first.
  public private(set) var layers: [Layer] = []
  /// A picture whose edges keep their size, and which covers the border.
  public private(set) var frame: Image?
  /// The line around the box, and its corners.
  public private(set) var border: BorderStyle
  /// The shadows, the uppermost first.
  public private(set) var shadows: [ShadowStyle]
  /// Whether the border of a background that lies in another one is left out, since a box has one.
  package private(set) var dropsInnerBorder = false
  /// What could not be drawn.
  public private(set) var problems: [RenderingProblem] = []

  /// Something that covers the box or a part of it.
  public enum Layer: Hashable, Sendable {
    /// A colour all over the box.
    case color(Color)
    /// A gradient all over the box.
    case gradient(Gradient)
    /// A picture without edges of its own.
    case image(Image)
    /// A line along the upper or the lower edge.
    case separator(InsettedStyle<SeparatorStyle>, RectEdge)
  }

  /// Breaks a background down into layers.
  ///
  /// - Parameters:
  ///   - background: The background.
  ///   - canDraw: Whether a picture can be drawn; notes why not.
  public init(
    _ background: BackgroundStyle,
    canDraw: (Image, inout [RenderingProblem]) -> Bool = { _, _ in true }
  ) {
    color = background.color
    border = background.border
    shadows = background.shadows
    var background = background
    add(background.gradient)
    // Layer by layer, since what lies within what is for the data to say.
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
    // They were met from the lowest on.
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
    shadows += background.shadows
  }

  private mutating func add(_ gradient: Gradient?) {
    guard let gradient, !gradient.stops.isEmpty else { return }
    layers.append(.gradient(gradient))
  }

  /// Takes the border of what lies within if there is none yet: a box has one.
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
    // It covers all borders there are.
    dropsInnerBorder = false
    if border.insets != .zero { problems.append(RenderingProblem(.droppedBorder(border))) }
  }
}

extension SegmentBackgroundStyle {
  /// The lines that the part draws, each at its edge.
  package var drawnSeparators: [(edge: RectEdge, line: InsettedStyle<SeparatorStyle>)] {
    [(RectEdge.top, drawnTopSeparator), (.bottom, drawnBottomSeparator)].compactMap { edge, line in
      line.map { (edge, $0) }
    }
  }
}
