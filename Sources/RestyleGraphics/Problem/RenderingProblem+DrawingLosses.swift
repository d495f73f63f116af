public import Restyle
public import RestyleRendering

extension RenderingProblem.Loss {
  /// An encoded image was left out, since pixels are only drawn from shapes.
  public static let encodedImage = Self("encodedImage") { _ in
    "left out an image: rasters are drawn from shapes alone, and decode no images; draw it as SVG"
  }

  /// Boxes replace characters of a text, since rasters only have glyphs for ASCII.
  public static func missingGlyphs(_ text: String) -> Self {
    Self("missingGlyphs", [text]) {
      "drew boxes for characters of \($0[0].quoted): rasters have letters for ASCII only; draw it as SVG"
    }
  }

  /// An outer shadow was left out, since nothing can extend beyond a stretched image.
  public static func droppedShadow(_ shadow: ShadowStyle) -> Self {
    Self("droppedShadow", ["\(shadow.blur)", String(reflecting: shadow)]) {
      "left out a shadow around a box, with a blur of \($0[0]) points: nothing reaches beyond an image that is "
        + "stretched; draw it at its final size, or give the shadow to the view that shows the image"
    }
  }

  /// A gradient or a picture is stretched in parts instead of as a whole, since it is in a stretched image.
  public static let stretchedMiddle = Self("stretchedMiddle") { _ in
    "stretched a gradient or a picture between the edges of an image: it depends on the full size; draw it at its "
      + "final size"
  }

  /// A repeated image, or one with cap insets, was stretched as a whole, since its size isn't known.
  public static let unmeasuredImage = Self("unmeasuredImage") { _ in
    "stretched the whole of an image that is repeated or has cap insets: its bytes don't say its size; use an image "
      + "that does"
  }

  /// A style was left out of a sheet, since it has no swatch.
  public static let noSwatch = Self("noSwatch") { _ in
    "left out a style: it has no swatch; render it in a page, or conform its type to `SwatchStyle` if it is your own"
  }

  /// The sample letters of a text on a sheet don't show some of its attributes, which are listed by name.
  public static func plainLetters(without attributes: [String]) -> Self {
    Self("plainLetters", attributes) {
      "drew letters for a text without \($0.map { $0.quoted(limit: 40) }.joined(separator: ", ")): drawings have "
        + "one face; render it in a page"
    }
  }
}
