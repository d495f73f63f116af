import Foundation
import Restyle
import RestyleTesting
import TestSupport
import Testing

private typealias SampledStyle = ListedStyle & Sampled

@Suite("Properties in which styles differ")
struct PropertyDifferencesTests {
  private func differences<Style: ListedStyle>(of style: Style, from other: Style) -> [String] {
    var paths: [String] = []
    style.visitDifferences(from: other) { path, _ in paths.append(path.description) }
    return paths
  }

  @Test("A style differs in nothing from itself, and an empty one from none")
  func nothing() {
    let style = ButtonStyle.system
    #expect(differences(of: style, from: style) == [])
    #expect(differences(of: ButtonStyle(), from: style) == [])
  }

  @Test("Each property that is set otherwise has its path, through states and nested styles")
  func paths() {
    let style = ButtonStyle.system.restyled {
      $0.contentInsets.top += 1
      $0.states[.disabled]?.background.border.width = 3
      $0.states[.disabled]?.background.shadows = [ShadowStyle(color: .red, blur: 2)]
      $0.states[.disabled]?.text.kern = 2
      $0.states.transition = ControlTransition(duration: 1)
    }
    #expect(
      differences(of: style, from: .system) == [
        "contentInsets", "states.disabled.background.shadows.color",
        "states.disabled.background.shadows.blur", "states.disabled.background.border.width",
        "states.disabled.text.kern", "states.transition",
      ])
  }

  @Test("A value that is there differs from none, even if it is zero")
  func zeros() {
    let style = BoxStyle(margins: .zero, maximumHeight: 0)
    #expect(differences(of: style, from: BoxStyle()) == ["margins", "maximumHeight"])
    #expect(differences(of: style, from: BoxStyle(margins: .zero, maximumHeight: 5)) == ["maximumHeight"])
    let button = ButtonStyle.system.restyled { $0.states.transition = ControlTransition(duration: 0) }
    #expect(differences(of: button, from: .system) == ["states.transition"])
  }

  @Test("Lines with insets and the backgrounds of rows are taken apart, too, those of alike rows once")
  func composedValues() {
    let style = SectionStyle().restyled {
      $0.background = SectionStyle.Background(
        style: SectionBackgroundStyle(
          bottomSeparator: InsettedStyle(
            style: SeparatorStyle(width: 2, color: .red), insets: EdgeInsets(inset: 3))))
    }
    #expect(
      differences(of: style, from: SectionStyle()) == [
        "background.position", "background.bottomSeparator.width", "background.bottomSeparator.color",
        "background.bottomSeparator.insets",
      ])
  }

  @Test(
    "Rows that differ from those in the middle are visited by their position",
    arguments: SegmentPosition.allCases)
  func rows(position: SegmentPosition) {
    func background(_ color: Color) -> SectionStyle.Background {
      let plain = SegmentBackgroundStyle(color: .white, border: .none)
      var background = SectionStyle.Background(top: plain, middle: plain, bottom: plain, unique: plain)
      for row in SegmentPosition.allCases where position == .middle || row == position {
        background[keyPath: Self.rows[row] ?? \.middle]?.color = color
      }
      return background
    }
    let (red, blue) = (background(.red), background(.blue))
    let (first, second) = (
      SectionStyle().restyled { $0.background = red }, SectionStyle().restyled { $0.background = blue }
    )
    let name = position == .middle ? "background" : "background.\(position)"
    #expect(differences(of: first, from: second) == ["\(name).background.color"])
    // One side's rows may be alike.
    let alike = SectionStyle().restyled { $0.background = background(.white) }
    #expect(differences(of: first, from: alike) == ["\(name).background.color"])
    #expect(differences(of: alike, from: first) == ["\(name).background.color"])
  }

  private typealias RowPath = WritableKeyPath<SectionStyle.Background, SegmentBackgroundStyle?> & Sendable
  private static let rows: [SegmentPosition: any RowPath] = [
    .top: \.top, .middle: \.middle, .bottom: \.bottom, .unique: \.unique,
  ]

  @Test(
    "What one kind of bar has is visited by its name, that of the usual one as the whole",
    arguments: BarMetrics.allCases)
  func bars(metrics: BarMetrics) {
    let style = BarButtonStyle.system.restyled {
      $0.states[metrics] = $0.states.style(for: metrics)?.restyled { $0[.normal]?.text.color = .red }
    }
    let name = metrics == .default ? "states" : "states.\(metrics)"
    #expect(differences(of: style, from: .system) == ["\(name).normal.text.color"])
  }

  @Test(
    "A selection visits the properties of its names with all that lies in them, and no others",
    arguments: sampledTypes.compactMap { $0 as? any SampledStyle.Type })
  fileprivate func selections(type: any SampledStyle.Type) {
    func paths<Value: SampledStyle>(
      of style: Value, from other: Value, in selection: PropertySelection? = nil
    ) -> [PropertyPath] {
      var paths: [PropertyPath] = []
      style.visitDifferences(from: other, in: selection) { path, _ in paths.append(path) }
      return paths
    }
    func check<Value: SampledStyle>(_ type: Value.Type) {
      var previous = Value.properties.blank
      for sample in Value.samples.sampled(every: 5) {
        let all = paths(of: sample, from: previous)
        let names = Set(all.flatMap { $0.steps.filter { !$0.isVariant }.map(\.name) })
        for name in names {
          let selected = paths(of: sample, from: previous, in: PropertySelection(of: [name]))
          #expect(
            selected == all.filter { $0.steps.contains { !$0.isVariant && $0.name == name } }, "\(name)")
        }
        #expect(paths(of: sample, from: previous, in: PropertySelection(of: ["none of them"])) == [])
        previous = sample
      }
    }
    check(type)
  }

  @Test("Attributes that decoding didn't know are distinguished by their names")
  func unknownAttributes() throws {
    func style(_ second: Int) throws -> FieldStyle {
      let decoder = JSONDecoder()
      decoder.userInfo[.unknownTextAttributePolicy] = UnknownTextAttributePolicy.keep
      let text = try decoder.decode(TextStyle.self, from: Data(#"{"one":1,"two":\#(second)}"#.utf8))
      return FieldStyle.system.restyled { $0.text = text }
    }
    #expect(differences(of: try style(2), from: try style(2)) == [])
    #expect(differences(of: try style(3), from: try style(2)) == ["text.two"])
  }

  @Test("An attribute is known by the type of its key, and not by its name")
  func namesakes() {
    struct Kern: TextAttributeKey {
      static let name = "kern"
      typealias Value = Double
    }
    let styles = [7.0, 8].map { value in
      FieldStyle.system.restyled {
        $0.text.kern = 2
        $0.text.setAttribute(value, for: Kern())
      }
    }
    #expect(differences(of: styles[1], from: styles[0]) == ["text.kern"])
  }

  @Test("A named text has the attributes of its value")
  func namedTexts() {
    let named = TextStyle.named(NamedValue("body", TextStyle(color: .red).restyled { $0.kern = 2 }))
    let (field, other) = (FieldStyle.system.restyled { $0.text = named }, FieldStyle.system)
    #expect(differences(of: field.restyled { $0.text.lineHeight = 9 }, from: field) == ["text.lineHeight"])
    let plain = other.restyled { $0.text = TextStyle(color: .red).restyled { $0.kern = 3 } }
    #expect(differences(of: plain, from: field) == ["text.kern"])
  }

  @Test("The values lie in one another, the outermost first")
  func values() {
    let style = ListStyle().restyled { $0.indent = 99 }
    style.visitDifferences(from: ListStyle()) { path, values in
      #expect(values.first as? ListStyle == style && values.count == 2)
    }
  }
}
