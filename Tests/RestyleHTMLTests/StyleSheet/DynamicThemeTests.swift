import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import Testing

@Suite("Default styles that depend on traits, in pages and themes")
struct DynamicThemeTests {
  /// Texts of a size, and of the next one in wide windows if they depend on traits.
  static func defaults(_ size: Double, isDynamic: Bool) -> DefaultStyling {
    DefaultStyling.system.restyled { defaults in
      let text = TraitStyle<TextStyle> { traits in
        TextStyle(font: Font(size: traits.horizontalSizeClass == .regular ? size + 1 : size))
      }
      let button = text.map { text in ButtonStyle.system.allRestyled { $0.text = text } }
      if isDynamic {
        defaults[dynamic: \.text] = text
        defaults[dynamic: \.button] = button
      } else {
        defaults.text = text.style(from: TraitCollection())
        defaults.button = button.style(from: TraitCollection())
      }
    }
  }

  @Test("A theme reaches elements whichever of the defaults depend on traits", arguments: [true, false])
  func themes(isBaseDynamic: Bool) throws {
    for isThemeDynamic in [true, false] {
      let theme = Self.defaults(40, isDynamic: isThemeDynamic)
      for element in [Label("Title").asContent(), Button("Save").asContent()] {
        var sheet = StyleSheet()
        try sheet.add(theme: theme, to: ".theme")
        var page = HTMLRenderer(styleSheet: sheet)
        try page.append(element, in: ElementContext(defaults: Self.defaults(20, isDynamic: isBaseDynamic)))
        let css = page.styleSheet.css
        let themed = css.split(separator: "\n").filter { $0.contains(".theme") }
        #expect(themed.contains { $0.contains("font-size:40px") }, "\(css)")
        #expect(themed.contains { $0.contains("font-size:41px") } == isThemeDynamic, "\(css)")
        #expect(css.contains("font-size:20px"), "\(css)")
        #expect(css.contains("font-size:21px") == isBaseDynamic, "\(css)")
        #expect(page.problems.isEmpty)
      }
    }
  }

  @Test("The label beside a control follows a default text that depends on traits")
  func labelsBeside() throws {
    let defaults = Self.defaults(20, isDynamic: true)
    let text = TraitStyle<TextStyle> { traits in
      TextStyle(font: Font(size: traits.horizontalSizeClass == .regular ? 21 : 20))
    }
    func html(_ content: ElementContent, _ defaults: DefaultStyling) throws -> String {
      var page = HTMLRenderer()
      try page.append(content, in: ElementContext(defaults: defaults))
      #expect(page.problems.isEmpty)
      return page.html + page.styleSheet.css
    }
    func check<Control: LabelledElement>(_ control: Control) throws {
      var given = control
      given.label?.dynamicStyle = text
      var system = defaults
      system.text = .system
      let following = try html(control.asContent(), defaults)
      #expect(following == (try html(given.asContent(), system)))
      #expect(following.contains("font-size:21px"), "\(following)")
    }
    try check(Switch("Wi-Fi", isOn: true, name: "a"))
    try check(TextField("Name", name: "b"))
    try check(Slider("Volume", value: 1, in: 0...2, name: "c"))
    try check(ColorField("Colour", value: .red, name: "d"))
    try check(ProgressBar("Loading", value: 0.5))
  }
}
