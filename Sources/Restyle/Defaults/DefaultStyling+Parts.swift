extension DefaultStyling {
  /// The styles in a `DefaultStyling`, which are read and written as properties of it.
  ///
  /// ```swift
  /// DefaultStyling.system.restyled { $0.text.color = .systemIndigo }
  /// ```
  public struct Parts: Sendable {
    /// The style of text.
    public var text: TextStyle
    /// The style of text that says less important things.
    public var detailText: TextStyle
  }

  /// Makes defaults out of the styles that are given; the others are those of ``system``.
  public init(
    text: TextStyle = .system,
    detailText: TextStyle = .systemDetail
  ) {
    self.init(parts: Parts(text: text, detailText: detailText))
  }
}
