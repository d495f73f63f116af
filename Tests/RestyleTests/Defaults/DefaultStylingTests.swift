import Restyle
import Testing

@Suite struct DefaultStylingTests {
  @Test func whatIsNotGivenIsTheSystems() {
    let traits = TraitCollection()
    let defaults = DefaultStyling(text: TextStyle(color: .red))
    #expect(defaults.text == TextStyle(color: .red))
    for other in [defaults, .system] {
      #expect(other.detailText == .systemDetail)
      #expect(other.field == .system)
      #expect(other.titleSubtitle == .system)
      #expect(other.button == .system)
      #expect(other.barButton == .system)
      #expect(other.switch == .system)
      #expect(other.segmentedControl == .system)
      #expect(other.sectionBackground == .system)
      #expect(other.sectionBackgroundSelected == .systemSelected)
      for (dynamic, system) in [
        (other.sectionGrouped, DynamicSectionStyle.systemGrouped), (other.sectionPlain, .systemPlain),
      ] {
        #expect(dynamic.style(from: traits) == system.style(from: traits))
      }
      for (dynamic, system) in [
        (other.formGrouped, DynamicFormStyle.systemGrouped), (other.formPlain, .systemPlain),
      ] {
        #expect(dynamic.style(from: traits) == system.style(from: traits))
      }
    }
    #expect(DefaultStyling.system.text == .system)
  }

  @Test func restylingChangesACopy() {
    let defaults = DefaultStyling()
    let restyled = defaults.restyled {
      $0.text.color = .red
      $0.detailText.kern = 2
      $0.sectionGrouped = $0.sectionGrouped.restyled { $0.minRowHeight = 80 }
    }
    #expect(restyled.text == TextStyle.system.colored(.red))
    #expect(restyled.detailText == TextStyle.systemDetail.tracking(2))
    #expect(restyled.sectionGrouped.style(from: TraitCollection()).minRowHeight == 80)
    #expect(defaults.text == .system)
    #expect(defaults.detailText == .systemDetail)
    #expect(defaults.sectionGrouped.style(from: TraitCollection()).minRowHeight == 44)
  }

  @Test func everyPartIsSetFromItsArgument() {
    let numbers = DefaultStyling.numbered(9).numbers(for: TraitCollection())
    #expect(numbers == Array(repeating: 9, count: numbers.count))
  }

  @Test(arguments: 1...3)
  func everyDefaultIsThatOfTheDefaultsInForce(number: Int) {
    let traits = TraitCollection()
    let number = Double(number)
    DefaultStyling.withDefaults(.numbered(Int(number))) {
      #expect(TextStyle.default.kern == number)
      #expect(TextStyle.defaultLabel.kern == number)
      #expect(TextStyle.defaultDetail.kern == number)
      #expect(FieldStyle.default.text.kern == number)
      #expect(FieldStyle.email == FieldStyle.default.email)
      #expect(FieldStyle.url == FieldStyle.default.url)
      #expect(FieldStyle.numeric == FieldStyle.default.numeric)
      #expect(FieldStyle.phone == FieldStyle.default.phone)
      #expect(FieldStyle.search == FieldStyle.default.search)
      #expect(FieldStyle.decimal == FieldStyle.default.decimal)
      #expect(FieldStyle.password == FieldStyle.default.password)
      #expect(TitleSubtitleStyle.default.title.kern == number)
      #expect(TitleSubtitleStyle() == .default)
      #expect(TitleSubtitleStyle(spacing: 9) == TitleSubtitleStyle.default.restyled { $0.spacing = 9 })
      #expect(
        TitleSubtitleStyle(title: .system, subtitle: .system, insets: EdgeInsets(inset: 1))
          == TitleSubtitleStyle(
            title: .system, subtitle: .system, spacing: TitleSubtitleStyle.default.spacing,
            insets: EdgeInsets(inset: 1)))
      #expect(ButtonStyle.default.style(for: .normal)?.text.kern == number)
      #expect(BarButtonStyle.default.style(for: .normal)?.text.kern == number)
      #expect(SwitchStyle.default.size.width == number)
      #expect(SegmentedControlStyle.default.contentInsets.leading == number)
      #expect(SectionBackgroundStyle.default.background.border.cornerRadius == number)
      #expect(SectionBackgroundStyle.defaultSelected.background.border.cornerRadius == number)
      #expect(SectionStyle.Background.default.middle?.border.cornerRadius == number)
      #expect(SectionStyle.Background.defaultSelected.middle?.border.cornerRadius == number)
      for section in [DynamicSectionStyle.default, .defaultGrouped, .defaultPlain] {
        #expect(section.style(from: traits).minRowHeight == number)
      }
      for form in [DynamicFormStyle.default, .defaultGrouped, .defaultPlain] {
        #expect(form.style(from: traits).insets.leading == number)
      }
    }
  }
}
