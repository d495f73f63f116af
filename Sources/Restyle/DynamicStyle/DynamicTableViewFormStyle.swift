/// The dynamic style of a table.
///
/// ```swift
/// let table = DynamicTableViewFormStyle.grouped.openedTop
/// let section: DynamicSectionStyle = table.section
/// ```
public typealias DynamicTableViewFormStyle = TraitStyle<TableViewFormStyle>

extension DynamicTableViewFormStyle {
  /// Creates the style of a table from the styles of its sections and its form.
  ///
  /// The expressions for both are evaluated for the current defaults.
  ///
  /// - Parameters:
  ///   - section: The style of the sections.
  ///   - form: The style of the form around the sections.
  ///   - fixedRowHeight: The height of each row, in points; nil for the height of its content.
  ///   - fixedHeaderHeight: The height of each header, in points; nil for the height of its content.
  ///   - fixedFooterHeight: The height of each footer, in points; nil for the height of its content.
  public init(
    section: @escaping @autoclosure @Sendable () -> DynamicSectionStyle,
    form: @escaping @autoclosure @Sendable () -> DynamicFormStyle,
    fixedRowHeight: Double? = nil,
    fixedHeaderHeight: Double? = nil,
    fixedFooterHeight: Double? = nil
  ) {
    self.init { traits in
      TableViewFormStyle(
        section: section().style(from: traits),
        form: form().style(from: traits),
        fixedRowHeight: fixedRowHeight,
        fixedHeaderHeight: fixedHeaderHeight,
        fixedFooterHeight: fixedFooterHeight
      )
    }
  }

  /// The default style of tables, which is the style of grouped tables.
  public static var `default`: DynamicTableViewFormStyle { grouped }

  /// The style of grouped tables, from ``DefaultStyling/defaults``.
  public static var grouped: DynamicTableViewFormStyle { Defaults.grouped }

  /// The style of plain tables, from ``DefaultStyling/defaults``.
  public static var plain: DynamicTableViewFormStyle { Defaults.plain }

  /// The style of the headers of sections.
  public var header: DynamicHeaderFooterStyle { map(\.section.header) }

  /// The style of the footers of sections.
  public var footer: DynamicHeaderFooterStyle { map(\.section.footer) }
}

// Generic types can't store static properties, and the cached styles have to last. Storing these freezes no defaults:
// the styles read the defaults again whenever they have changed.
private enum Defaults {
  static let grouped = DynamicTableViewFormStyle(section: .defaultGrouped, form: .defaultGrouped)
  static let plain = DynamicTableViewFormStyle(section: .defaultPlain, form: .defaultPlain)
}
