import Restyle
import Testing

@Suite struct StyleTests {
  private struct Frame: Style, Equatable {
    var width = 1.0
    var name = "frame"
    var widened: Frame { restyled { $0.width = 8 } }
  }

  private struct Refused: Error {}

  @Test func changingACopyLeavesTheOriginal() {
    let frame = Frame()
    let wide = frame.restyled { $0.width = 8 }
    #expect(wide == Frame(width: 8))
    #expect(frame == Frame())
  }

  @Test func changingNothingChangesNothing() {
    #expect(Frame(width: 3, name: "a").restyled { _ in } == Frame(width: 3, name: "a"))
  }

  @Test func restylingTwiceIsRestylingOnceWithBoth() {
    let twice = Frame().restyled { $0.width += 1 }.restyled { $0.width *= 3 }
    let once = Frame().restyled {
      $0.width += 1
      $0.width *= 3
    }
    #expect(twice == once)
  }

  @Test func aPropertyThatGivesAStyleRestyles() {
    #expect(Frame().restyled(\.widened) == Frame(width: 8))
    #expect(Frame().restyled(\.self) == Frame())
  }

  @Test func anErrorOfTheStylerComesThrough() {
    #expect(throws: Refused.self) {
      try Frame().restyled {
        $0.width = 2
        throw Refused()
      }
    }
  }

  @Test("What people write can be created without arguments")
  func withoutArguments() {
    let styles: [any Style & Hashable] = [
      TextStyle(), BackgroundStyle(), BorderStyle(), SegmentBackgroundStyle(), SectionBackgroundStyle(),
      SectionStyle(), SectionStyle.Background(), HeaderFooterStyle(), FormStyle(), TableViewFormStyle(),
      ButtonStyle(), ButtonStateStyle(), BarButtonStyle(), FieldStyle(), SwitchStyle(), SwitchStateStyle(),
      SegmentedControlStyle(), CheckboxStyle(), CheckboxStateStyle(), ProgressBarStyle(), SliderStyle(),
      FormFieldStyle(), TitleSubtitleStyle(), ListStyle(), TableStyle(), DescriptionListStyle(),
      ColorFieldStyle(), SeparatorStyle(), ShadowStyle(), MinimumSize(),
    ]
    #expect(Set(styles.map { AnyHashable($0) }).count == styles.count)
    #expect(EdgeInsets() == .zero && Size() == .zero && EdgeInsets(leading: 8).horizontal == 8)
    #expect(SectionStyle().header == HeaderFooterStyle() && FormStyle().background == .none)
  }
}
