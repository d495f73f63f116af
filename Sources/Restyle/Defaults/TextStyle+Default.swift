extension TextStyle {
  /// The style of text where nobody passed one, from ``DefaultStyling/defaults``.
  public static var `default`: TextStyle { DefaultStyling.defaults.text }

  /// The style of detail text where nobody passed one, from ``DefaultStyling/defaults``.
  public static var defaultDetail: TextStyle { DefaultStyling.defaults.detailText }
}
