extension TextStyle {
  /// The style of text on iOS: the body size in the label colour.
  public static let system = TextStyle(font: .system(size: 17), color: .label)

  /// The style of detail text on iOS: the body size in the secondary label colour, darkened until it is legible.
  public static let systemDetail = system.restyled { $0.color = .legibleSecondaryLabel }
}
