/// The style of a table, by traits.
///
/// ```swift
/// let table = DynamicTableViewFormStyle.grouped.openedTop
/// let section: DynamicSectionStyle = table.section
/// ```
public typealias DynamicTableViewFormStyle = TraitStyle<TableViewFormStyle>

extension DynamicTableViewFormStyle {
  /// Creates a table's style of a section's and a form's, which are evaluated for each defaults in force.
  ///
  /// - Parameters:
  ///   - section: The sections.
  ///   - form: The form around them.
  ///   - fixedRowHeight: The height of each row, in points; nil for that of its content.
  ///   - fixedHeaderHeight: The height of each header, in points; nil for that of its content.
  ///   - fixedFooterHeight: The height of each footer, in points; nil for that of its content.
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

  /// The style of tables where nobody passed one: that of grouped ones.
  public static var `default`: DynamicTableViewFormStyle { grouped }

  /// A grouped table, from ``DefaultStyling/defaults``.
  public static var grouped: DynamicTableViewFormStyle { Defaults.grouped }

  /// A plain table, from ``DefaultStyling/defaults``.
  public static var plain: DynamicTableViewFormStyle { Defaults.plain }

  /// The style of the headers of sections.
  public var header: DynamicHeaderFooterStyle { map(\.section.header) }

  /// The style of the footers of sections.
  public var footer: DynamicHeaderFooterStyle { map(\.section.footer) }
}

// Generic types store no static properties, and what is remembered has to last. Storing these freezes nothing:
// they look the defaults up whenever others are in force.
private enum Defaults {
  static let grouped = DynamicTableViewFormStyle(section: .defaultGrouped, form: .defaultGrouped)
  static let plain = DynamicTableViewFormStyle(section: .defaultPlain, form: .defaultPlain)
}
