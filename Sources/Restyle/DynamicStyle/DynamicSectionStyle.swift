/// The dynamic style of a section.
///
/// ```swift
/// extension DynamicSectionStyle {
///   static var form: Self { Theme.form }
/// }
/// private enum Theme {
///   // Stored, so that what it remembers lasts. Swift stores no static property in a generic type itself.
///   static let form = DynamicSectionStyle { traits in
///     .system(grouped: true, horizontallyRegular: !traits.isCompact)
///   }
/// }
/// ```
public typealias DynamicSectionStyle = TraitStyle<SectionStyle>

/// The dynamic style of a section's header or footer.
///
/// ```swift
/// let header: DynamicHeaderFooterStyle = DynamicSectionStyle.default.header
/// ```
public typealias DynamicHeaderFooterStyle = TraitStyle<HeaderFooterStyle>

extension DynamicSectionStyle {
  /// The style of a section of a grouped iOS table.
  public static var systemGrouped: DynamicSectionStyle { System.grouped }

  /// The style of a section of a plain iOS table.
  public static var systemPlain: DynamicSectionStyle { System.plain }
}

private enum System {
  static let grouped = style(grouped: true)
  static let plain = style(grouped: false)

  private static func style(grouped: Bool) -> DynamicSectionStyle {
    DynamicSectionStyle { traits in
      .system(
        grouped: grouped, horizontallyRegular: traits.isRegular, hairlineWidth: traits.hairlineWidth
      )
    }
  }
}
