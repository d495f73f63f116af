import Restyle
import RestyleElements
@_spi(Outputs) import RestyleRendering
import Testing

@Suite("Reports of styles")
struct StyleReportsTests {
  private static let table = UnshownProperties(
    [
      "shadows", UnshownProperties.Property("border.width") { (border: BorderStyle) in border.color == .red },
    ],
    (ButtonStyle.self, ["preferredMinimumSize", "states.text.kern"]),
    (
      Hyperlink.self,
      [UnshownProperties.Property("alignment") { (alignment: HorizontalAlignment) in alignment == .fill }]
    ))
  private let style = ButtonStyle.system.restyled {
    $0.preferredMinimumSize = MinimumSize(width: 300, height: 99)
  }

  private func problems(_ elements: any StyledElement...) -> [String] {
    var reports = StyleReports(Self.table)
    return elements.flatMap { reports.problems(ofAny: $0) }
      .map { ([$0.part].compactMap(\.self) + $0.loss.subjects).joined(separator: ": ") }
  }

  @Test("A style is reported once, however many elements have it, and each property once")
  func once() {
    #expect(problems(Button("a", style: style), Button("b", style: style)) == ["preferredMinimumSize"])
    let other = style.restyled { $0.preferredMinimumSize.height = 98 }
    #expect(problems(Button("a", style: style), Button("b", style: other)).count == 2)
  }

  @Test("Default styles aren't reported, whether they are given or not")
  func defaults() {
    #expect(problems(Button("a"), Button("a", style: .default)) == [])
    DefaultStyling.withDefaults(DefaultStyling.system.restyled { $0.button = style }) {
      #expect(problems(Button("a"), Button("a", style: style)) == [])
    }
  }

  @Test("The table says of a style of any type what it lacks beside the default one of its kind")
  func stylesOfAnyType() {
    func names(_ style: ButtonStyle) -> [String] {
      Self.table.problems(ofAny: style, Button.self).flatMap(\.loss.subjects)
    }
    #expect(names(.default) == [] && names(style) == ["preferredMinimumSize"])
    let compact = ButtonStyle.system.restyled { $0.preferredMinimumSize = MinimumSize(width: 7, height: 7) }
    DefaultStyling.withDefaults(DefaultStyling.system.restyled { $0.button = style }) {
      #expect(names(style) == [] && names(compact) == ["preferredMinimumSize"])
    }
  }

  @Test("A property is reported where it lies, for each state")
  func parts() {
    let style = ButtonStyle.system.allRestyled {
      $0.background.shadows = [ShadowStyle(color: .red, blur: 1), ShadowStyle(color: .blue, y: 1)]
    }
    let expected = ["normal", "selected", "highlighted", "disabled"].map {
      "states.\($0).background: shadows"
    }
    #expect(problems(Button("a", style: style)).sorted() == expected.sorted())
  }

  @Test("What only the rows at one position have is reported there", arguments: SegmentPosition.allCases)
  func positions(position: SegmentPosition) {
    let shaded = SegmentBackgroundStyle(
      background: BackgroundStyle(color: .white, shadows: [ShadowStyle(color: .red, blur: 1)]))
    let path = Self.rows[position] ?? \.middle
    var background = SectionStyle.Background.none
    background[keyPath: path] = shaded
    let name = position == .middle ? "" : ".\(position)"
    func found<Style: ListedStyle>(_ style: Style, beside other: Style) -> [String] {
      Self.table.problems(of: Style.self, style, beside: other).map {
        ([$0.part].compactMap(\.self) + $0.loss.subjects).joined(separator: ": ")
      }
    }
    let section = SectionStyle().restyled { $0.background = background }
    #expect(found(section, beside: SectionStyle()) == ["background\(name).background: shadows"])
    let selected = SectionStyle().restyled { $0.selectedBackground = background }
    #expect(found(selected, beside: SectionStyle()) == ["selectedBackground\(name).background: shadows"])
    let form = TableViewFormStyle(section: section, form: FormStyle(insets: .zero))
    let plain = form.restyled { $0.section = SectionStyle() }
    #expect(found(form, beside: plain) == ["section.background\(name).background: shadows"])
    let alike = SectionStyle().restyled {
      $0.background = SectionStyle.Background(top: shaded, middle: shaded, bottom: shaded, unique: shaded)
    }
    #expect(found(alike, beside: SectionStyle()) == ["background.background: shadows"])
  }

  private typealias RowPath = WritableKeyPath<SectionStyle.Background, SegmentBackgroundStyle?> & Sendable
  private static let rows: [SegmentPosition: any RowPath] = [
    .top: \.top, .middle: \.middle, .bottom: \.bottom, .unique: \.unique,
  ]

  @Test("What only one kind of bar has is reported there", arguments: BarMetrics.allCases)
  func bars(metrics: BarMetrics) {
    let table = UnshownProperties(
      [], (BarButtonStyle.self, ["states.text.kern"]),
      (SegmentedControlStyle.self, ["states.text.kern", "dividers.separator.insets"]))
    func found<Style: ListedStyle>(_ style: Style, beside other: Style) -> [String] {
      table.problems(of: Style.self, style, beside: other).map {
        ([$0.part].compactMap(\.self) + $0.loss.subjects).joined(separator: ": ")
      }
    }
    let name = metrics == .default ? "" : ".\(metrics)"
    let look = ButtonStateStyle(text: TextStyle().restyled { $0.kern = 3 })
    let button = BarButtonStyle.system.restyled { $0.states[metrics] = [.disabled: look] }
    #expect(found(button, beside: .system) == ["states\(name).disabled.text: kern"])
    let line = InsettedStyle(style: SeparatorStyle(width: 1, color: .red), insets: EdgeInsets(inset: 2))
    let control = SegmentedControlStyle().restyled {
      $0.states[metrics] = [.disabled: look]
      $0.dividers[metrics] = [.normal: [.selected: DividerStyle(separator: line)]]
    }
    #expect(
      found(control, beside: SegmentedControlStyle()) == [
        "states\(name).disabled.text: kern", "dividers\(name).normal.selected.separator: insets",
      ])
  }

  @Test("What depends on a value, or on one around it, is reported only then")
  func conditions() {
    func bordered(_ color: Color) -> ButtonStyle {
      .system.restyled { $0.states[.normal]?.background.border = BorderStyle(width: 7, color: color) }
    }
    #expect(problems(Button("a", style: bordered(.blue))) == [])
    #expect(problems(Button("a", style: bordered(.red))) == ["states.normal.background.border: width"])
    let (filled, trailing) = (
      style.restyled { $0.alignment = .fill }, style.restyled { $0.alignment = .trailing }
    )
    #expect(problems(Hyperlink("a", to: "b", style: filled)).contains("alignment"))
    #expect(!problems(Hyperlink("a", to: "b", style: trailing)).contains("alignment"))
    #expect(!problems(Button("a", style: filled)).contains("alignment"))
  }

  @Test("What isn't shown of any style is reported, whether something of that kind's own isn't shown or not")
  func tables() {
    let style = style.restyled {
      $0.states[.normal]?.background.shadows = [ShadowStyle(color: .red, blur: 1)]
    }
    for shared in [[], ["shadows"]] as [[UnshownProperties.Property]] {
      for own in [[], ["preferredMinimumSize"]] as [[UnshownProperties.Property]] {
        for kind in [Button.self, ButtonStyle.self, Label.self] as [Any.Type] {
          var reports = StyleReports(UnshownProperties(shared, (kind, own)))
          let names = reports.problems(ofAny: Button("a", style: style)).flatMap(\.loss.subjects)
          let expected =
            (shared.isEmpty ? [] : ["shadows"])
            + (own.isEmpty || kind == Label.self ? [] : ["preferredMinimumSize"])
          #expect(Set(names) == Set(expected) && names.count == expected.count, "\(kind)")
        }
      }
    }
  }

  @Test("Properties of several values are those of each of them")
  func each() {
    let properties = UnshownProperties.Property.each(
      "kern color", of: "states.text", "states.background.border")
    let styles: [(ButtonStyle, [String])] = [
      (.system.restyled { $0.states[.normal]?.text.kern = 3 }, ["states.normal.text: kern"]),
      (.system.restyled { $0.states[.normal]?.text.color = .green }, ["states.normal.text: color"]),
      (
        .system.restyled { $0.states[.normal]?.background.border = BorderStyle(width: 7, color: .green) },
        ["states.normal.background.border: color"]
      ),
      (.system.restyled { $0.states[.normal]?.text.lineHeight = 99 }, []),
    ]
    for (style, expected) in styles {
      var reports = StyleReports(UnshownProperties([], (ButtonStyle.self, properties)))
      let found = reports.problems(ofAny: Button("a", style: style)).map { problem in
        ([problem.part].compactMap(\.self) + problem.loss.subjects).joined(separator: ": ")
      }
      #expect(found == expected)
    }
  }

  @Test("An attribute of somebody's own isn't reported for one of Restyle's that is named alike")
  func names() {
    func titled<Key: TextAttributeKey>(_ key: Key, _ value: Key.Value) -> ButtonStyle {
      .system.restyled { $0.states[.normal]?.text.setAttribute(value, for: key) }
    }
    #expect(problems(Button("a", style: titled(.kern, 3))) == ["states.normal.text: kern"])
    #expect(problems(Button("a", style: titled(OwnKern(), 3))) == [])
  }
}

private struct OwnKern: TextAttributeKey {
  static let name = "kern"
  typealias Value = Double
}
