package import Restyle

extension FormStyle {
  /// A form of boxes on a page.
  ///
  /// Source: GitHub Primer Primitives 11.2.1 (MIT), base tokens `size`; Primer React, PageLayout: room of 16 points
  /// around the content of a narrow page, of 24 around that of a regular one.
  ///
  /// - Parameters:
  ///   - grouped: Whether boxes keep away from the sides.
  ///   - isCompact: Whether there is little room from side to side.
  /// - Returns: The style.
  package static func primer(grouped: Bool, isCompact: Bool) -> Self {
    Self(
      insets: grouped ? EdgeInsets(inset: isCompact ? 16 : 24) : .zero,
      background: BackgroundStyle(color: .primerBackgroundDefault)
    )
  }
}
