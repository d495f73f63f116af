/// The dynamic style of a form.
public typealias DynamicFormStyle = TraitStyle<FormStyle>

extension DynamicFormStyle {
  /// The style of a grouped iOS table.
  public static var systemGrouped: DynamicFormStyle { System.grouped }

  /// The style of a plain iOS table.
  public static var systemPlain: DynamicFormStyle { System.plain }
}

// Generic types can't store static properties, and the cached styles have to last.
private enum System {
  static let grouped = style(grouped: true)
  static let plain = style(grouped: false)

  private static func style(grouped: Bool) -> DynamicFormStyle {
    DynamicFormStyle { .system(grouped: grouped, horizontallyRegular: $0.isRegular) }
  }
}
