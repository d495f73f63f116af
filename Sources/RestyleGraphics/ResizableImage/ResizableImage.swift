public import Restyle
public import RestyleRendering

/// A drawing in its smallest size, with cap insets for the areas that aren't stretched.
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
  /// The cap insets in points, which are whole pixels.
  public let capInsets: PhysicalSides

  /// Draws a style in its smallest size, which has one pixel between the cap insets.
  ///
  /// Nothing can extend beyond an image, so outer shadows are left out. The problems of the drawing report this, and
  /// features that look different when they are stretched.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - traits: The traits, of which the scale, the colour scheme, the contrast, the gamut and the direction count.
  /// - Throws: A `DrawingError` if there would be too many pixels.
  public init(_ style: some ResizableDrawable, for traits: TraitCollection) throws(DrawingError) {
    let canvas = Canvas(for: traits)
    let capInsets = style.capInsets(for: traits).map { max(0, canvas.snappedUp($0)) }
    let pixel = 1 / canvas.scale
    let bounds = Rect(
      width: capInsets.left + pixel + capInsets.right, height: capInsets.top + pixel + capInsets.bottom)
    var drawing = try DisplayList(width: bounds.width, height: bounds.height, for: traits) { canvas in
      canvas.draw(style, in: bounds)
    }
    drawing.operations.removeAll { if case .shadow(let shadow) = $0 { !shadow.isInverted } else { false } }
    for loss in style.lossesByResizing { drawing.problems.append(RenderingProblem(loss)) }
    self.drawing = drawing
    self.capInsets = capInsets
  }
}

/// A style that can be drawn as an image, which is stretched between its edges.
public protocol ResizableDrawable: Drawable {
  /// Returns the required cap insets in points, between which all rows and all columns are equal.
  func capInsets(for traits: TraitCollection) -> PhysicalSides

  /// The losses of a stretched image.
  var lossesByResizing: [RenderingProblem.Loss] { get }
}

extension ResizableDrawable {
  /// No losses.
  public var lossesByResizing: [RenderingProblem.Loss] { [] }
}
