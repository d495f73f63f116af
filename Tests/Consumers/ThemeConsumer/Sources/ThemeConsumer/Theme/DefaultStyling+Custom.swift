import Restyle

extension DefaultStyling {
  static let custom = DefaultStyling(
    text: .normalText,
    field: .custom,
    detailText: TitleSubtitleStyle.custom.subtitle,
    titleSubtitle: .custom,
    button: .custom,
    barButton: .custom,
    switch: .custom,
    segmentedControl: .custom,
    sectionGrouped: .form,
    sectionPlain: .list,
    formGrouped: .form,
    formPlain: .list,
    sectionBackground: .plain(hairlineWidth: SeparatorStyle.systemHairlineWidth),
    sectionBackgroundSelected: .plain(hairlineWidth: SeparatorStyle.systemHairlineWidth).selected
  )
}
