import Restyle
import Testing

@Suite struct StylePropertyTests {
  /// The styles that store their properties as they list them.
  static let types: [any ListedStyle.Type] = [
    BackgroundStyle.self, BarButtonStyle.self, BorderStyle.self, ButtonStateStyle.self, ButtonStyle.self,
    CheckboxStateStyle.self, CheckboxStyle.self, ColorFieldStyle.self, DescriptionListStyle.self,
    DividerStyle.self, FieldStyle.self, FormFieldStyle.self, FormStyle.self, ListStyle.self,
    MinimumSize.self, ProgressBarStyle.self, SectionBackgroundStyle.self, SegmentBackgroundStyle.self,
    SegmentedControlStyle.self, SeparatorStyle.self, ShadowStyle.self, SliderStyle.self,
    SwitchStateStyle.self, SwitchStyle.self, TableStyle.self, TableViewFormStyle.self,
    TitleSubtitleStyle.self,
  ]

  @Test(arguments: types)
  func `A style lists all that it stores, under the names that it has in Swift`(
    type: any ListedStyle.Type
  ) {
    func names<S: ListedStyle>(_ type: S.Type) -> (listed: [String], stored: [String]) {
      // A wrapper is stored behind an underscore.
      let stored = Mirror(reflecting: S.blank).children.map { $0.label ?? "" }
      return (S.properties.map(\.name), stored.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 })
    }
    let (listed, stored) = names(type)
    #expect(listed.sorted() == stored.sorted())
  }

  @Test(arguments: types)
  func `What changes texts reaches each text of a style`(type: any ListedStyle.Type) {
    func texts<S: ListedStyle>(_ type: S.Type) -> [TextStyle] {
      var style = S.blank
      style.restyleTexts { $0.fontSize = 77 }
      return S.properties.compactMap { style[keyPath: $0.path] as? TextStyle }
    }
    #expect(texts(type).allSatisfy { $0.fontSize == 77 })
  }

  @Test func `Texts of states, headers and footers are texts of the whole`() {
    var button = ButtonStyle(normal: ButtonStateStyle(text: TextStyle(color: .red)))
    button.restyleTexts { $0.fontSize = 77 }
    #expect(button.style(for: .normal)?.text.fontSize == 77)

    var section = TableViewFormStyle()
    section.restyleTexts { $0.fontSize = 77 }
    #expect(section.section.header.text.fontSize == 77)
    #expect(section.section.footer.text.fontSize == 77)
  }
}
