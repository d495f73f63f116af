public import Restyle

extension ResizableImage {
  /// Returns a drawing of the image in a size, with unchanged corners, and with stretched edges and a stretched middle.
  ///
  /// If the size is too small for the edges, they shrink in the same proportion, as in `border-image`. Only one pixel
  /// is between the edges, so a repeated middle would look the same as a stretched one.
  ///
  /// - Parameter size: The size in points, which is rounded to whole pixels.
  /// - Returns: A list that draws the same as the style in that size.
  /// - Throws: A `DrawingError` if there would be too many pixels.
  public func drawn(in size: Size) throws(DrawingError) -> DisplayList {
    var list = try DisplayList(
      width: size.width, height: size.height, scale: drawing.scale, gamut: drawing.gamut)
    let stretch = Stretch(of: drawing.size, keeping: capInsets, to: list.size)
    list.operations = drawing.operations.map { stretch($0) }
    list.problems = drawing.problems
    return list
  }
}

extension Stretch {
  /// Maps an operation, or the clip of a group.
  fileprivate func callAsFunction(_ operation: DisplayList.Operation) -> DisplayList.Operation {
    switch operation {
    case .fill(let path, let paint): return .fill(self(path), self(paint))
    case .shadow(var shadow):
      shadow.shape = self(shadow.shape)
      shadow.clip = self(shadow.clip)
      return .shadow(shadow)
    case .image(let image, let rect): return .image(image, self(rect))
    case .text(var text):
      text.start = self(text.start)
      return .text(text)
    case .begin(var group):
      group.clip = group.clip.map { self($0) }
      return .begin(group)
    case .end: return .end
    }
  }
}
