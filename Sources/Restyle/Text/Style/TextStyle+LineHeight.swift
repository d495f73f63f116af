extension TextStyle {
  /// The distance from one line to the next, in points.
  ///
  /// While it is unset, the distance is the line's own height and the line spacing. A line's own height is the font
  /// size, times the multiple, within the minimum and the maximum. An unset font size counts as `Font.defaultSize`.
  ///
  /// An assigned height stays the same if the font size changes, but lines are never closer than the font size.
  /// Assigning a height unsets the line spacing. If merging sets both, the height applies.
  ///
  /// ```swift
  /// style.lineHeight = 22
  /// style.font = .system(size: 17)          // lineHeight is still 22, and lineSpacing is 5
  /// ```
  public var lineHeight: Double {
    @inlinable get {
      attribute(for: .lineHeight).map { max($0, fontSize ?? Font.defaultSize) }
        ?? (ownLineHeight + lineSpacing).inRange
    }
    @inlinable set {
      attributes.setLines(height: newValue.nonNegativeOrNil, spacing: nil)
      attributes.removeUnderlying(StandardTextAttribute.LineSpacingKey.self)
    }
  }

  /// The height of a line before the line spacing, in points.
  @inlinable
  package var ownLineHeight: Double {
    let height = max(minimumLineHeight, (fontSize ?? Font.defaultSize) * lineHeightMultiple)
    return min(height, maximumLineHeight ?? .greatestFiniteMagnitude)
  }

  /// The space added after each character, in points; another name for `kern`.
  public var letterSpacing: Double {
    @inlinable get { kern }
    @inlinable set { kern = newValue }
  }
}
