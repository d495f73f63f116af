public import Restyle
public import RestyleRendering

/// A drawing in its smallest size, with the cap insets that aren't stretched.
///
/// ```swift
/// let button = try ResizableImage(
///   BackgroundStyle(border: BorderStyle(cornerRadius: 4), color: .blue), for: traits)
/// button.image(as: .png)                              // for wherever an image goes
/// try button.drawn(in: Size(width: 100, height: 44))  // what it looks like there
/// ```
public struct ResizableImage: Hashable, Sendable {
  /// The drawing in its smallest size.
  public let drawing: DisplayList
  /// The cap insets, in points: whole pixels.
  public let capInsets: PhysicalSides

  /// Draws a style in its smallest size: the cap insets with one pixel between them.
  ///
  /// Nothing reaches beyond an image: shadows that are thrown are left out and reported. So is, in the drawing's
  /// problems, what doesn't look the same when it is stretched.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - traits: The surroundings; the scale, the scheme, the contrast, the gamut and the direction count.
  /// - Throws: A `DrawingError` where there would be too many pixels.
  public init(_ style: some ResizableDrawable, for traits: TraitCollection) throws(DrawingError) {
    let canvas = Canvas(for: traits)
    let capInsets = style.capInsets(for: traits).map { max(0, canvas.snappedUp($0)) }
    let pixel = 1 / canvas.scale
    let bounds = Rect(
      width: capInsets.left + pixel + capInsets.right, height: capInsets.top + pixel + capInsets.bottom)
    var drawing = try DisplayList(width: bounds.width, height: bounds.height, for: traits) { canvas in
      canvas.draw(style, in: bounds)
    }
    drawing.operations.removeAll { $0.isThrownShadow }
    for loss in style.lossesByResizing { drawing.problems.append(RenderingProblem(loss)) }
    self.drawing = drawing
    self.capInsets = capInsets
  }
}

/// A style that can be drawn as an image that is stretched between its edges.
public protocol ResizableDrawable: Drawable {
  /// Returns the required cap insets, in points: between them all rows and all columns are alike.
  func capInsets(for traits: TraitCollection) -> PhysicalSides

  /// The losses of an image that is stretched.
  var lossesByResizing: [RenderingProblem.Loss] { get }
}

extension ResizableDrawable {
  /// Nothing is lost.
  public var lossesByResizing: [RenderingProblem.Loss] { [] }
}
