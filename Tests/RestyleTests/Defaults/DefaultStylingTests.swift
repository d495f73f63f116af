import Restyle
import Testing

@Suite struct DefaultStylingTests {
  @Test func whatIsNotGivenIsTheSystems() {
    let defaults = DefaultStyling(text: TextStyle(color: .red))
    #expect(defaults.text == TextStyle(color: .red))
    #expect(defaults.detailText == DefaultStyling.system.detailText)
    #expect(DefaultStyling.system.text == .system)
    #expect(DefaultStyling.system.detailText == .systemDetail)
  }

  @Test func restylingChangesACopy() {
    let defaults = DefaultStyling()
    let restyled = defaults.restyled {
      $0.text.color = .red
      $0.detailText.kern = 2
    }
    #expect(restyled.text == TextStyle.system.colored(.red))
    #expect(restyled.detailText == TextStyle.systemDetail.tracking(2))
    #expect(defaults.text == .system)
    #expect(defaults.detailText == .systemDetail)
  }
}
