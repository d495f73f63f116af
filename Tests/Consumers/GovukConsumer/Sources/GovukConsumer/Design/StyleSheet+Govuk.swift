import Restyle
import RestyleHTML

extension StyleSheet {
  /// The stylesheet of the site.
  static func govuk() throws -> StyleSheet {
    var sheet = StyleSheet(mediaTraits: MediaTraits(IsTabletKey.self), focus: .always)
    sheet.add(.govuk)
    try sheet.addTypography()
    try sheet.addLayout()
    try sheet.addButtons()
    try sheet.addTop()
    try sheet.addTrail()
    try sheet.addNotices()
    try sheet.addDetails()
    try sheet.addLabels()
    try sheet.addFields()
    try sheet.addChoices()
    try sheet.addSummaries()
    try sheet.addTables()
    try sheet.addPagination()
    try sheet.addFooter()
    return sheet
  }
}
