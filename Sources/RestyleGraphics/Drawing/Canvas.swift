public import Restyle
public import RestyleRendering

/// A canvas that styles draw on, and that collects the operations of a display list.
///
/// ```swift
/// let sheet = try DisplayList(width: 100, height: 60, for: traits) { canvas in
///   canvas.draw(card, in: Rect(x: 10, y: 10, width: 80, height: 40))
/// }
/// ```
public struct Canvas: Sendable, NonisolatedValue {
  /// The traits that styles are resolved for.
  public let traits: TraitCollection
  /// The colour of content that inherits its colour.
  public var foreground: Color = .label
  /// The drawn operations, from the lowest to the uppermost.
  var operations: [DisplayList.Operation] = []
  /// The features that couldn't be drawn.
  var problems: [RenderingProblem] = []

  /// Creates an empty canvas.
  ///
  /// - Parameter traits: The traits, of which the scale, the colour scheme, the contrast, the gamut and the direction
  ///   count.
  public init(for traits: TraitCollection) { self.traits = traits }
}

/// A style that can be drawn in a rectangle.
public protocol Drawable: Sendable {
  /// Draws the style.
  ///
  /// - Parameters:
  ///   - rect: The rectangle to draw in, in points, with its edges at whole pixels.
  ///   - canvas: The canvas to draw on.
  func draw(in rect: Rect, on canvas: inout Canvas)

  /// Returns the extent of the drawing beyond the rectangle, in points.
  func overflow(for traits: TraitCollection) -> PhysicalSides
}

extension Drawable {
  /// The extent for drawings that stay within the rectangle: zero.
  public func overflow(for traits: TraitCollection) -> PhysicalSides { PhysicalSides() }
}

extension Canvas {
  /// Draws a style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - rect: The rectangle to draw in, in points. Its edges move to the nearest pixels, as in browsers.
  public mutating func draw(_ style: some Drawable, in rect: Rect) {
    style.draw(in: snapped(rect), on: &self)
  }

  /// Fills a path, unless the result would be invisible.
  public mutating func fill(_ path: Path, _ paint: Paint) {
    guard paint.isVisible, !path.contours.isEmpty else { return }
    operations.append(.fill(path, paint))
  }

  /// Reports a loss.
  public mutating func note(_ loss: RenderingProblem.Loss) { problems.append(RenderingProblem(loss)) }

  /// Draws everything that `draw` draws as a group, with a clip and an opacity.
  mutating func group(
    clip: Path? = nil, opacity: Double = 1, _ draw: (inout Canvas) -> Void
  ) {
    let start = operations.count
    operations.append(.begin(DisplayList.Group(clip: clip, opacity: opacity)))
    draw(&self)
    if operations.count > start + 1, opacity > 0 {
      operations.append(.end)
    } else {
      operations.removeSubrange(start...)
    }
  }
}

extension DisplayList {
  /// Creates a display list from the operations of a closure.
  ///
  /// - Parameters:
  ///   - width: The width in points, which is rounded to whole pixels.
  ///   - height: The height in points, which is rounded to whole pixels.
  ///   - traits: The traits, of which the scale, the colour scheme, the contrast, the gamut and the direction count.
  ///   - draw: A closure that draws on a canvas.
  /// - Throws: A `DrawingError` if a length isn't valid, or if there would be too many pixels or operations.
  public init(
    width: Double, height: Double, for traits: TraitCollection, draw: (inout Canvas) -> Void
  ) throws(DrawingError) {
    try self.init(width: width, height: height, scale: traits.displayScale, gamut: traits.gamut)
    var canvas = Canvas(for: traits)
    draw(&canvas)
    try Self.check(canvas.operations)
    operations = canvas.operations
    problems = canvas.problems
  }

  /// Draws a style.
  ///
  /// ```swift
  /// let drawing = try DisplayList(card, in: Size(width: 300, height: 120), for: traits)
  /// ```
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - size: The size of the box, in points, which is rounded to whole pixels.
  ///   - traits: The traits, of which the scale, the colour scheme, the contrast, the gamut and the direction count.
  ///   - showsOverflow: Whether the list also contains the parts of the drawing beyond the box, such as shadows.
  /// - Throws: A `DrawingError` if there would be too many pixels or operations.
  public init(
    _ style: some Drawable, in size: Size, for traits: TraitCollection, showsOverflow: Bool = true
  ) throws(DrawingError) {
    let canvas = Canvas(for: traits)
    let overflow = showsOverflow ? style.overflow(for: traits).map { canvas.snappedUp($0) } : PhysicalSides()
    let box = canvas.snapped(Rect(width: size.width, height: size.height))
    try self.init(
      width: overflow.left + box.width + overflow.right, height: overflow.top + box.height + overflow.bottom,
      for: traits
    ) { canvas in
      canvas.draw(style, in: Rect(x: overflow.left, y: overflow.top, width: box.width, height: box.height))
    }
    self.overflow = overflow
  }
}
