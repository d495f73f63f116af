import Restyle
import Testing

/// The examples of the documentation, on the library's own styles.
@Suite("Examples of the stylers' documentation")
struct StylerDocumentationTests {
  @Test("A catalog of stylers restyles a text style")
  func catalog() {
    let style = TextStyle()
    #expect(style.restyled(.emphasised <> .colored(.red)) == style.bold.colored(.red))
  }

  @Test("A styler of a part composes into one of the whole")
  func part() {
    let header: Styler<HeaderFooterStyle> = .restyle(\.text, by: .emphasised)
    let style = HeaderFooterStyle(text: TextStyle())
    #expect(style.restyled(header) == style.restyled { $0.text = $0.text.bold })
  }

  @Test("A styler depends on the state of a control")
  func state() {
    let title: ContextualStyler<TextStyle, ControlState> =
      .always(.emphasised) <> .for(.disabled, apply: .colored(.gray))
    let style = TextStyle()
    #expect(title.apply(to: style, in: .normal) == style.bold)
    #expect(title.apply(to: style, in: [.disabled, .selected]) == style.bold.colored(.gray))
  }

  @Test("A styler depends on traits")
  func traits() {
    let dark = TraitCollection(colorScheme: .dark)
    let styler: ContextualStyler<TextStyle, TraitCollection> =
      .when(\.colorScheme, is: .dark, apply: .emphasised, otherwise: .colored(.red))
    #expect(styler.apply(to: TextStyle(), in: dark) == TextStyle().bold)
    #expect(styler.apply(to: TextStyle(), in: TraitCollection()) == TextStyle().colored(.red))
  }
}

extension Styler where Target == TextStyle {
  fileprivate static let emphasised = Styler { $0 = $0.bold }
  fileprivate static func colored(_ color: Color) -> Styler { .set(\.color, to: color) }
}
