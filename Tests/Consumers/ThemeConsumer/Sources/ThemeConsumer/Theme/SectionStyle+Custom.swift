import Restyle

extension SectionStyle {
  init(traits: TraitCollection, type: FormType) {
    let rows = SectionBackgroundStyle.rows(traits: traits, type: type)
    let rowInsets = EdgeInsets(
      horizontalInset: traits.isRegular ? 18 : 16, verticalInset: traits.isRegular ? 14 : 13)
    self.init(
      rowInsets: rowInsets,
      itemSpacing: traits.isRegular ? 12 : 10,
      minRowHeight: traits.isRegular ? 60 : 56,
      background: Background(style: rows.normal),
      selectedBackground: Background(style: rows.selected),
      header: .header(traits: traits, type: type, rowInsets: rowInsets),
      footer: .footer(traits: traits, type: type, rowInsets: rowInsets)
    )
  }
}

extension SectionBackgroundStyle {
  fileprivate static func rows(
    traits: TraitCollection, type: FormType
  ) -> (normal: SectionBackgroundStyle, selected: SectionBackgroundStyle) {
    switch (type, traits.horizontalSizeClass) {
    case (.list, _):
      let list = list(hairlineWidth: traits.hairlineWidth)
      return (list, list.selected)
    case (.form, .compact):
      let plain = plain(hairlineWidth: traits.hairlineWidth)
      return (plain, plain.selected)
    case (.form, _):
      let grouped = grouped(hairlineWidth: traits.hairlineWidth)
      return (grouped, grouped.selectedInBox)
    }
  }
}

extension DynamicSectionStyle {
  static var form: DynamicSectionStyle { Stored.form }
  static var list: DynamicSectionStyle { Stored.list }
}

// Stored, so that what they remember lasts. Swift stores no static property in a generic type itself.
private enum Stored {
  static let form = DynamicSectionStyle { SectionStyle(traits: $0, type: .form) }
  static let list = DynamicSectionStyle { SectionStyle(traits: $0, type: .list) }
}
