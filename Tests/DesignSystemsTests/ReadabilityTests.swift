import DesignSystems
import Restyle
import TestSupport
import Testing

/// What design systems promise: WCAG 2.2, success criterion 1.4.3, a contrast of 4.5 for text of any size.
@Suite struct ReadabilityTests {
  private static let minimum = 4.5
  // Primer publishes a dark primary button that grows lighter under the pointer than its text allows.
  private static let minimumOfPrimaryInMotion = 3.6

  @Test
  func textCanBeReadOnEveryRow() async throws {
    try await forEach([DesignSystem.material, .primer], Appearance.allCases) {
      (system: DesignSystem, appearance: Appearance) throws in
      let styling = system.styling
      let forms = [styling.formGrouped, styling.formPlain].map { $0.style(from: TraitCollection()) }
      let sections = [styling.sectionGrouped, styling.sectionPlain].map { $0.style(from: TraitCollection()) }
      for (form, section) in zip(forms, sections) {
        let page = form.background.color
        for text in [section.header.text, section.footer.text] {
          expectReadable(text, on: [page], appearance)
        }
        for (rows, color) in [
          (section.background, nil), (section.selectedBackground, section.selectedTextColor),
        ] {
          let row = try #require(rows.unique).color
          for text in [
            styling.text, styling.detailText, styling.titleSubtitle.title, styling.titleSubtitle.subtitle,
          ] {
            expectReadable(color.map(text.colored) ?? text, on: [page, row], appearance)
          }
        }
      }
    }
  }

  @Test("The text of controls can be read in every state")
  func controls() async throws {
    try await forEach(DesignSystem.all, Appearance.allCases) {
      (system: DesignSystem, appearance: Appearance) in
      let styling = system.styling
      let buttons = system.buttons + [("link", styling.link), ("disclosure", styling.disclosure)]
      // What can't be used is exempt.
      for state in ControlState.allCombinations where !state.contains(.disabled) {
        for surface in Self.surfaces(of: styling) {
          for button in buttons {
            guard let style = button.style.style(for: state) else { continue }
            let isInMotion = state.contains(.hovered) || state.contains(.highlighted)
            expectReadable(
              style.text, on: surface + [style.background.color], appearance, "\(button.name) \(state)",
              minimum: button.name == "primary" && isInMotion ? Self.minimumOfPrimaryInMotion : Self.minimum)
          }
          if let bar = styling.barButton.style(for: state) {
            expectReadable(bar.text, on: surface + [bar.background.color], appearance, "bar \(state)")
          }
          if let segment = styling.segmentedControl.style(for: state) {
            let track = styling.segmentedControl.background.color
            expectReadable(
              segment.text, on: surface + [track, segment.background.color], appearance, "segment \(state)")
          }
          let field = styling.field.background(for: state).color
          for text in [styling.field.text(for: state), styling.field.placeholder] {
            expectReadable(text, on: surface + [field], appearance, "field \(state)")
          }
          for (name, label) in [
            ("checkbox", styling.checkbox.label), ("radio button", styling.radioButton.label),
          ] {
            expectReadable(label, on: surface, appearance, "\(name) \(state)")
          }
        }
      }
    }
  }

  /// What controls stand on: pages, and the rows on them.
  private static func surfaces(of styling: DefaultStyling) -> [[Color]] {
    let traits = TraitCollection()
    return [
      (styling.formGrouped, styling.sectionGrouped), (styling.formPlain, styling.sectionPlain),
    ].flatMap { form, section in
      let page = form.style(from: traits).background.color
      let rows = section.style(from: traits).background
      return [[page]] + [rows.middle, rows.unique].compactMap(\.self).map { [page, $0.color] }
    }
  }

  private func expectReadable(
    _ text: TextStyle, on layers: [Color], _ appearance: Appearance, _ what: String = "",
    minimum: Double = minimum
  ) {
    let background = layers.map(appearance.resolve).reduce(.white) { $1.composited(over: $0) }
    let ratio = text.color.map { appearance.resolve($0).contrastRatio(with: background) } ?? 0
    #expect(ratio >= minimum, "\(what) on \(background), \(appearance)")
  }
}
