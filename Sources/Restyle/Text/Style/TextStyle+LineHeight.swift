extension TextStyle {
  /// The distance from one line to the next, in points: the line's own height and the line spacing.
  ///
  /// A line's own height is the font size, times the multiple, within the minimum and maximum. Assigning a
  /// height, which is never less than the font size, changes the line spacing; changing the font size or the
  /// line spacing changes the height. While the font size is unset, `Font.defaultSize` stands in.
  ///
  /// ```swift
  /// style.font = .system(size: 17)
  /// style.lineHeight = 22          // lineSpacing is now 5
  /// ```
  public var lineHeight: Double {
    @inlinable get { ownLineHeight + lineSpacing }
    @inlinable set {
      guard newValue.isFinite else {
        attributes.inline.lineSpacing = nil
        return
      }
      lineSpacing = max(newValue, fontSize ?? Font.defaultSize) - ownLineHeight
    }
  }

  /// The height of a line before the line spacing, in points.
  @inlinable
  public var ownLineHeight: Double {
    let height = max(minimumLineHeight, (fontSize ?? Font.defaultSize) * lineHeightMultiple)
    return min(height, maximumLineHeight ?? .infinity)
  }

  /// Another name for `kern`: the space added after each character, in points.
  public var letterSpacing: Double {
    @inlinable get { kern }
    @inlinable set { kern = newValue }
  }
}
