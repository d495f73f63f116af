extension SegmentBackgroundStyle {
  /// The background as the part draws it: only with the edges and corners that lie on the outside.
  public var drawnBackground: BackgroundStyle {
    background.restyled {
      $0.border.borderEdges.formIntersection(position.outerEdges)
      $0.border.cornerRadii = $0.border.cornerRadii.masked(to: position.outerCorners)
    }
  }

  /// The line that the part draws above its content; nil where no part lies above.
  public var drawnTopSeparator: InsettedStyle<SeparatorStyle>? {
    drawn(topSeparator, at: .top)
  }

  /// The line that the part draws below its content; nil where no part lies below.
  public var drawnBottomSeparator: InsettedStyle<SeparatorStyle>? {
    drawn(bottomSeparator, at: .bottom)
  }

  private func drawn(
    _ separator: InsettedStyle<SeparatorStyle>, at edge: RectEdge
  ) -> InsettedStyle<SeparatorStyle>? {
    position.joinedEdges.contains(edge) && separator.style.width > 0 ? separator : nil
  }

  /// The background's border, of which the part draws what lies on the outside.
  public var border: BorderStyle {
    get { background.border }
    set { background.border = newValue }
  }

  /// The background's colour.
  public var color: Color {
    get { background.color }
    set { background.color = newValue }
  }
}
