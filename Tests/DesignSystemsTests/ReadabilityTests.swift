import DesignSystems
import Restyle
import TestSupport
import Testing

/// What design systems promise: WCAG 2.2, success criterion 1.4.3, a contrast of 4.5 for text of any size.
@Suite struct ReadabilityTests {
  private static let minimum = 4.5
  // Primer publishes a dark primary button that grows lighter under the pointer than its text allows.
  private static let minimumOfPrimaryInMotion = 3.6

  private static let minimumOfParts = 3.0
  // Primer publishes a green on a grey in the dark that stands out from the page alone.
  private static let minimumOfDarkProgress = 2.0

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
        }
      }
    }
  }

  @Test
  func textOfDocumentsCanBeReadOnEverySurface() async throws {
    try await forEach(DesignSystem.all, Appearance.allCases) {
      (system: DesignSystem, appearance: Appearance) in
      let styling = system.styling
      for surface in Self.surfaces(of: styling) {
        for (name, text) in [
          ("checkbox", styling.checkbox.label), ("radio button", styling.radioButton.label),
          ("label", styling.formField.label), ("help", styling.formField.help),
          ("error", styling.formField.error), ("term", styling.descriptionList.term),
        ] {
          expectReadable(text, on: surface, appearance, name)
        }
        let table = styling.table
        expectReadable(table.caption, on: surface, appearance, "caption")
        for (name, text, color) in [
          ("header", table.header, table.headerColor), ("cell", table.cell, table.stripeColor),
        ] {
          let cells = surface + [table.background.color]
          expectReadable(text, on: cells, appearance, name)
          if let color { expectReadable(text, on: cells + [color], appearance, name) }
        }
      }
    }
  }

  /// WCAG 2.2, success criterion 1.4.11, a contrast of 3 for what is needed to recognise a control and its state.
  @Test
  func controlsAreSeenOnEverySurface() async throws {
    try await forEach([DesignSystem.material, .primer], Appearance.allCases) {
      (system: DesignSystem, appearance: Appearance) throws in
      let styling = system.styling
      // What can't be used is exempt.
      for state in ControlState.allCombinations where !state.contains(.disabled) {
        for surface in Self.surfaces(of: styling) {
          for (name, style) in [("checkbox", styling.checkbox), ("radio button", styling.radioButton)] {
            let box = style.appearance(for: state)
            expectSeen(box.background.border.color, on: surface, appearance, "\(name) \(state)")
            guard state.contains(.selected) else { continue }
            let mark = try #require(box.markColor)
            expectSeen(mark, on: surface + [box.background.color], appearance, "\(name) \(state)")
          }
          let frame = styling.colorField.frame(for: state).border.color
          expectSeen(frame, on: surface, appearance, "field for colours \(state)")
          let slider = try #require(styling.slider.fillColor(for: state))
          expectSeen(slider, on: surface, appearance, "slider \(state)")
        }
      }
      let fill = try #require(styling.progressBar.fillColor)
      for surface in Self.surfaces(of: styling) {
        expectSeen(
          fill, on: surface + [styling.progressBar.track.color], appearance, "progress",
          minimum: system.name == "Primer" && appearance.colorScheme == .dark
            ? Self.minimumOfDarkProgress : Self.minimumOfParts)
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
    expectSeen(text.color ?? .clear, on: layers, appearance, what, minimum: minimum)
  }

  private func expectSeen(
    _ color: Color, on layers: [Color], _ appearance: Appearance, _ what: String,
    minimum: Double = minimumOfParts
  ) {
    let background = layers.map(appearance.resolve).reduce(.white) { $1.composited(over: $0) }
    let ratio = appearance.resolve(color).composited(over: background).contrastRatio(with: background)
    #expect(ratio >= minimum, "\(what) on \(background), \(appearance): \(ratio)")
  }
}
