import Restyle
import RestyleHTML

extension StyleSheet {
  mutating func addPanelAndTags() throws {
    try add(.govuk(36, color: .white), to: ".govuk-panel")
    try rule(
      ".govuk-panel", [.padding: 35, .marginBottom: 15], text: TextStyle(alignment: .center),
      background: BackgroundStyle(color: .success, border: BorderStyle(width: 5)))
    try rule(".govuk-panel", where: .mobile, ["overflow-wrap": "break-word"], [.padding: 15])
    try add(.bold(48, above: 0), to: ".govuk-panel__title")
    try rule(".govuk-panel__title", [.marginBottom: 30])
    try add(.govuk(19), to: ".govuk-tag")
    try rule(
      ".govuk-tag", ["display": "inline-block", "overflow-wrap": "break-word"],
      [.maxWidth: 160, .marginTop: -2, .marginBottom: -3, .cornerRadius: 1],
      padding: EdgeInsets(top: 2, leading: 8, bottom: 3, trailing: 8))
    let tags: [(String, text: UInt32, background: UInt32)] = [
      ("", 0x0F385C, 0xD2E2F1), ("--green", 0x083D29, 0xCFE4DC), ("--purple", 0x2A1950, 0xDDD6EC),
      ("--red", 0x651B1B, 0xF4D7D7), ("--orange", 0x7A3C1C, 0xFDE4D7), ("--teal", 0x0B4144, 0xD0E6E7),
      ("--magenta", 0x651B3E, 0xF4D7E5), ("--yellow", 0x7A3C1C, 0xFFEE80), ("--grey", 0x0B0C0C, 0xCECECE),
      ("--turquoise", 0x0B4144, 0xD0E6E7), ("--pink", 0x651B3E, 0xF4D7E5),
    ]
    for (name, text, background) in tags {
      try rule(
        ".govuk-tag" + name, [:], text: TextStyle(color: Color(hex: text)), fill: Color(hex: background))
    }
    let phase = ".govuk-phase-banner__content__tag"
    try add(TextStyle.govuk(16, weight: nil), to: phase)
    try rule(phase, [.marginTrailing: 15], tablet: [.marginTrailing: 10])
  }
}
