import Restyle

/// Backgrounds that are drawn by a browser too: each combines what comes next of each of some lists.
///
/// The lists' lengths have no common divisor, so that many combinations come up.
enum ComparedBackgrounds {
  static let styles: [BackgroundStyle] = (0..<320).map { index in
    func next<Value>(_ values: [Value]) -> Value { values[index % values.count] }
    let background = BackgroundStyle(
      color: next(colors), gradient: next(gradients),
      border: BorderStyle(
        width: next(widths), color: next(lineColors), cornerRadii: next(radii), borderEdges: next(edges)),
      shadows: next(shadows))
    guard index % 9 == 4 else { return background }
    let segment = SegmentBackgroundStyle(
      background: background.restyled { $0.shadows = [] }, position: next(SegmentPosition.allCases),
      topSeparator: separator, bottomSeparator: separator)
    return BackgroundStyle(image: segment.image())
  }

  private static let colors = [
    Color.white, Color(hex: 0x336699), .clear, Color(hex: 0xFFE8B0), Color(hex: 0x22AA66, alpha: 0.5),
  ]

  private static let gradients: [Gradient?] = [
    nil, nil, .linear(angle: .degrees(180), colors: [Color(hex: 0x4C9AFF), Color(hex: 0x0052CC)]),
    nil, .linear(angle: .degrees(70), colors: [.red, .yellow, .blue]), nil,
    .radial(center: .topLeading, colors: [.white, Color(hex: 0x8844CC)]), nil,
    .linear(angle: .degrees(90), colors: [Color(hex: 0x004400), Color(hex: 0x00CC00, alpha: 0.4)]), nil, nil,
  ]

  private static let widths = [1.0, 0, 2, 0.5, 1, 3.5, 0]

  private static let lineColors = [
    Color(hex: 0x202020), Color(hex: 0xCC3300), Color(hex: 0x005577, alpha: 0.6),
  ]

  private static let radii: [CornerRadii] = [
    CornerRadii(6), .zero, CornerRadii(12.5), CornerRadii(100), CornerRadii(3), CornerRadii(9, at: .top),
    CornerRadii(topLeading: 4, topTrailing: 15, bottomLeading: 20.25, bottomTrailing: 0),
    CornerRadii(1.5),
  ]

  private static let edges: [RectEdge] = [
    .all, .all, .bottom, .all, .vertical, .all, [.top, .leading], .all, .all, .horizontal, .all, .all, .all,
  ]

  private static let shadows: [[ShadowStyle]] =
    [
      [ShadowStyle(color: Color(white: 0, alpha: 0.3), y: 2, blur: 6)],
      [ShadowStyle(color: Color(hex: 0x3366CC, alpha: 0.6), x: 2, y: -1, spread: 2)],
      [ShadowStyle(color: Color(white: 0, alpha: 0.4), x: 1, y: 1, blur: 3, isInner: true)],
      [ShadowStyle(color: Color(hex: 0xCC0000, alpha: 0.5), blur: 4, spread: 1)],
      [
        ShadowStyle(color: Color(white: 0, alpha: 0.2), y: 1, blur: 2),
        ShadowStyle(color: Color(white: 0, alpha: 0.15), y: 3, blur: 10, spread: -1),
      ],
    ].flatMap { [$0, [], []] } + [[], []]

  private static let separator = InsettedStyle(
    style: SeparatorStyle(width: 1, color: Color(hex: 0x884400)),
    insets: EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 3))
}
