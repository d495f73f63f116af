public import Restyle
public import RestyleRendering

extension RenderingProblem.Loss {
  /// An image was left out, since pixels are drawn of shapes only, and no image is decoded for them.
  public static let encodedImage = Self("encodedImage") { _ in
    "left out an image: pixels are drawn of shapes only, and no image is decoded for them; draw it as SVG"
  }

  /// Boxes stand for characters of a text, since pixels show ASCII only.
  public static func missingGlyphs(_ text: String) -> Self {
    Self("missingGlyphs", [text]) {
      "drew boxes for characters of \(quoted($0[0])): pixels show ASCII only; draw it as SVG"
    }
  }

  /// A shadow around a box was left out, since nothing reaches beyond an image that is stretched.
  public static func droppedShadow(_ shadow: ShadowStyle) -> Self {
    Self("droppedShadow", ["\(shadow.blur)", String(reflecting: shadow)]) {
      "left out a shadow around a box, of a blur of \($0[0]) points: nothing reaches beyond an image that is "
        + "stretched; draw it in its size, or give the shadow to what shows the image"
    }
  }

  /// A gradient or a picture lies in an image that is stretched, and so isn't spread over all of its size.
  public static let stretchedMiddle = Self("stretchedMiddle") { _ in
    "stretched a gradient or a picture between the edges of an image: it depends on the size of all; draw it in "
      + "its size"
  }

  /// An image that is repeated, or has edges that keep their size, was stretched as a whole: its size isn't known.
  public static let unmeasuredImage = Self("unmeasuredImage") { _ in
    "stretched an image as a whole that is repeated or has edges that keep their size: its bytes don't say its "
      + "size; give an image that does"
  }
}
