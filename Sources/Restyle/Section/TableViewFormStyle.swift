/// The style of a table: its form, its sections, and fixed heights in place of those of the content.
public struct TableViewFormStyle: Style, Hashable, Codable {
  /// The name for styles of tables in catalogs.
  public static var pluralName: String { "tables" }

  /// The style of the sections.
  public var section: SectionStyle
  /// The style of the form around the sections.
  public var form: FormStyle
  /// The height of each row, in points; nil for the height of its content.
  @OptionalNonNegative public var fixedRowHeight: Double?
  /// The height of each header, in points; nil for the height of its content.
  @OptionalNonNegative public var fixedHeaderHeight: Double?
  /// The height of each footer, in points; nil for the height of its content.
  @OptionalNonNegative public var fixedFooterHeight: Double?

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - section: The style of the sections.
  ///   - form: The style of the form around the sections.
  ///   - fixedRowHeight: The height of each row, in points; nil for the height of its content.
  ///   - fixedHeaderHeight: The height of each header, in points; nil for the height of its content.
  ///   - fixedFooterHeight: The height of each footer, in points; nil for the height of its content.
  public init(
    section: SectionStyle = SectionStyle(),
    form: FormStyle = FormStyle(),
    fixedRowHeight: Double? = nil,
    fixedHeaderHeight: Double? = nil,
    fixedFooterHeight: Double? = nil
  ) {
    self.section = section
    self.form = form
    self.fixedRowHeight = fixedRowHeight
    self.fixedHeaderHeight = fixedHeaderHeight
    self.fixedFooterHeight = fixedFooterHeight
  }
}

extension TableViewFormStyle: ListedStyle, CustomDebugStringConvertible {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("section", \.section), .init("form", \.form),
    .init("fixedRowHeight", optional: \.$fixedRowHeight),
    .init("fixedHeaderHeight", optional: \.$fixedHeaderHeight),
    .init("fixedFooterHeight", optional: \.$fixedFooterHeight))
}

extension TableViewFormStyle {
  /// The style without headers, without space above the sections, and with rows open at the top.
  public var openedTop: TableViewFormStyle {
    headerRemoved.restyled {
      $0.section = $0.section.openedTop
      $0.form = $0.form.openedTop
    }
  }

  /// The style without footers, without space below the sections, and with rows open at the bottom.
  public var openedBottom: TableViewFormStyle {
    footerRemoved.restyled {
      $0.section = $0.section.openedBottom
      $0.form = $0.form.openedBottom
    }
  }

  /// The style without headers, not even empty ones.
  public var headerRemoved: TableViewFormStyle {
    restyled {
      $0.fixedHeaderHeight = 0
      $0.section = $0.section.headerRemoved
    }
  }

  /// The style without footers, not even empty ones.
  public var footerRemoved: TableViewFormStyle {
    restyled {
      $0.fixedFooterHeight = 0
      $0.section = $0.section.footerRemoved
    }
  }
}
