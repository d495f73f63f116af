import Restyle
import Testing

@Suite("Texts of the system's defaults") struct LegibleDefaultsTests {
  @Test(
    "contrast with what they stand on by 4.5, as WCAG asks",
    arguments: ColorScheme.allCases, Contrast.allCases)
  func contrast(scheme: ColorScheme, contrast: Contrast) throws {
    func expectLegible(_ text: TextStyle, on background: Color) throws {
      let text = try #require(text.color).resolved(colorScheme: scheme, contrast: contrast)
      let background = background.resolved(colorScheme: scheme, contrast: contrast)
      #expect(text.contrastRatio(with: background) >= 4.5, "\(text) on \(background)")
    }
    let traits = TraitCollection(colorScheme: scheme, contrast: contrast)
    let defaults = DefaultStyling.system
    let section = defaults.sectionGrouped.style(from: traits)
    let form = defaults.formGrouped.style(from: traits).background.color
    let row = try #require(section.background[.middle]?.background.color)
    for text in [section.header.text, section.footer.text] { try expectLegible(text, on: form) }
    for background in [form, row, .systemBackground] {
      for text in [defaults.text, defaults.detailText, defaults.field.text, defaults.field.placeholder] {
        try expectLegible(text, on: background)
      }
      for state in [ControlState.normal, .focused, .hovered] {
        try expectLegible(#require(defaults.button.style(for: state)).text, on: background)
        try expectLegible(#require(defaults.barButton.style(for: state)).text, on: background)
      }
    }
    let selected = try #require(defaults.button.style(for: .selected))
    try expectLegible(selected.text, on: selected.background.color)
  }
}
