import DesignSystems
import Restyle
import Testing

@Suite struct CompletenessTests {
  @Test(arguments: DesignSystem.all)
  func everyControlHasAStyleInEveryState(system: DesignSystem) throws {
    for state in ControlState.allCombinations {
      for button in system.buttons { try expectComplete(button.style.style(for: state)?.text) }
      try expectComplete(system.styling.button.style(for: state)?.text)
      for metrics in BarMetrics.allCases {
        try expectComplete(system.styling.barButton.style(for: state, metrics: metrics)?.text)
        try expectComplete(system.styling.segmentedControl.style(for: state, metrics: metrics)?.text)
      }
      try expectComplete(system.styling.field.text(for: state))
      let appearance = system.styling.switch.appearance(for: state)
      let size = system.styling.switch.size
      #expect(appearance.thumbColor != nil && appearance.track.color != .clear)
      #expect(appearance.thumbSize.height <= size.height && appearance.thumbSize.width < size.width)
    }
  }

  @Test(arguments: DesignSystem.all)
  func everySectionAndFormResolvesForAllTraits(system: DesignSystem) throws {
    let styling = system.styling
    for traits in TraitCollection.combinations {
      for section in [styling.sectionGrouped, styling.sectionPlain].map({ $0.style(from: traits) }) {
        try expectComplete(section.header.text)
        try expectComplete(section.footer.text)
        for position in SegmentPosition.allCases {
          #expect(section.background[position]?.position == position)
          #expect(section.selectedBackground[position] != section.background[position])
        }
      }
      for form in [styling.formGrouped, styling.formPlain] {
        #expect(form.style(from: traits).background.color != .clear)
      }
    }
  }

  @Test(arguments: DesignSystem.all)
  func everyTextSaysItsFontAndColour(system: DesignSystem) throws {
    let styling = system.styling
    for style in [
      styling.text, styling.detailText, styling.field.placeholder, styling.titleSubtitle.title,
      styling.titleSubtitle.subtitle,
    ] {
      try expectComplete(style)
    }
  }

  @Test func defaultsFollowTheDesignSystemInForce() {
    for system in DesignSystem.all {
      DefaultStyling.withDefaults(system.styling) {
        #expect(ButtonStyle.default == system.styling.button)
        #expect(TextStyle.default == system.styling.text)
      }
    }
  }

  private func expectComplete(_ style: TextStyle?) throws {
    let style = try #require(style)
    #expect(style.fontFamily != nil && style.fontSize != nil && style.color != nil)
  }
}
