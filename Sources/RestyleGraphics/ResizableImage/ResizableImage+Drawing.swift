public import Restyle

extension ResizableImage {
  /// Draws the image in a size: its corners as they are, its edges stretched along them, its middle stretched.
  ///
  /// In a size that has no room for its edges, they shrink in one proportion, as those of `border-image` do. As one
  /// pixel lies between the edges, to repeat the middle would look the same as to stretch it.
  ///
  /// - Parameter size: The size in points, which is rounded to whole pixels.
  /// - Returns: A list that draws what the style draws in that size.
  /// - Throws: A `DrawingError` where there would be too many pixels.
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
  /// Where a step lies, and the clip of a group.
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
