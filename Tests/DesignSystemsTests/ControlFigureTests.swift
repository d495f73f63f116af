import DesignSystems
import Restyle
import TestSupport
import Testing

/// Measures of controls as they are published, in points, written down independently of the design systems.
@Suite struct ControlFigureTests {
  @Test
  func buttons() async throws {
    try await forEach([
      // Height without its text; text size and line height; corners at rest.
      ("system", ButtonStyle.system, 0.0, 15.0, 15.0, 0.0),
      ("filled", .materialFilled, 20, 14, 20, 20), ("tonal", .materialTonal, 20, 14, 20, 20),
      ("elevated", .materialElevated, 20, 14, 20, 20), ("outlined", .materialOutlined, 20, 14, 20, 20),
      ("text", .materialText, 20, 14, 20, 20),
      ("default", .primerDefault, 12, 14, 20, 6), ("primary", .primerPrimary, 12, 14, 20, 6),
      ("danger", .primerDanger, 12, 14, 20, 6), ("invisible", .primerInvisible, 12, 14, 20, 6),
    ]) {
      (name: String, style: ButtonStyle, padding: Double, size: Double, lineHeight: Double, radius: Double)
        throws in
      let normal = try #require(style.style(for: .normal))
      #expect(style.contentInsets.vertical == padding)
      #expect(normal.text.fontSize == size && normal.text.lineHeight == lineHeight)
      #expect(normal.background.border.cornerRadius == radius)
      // Only a target that would be too low is higher (WCAG 2.5.8).
      #expect(style.preferredMinimumSize.height ?? 0 <= max(24, padding + lineHeight))
    }
  }

  /// Material Web, tokens `md.comp.button.small` and `md.comp.button.<variant>.disabled.container`.
  @Test
  func materialButtonsHaveTheSpaceAndTheContainersOfTheirTokens() async throws {
    try await forEach([
      (ButtonStyle.materialFilled, true), (.materialTonal, true), (.materialElevated, true),
      (.materialOutlined, false), (.materialText, true),
    ]) { (style: ButtonStyle, hasDisabledContainer: Bool) throws in
      #expect(style.contentInsets.leading == 16 && style.contentInsets.trailing == 16)
      let disabled = try #require(style.style(for: .disabled))
      #expect(
        disabled.background.color == (hasDisabledContainer ? .materialOnSurface.withAlpha(0.10) : .clear))
    }
  }

  /// Material Design 3, Text fields, Guidelines; Primer React, FormControl.Label.
  @Test
  func requiredFieldsHaveAnAsteriskInTheColourOfTheirLabels() {
    for style in [FormFieldStyle.material, .primer] {
      #expect(style.requiredMark == "*" && style.requiredMarkColor == nil)
    }
  }

  @Test
  func segments() async throws {
    try await forEach([
      ("system", SegmentedControlStyle.system, 12.0, 6.0), ("material", .material, 12, 9),
      ("primer", .primer, 12, 5),
    ]) { (name: String, style: SegmentedControlStyle, horizontal: Double, vertical: Double) in
      #expect(style.segmentInsets == EdgeInsets(horizontalInset: horizontal, verticalInset: vertical))
    }
  }

  @Test
  func checkboxes() async throws {
    try await forEach([
      // Sides, corners, line, and the space before the label.
      ("Material", CheckboxStyle.material, 18.0, 2.0, 2.0, 11.0),
      ("Material, radio", .materialRadioButton, 20, 10, 2, 10),
      ("Primer", .primer, 16, 3, 1, 8), ("Primer, radio", .primerRadioButton, 16, 8, 1, 8),
    ]) { (name: String, style: CheckboxStyle, size: Double, radius: Double, line: Double, spacing: Double) in
      #expect(style.size == size && style.spacing == spacing)
      for state in ControlState.allCombinations {
        let box = style.appearance(for: state)
        #expect(box.background.border.cornerRadius == radius && box.background.border.width == line)
        // What can't be used shows nothing else than whether it is chosen.
        if state.contains(.disabled) {
          #expect(box == style.appearance(for: state.intersection([.selected, .disabled])), "\(state)")
        }
      }
    }
  }

  @Test
  func barsAndSliders() async throws {
    try await forEach([
      ("Material", DefaultStyling.material, 4.0, 44.0, EdgeInsets(inset: 16)),
      ("Primer", .primer, 8, 32, EdgeInsets(horizontalInset: 12, verticalInset: 8)),
    ]) {
      (name: String, styling: DefaultStyling, thickness: Double, height: Double, cellInsets: EdgeInsets) in
      #expect(styling.progressBar.thickness == thickness)
      #expect(styling.slider.minimumHeight == height)
      #expect(styling.table.cellInsets == cellInsets)
    }
  }

  @Test
  func thumbs() async throws {
    try await forEach(
      [("system", .system, nil), ("material", .material, nil), ("primer", .primer, 5)]
        as [(String, SwitchStyle, Double?)]
    ) { (name: String, style: SwitchStyle, cornerRadius: Double?) in
      #expect(style.thumbCornerRadius == cornerRadius)
    }
  }

  @Test
  func switches() async throws {
    try await forEach([
      ("system", SwitchStyle.system, 51.0, 31.0, 27.0, 27.0, 27.0),
      ("material", .material, 52, 32, 16, 24, 28),
      ("primer", .primer, 64, 32, 30, 30, 30),
    ]) {
      (
        name: String, style: SwitchStyle, width: Double, height: Double, off: Double, on: Double,
        pressed: Double
      ) in
      #expect(style.size == Size(width: width, height: height))
      #expect(style.appearance(for: .normal).thumbSize.width == off)
      #expect(style.appearance(for: .selected).thumbSize.width == on)
      #expect(style.appearance(for: .highlighted).thumbSize.width == pressed)
      #expect(style.appearance(for: .selectedAndHighlighted).thumbSize.width == pressed)
    }
  }

  @Test(
    arguments: [
      // Row insets where there is much room, least height, width of the line between rows, corners of grouped rows.
      ("system", DynamicSectionStyle.systemGrouped, 20.0, 11.0, 44.0, 0.5, 10.0),
      ("material", .materialGrouped, 16, 10, 56, 1, 12),
      ("primer", .primerGrouped, 16, 16, 0, 1, 6),
    ]
  )
  func sections(
    name: String, style: DynamicSectionStyle, horizontal: Double, vertical: Double, minimum: Double,
    line: Double, radius: Double
  ) throws {
    let section = style.style(from: TraitCollection(horizontalSizeClass: .regular, displayScale: 2))
    #expect(section.rowInsets == EdgeInsets(horizontalInset: horizontal, verticalInset: vertical))
    #expect(section.minRowHeight == minimum)
    let row = try #require(section.background.middle)
    #expect(max(row.topSeparator.style.width, row.bottomSeparator.style.width) == line)
    #expect(row.border.cornerRadius == radius)
  }

  @Test(
    arguments: [
      ("system", DynamicFormStyle.systemGrouped, 0.0, 20.0), ("material", .materialGrouped, 16, 24),
      ("primer", .primerGrouped, 16, 24),
    ]
  )
  func forms(name: String, style: DynamicFormStyle, compact: Double, regular: Double) {
    func insets(_ sizeClass: UserInterfaceSizeClass) -> EdgeInsets {
      style.style(from: TraitCollection(horizontalSizeClass: sizeClass)).insets
    }
    #expect(insets(.compact).leading == compact && insets(.compact).trailing == compact)
    #expect(insets(.regular).leading == regular && insets(.regular).trailing == regular)
  }

  @Test
  func fields() async throws {
    try await forEach([
      // Height of the text and the room around it.
      ("filled", FieldStyle.materialFilled, 56.0, 2.0), ("outlined", .materialOutlined, 56, 3),
      ("primer", .primer, 32, 1),
    ]) { (name: String, style: FieldStyle, height: Double, focusWidth: Double) in
      #expect(style.contentInsets.vertical + style.text.lineHeight == height)
      #expect(style.background(for: .focused).border.width == focusWidth)
      for state in [ControlState.normal, .hovered, .disabled] {
        #expect(style.background(for: state).border.width == 1)
      }
    }
  }

  /// Material Web, tokens `md.sys.state`.
  @Test(arguments: Appearance.allCases)
  func materialLaysTheColourOfTheContentOverTheContainer(appearance: Appearance) throws {
    let container = appearance.resolve(.materialPrimary)
    let content = appearance.resolve(.materialOnPrimary)
    for (state, opacity) in [(ControlState.hovered, 0.08), (.focused, 0.10), (.highlighted, 0.10)] {
      let color = try #require(ButtonStyle.materialFilled.style(for: state)?.background.color)
      let seen = appearance.resolve(color)
      for component in [\Color.red, \.green, \.blue] {
        let expected = container[keyPath: component] * (1 - opacity) + content[keyPath: component] * opacity
        #expect(abs(seen[keyPath: component] - expected) < 1e-6)
      }
      #expect(seen.alpha == 1)
    }
  }
}
