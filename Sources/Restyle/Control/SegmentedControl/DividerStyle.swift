/// What stands between two segments: a line, or an image in its place.
public struct DividerStyle: Style, Hashable, Codable {
  /// The line, and the room around it.
  public var separator: InsettedStyle<SeparatorStyle>
  /// An image in place of the line.
  public var image: Image?

  /// Makes a divider of a line.
  public init(separator: InsettedStyle<SeparatorStyle>) {
    self.separator = separator
  }

  /// Makes a divider of an image.
  public init(image: Image) {
    separator = .none
    self.image = image
  }
}
