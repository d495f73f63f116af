package import Restyle

extension FormStyle {
  /// A form of sections on a page.
  ///
  /// Source: Material Design 3, Foundations, Layout, window size classes: margins of 16 points in compact windows, of
  /// 24 in larger ones.
  ///
  /// - Parameters:
  ///   - grouped: Whether sections keep away from the sides.
  ///   - isCompact: Whether there is little room from side to side.
  /// - Returns: The style.
  package static func material(grouped: Bool, isCompact: Bool) -> Self {
    Self(
      insets: grouped ? EdgeInsets(horizontalInset: isCompact ? 16 : 24, verticalInset: 8) : .zero,
      background: BackgroundStyle(color: .materialSurface)
    )
  }
}
