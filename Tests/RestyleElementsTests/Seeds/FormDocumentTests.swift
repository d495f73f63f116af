import Restyle
import RestyleElements
import Testing

/// The code of Form's document on styling, with labels that are values.
@Suite("The document on styling")
struct FormDocumentTests {
  @Test("A style is passed where the label is made")
  func passed() {
    let label = Label("Hello", style: .header)
    #expect(label.explicitStyle == .header)
  }

  @Test("Styles needn't be passed")
  func skipped() {
    let label = Label("Hello")
    #expect(label.style == .default)
  }

  @Test("The style can be changed later")
  func changed() {
    var label = Label("Hello", style: .header)
    label.style = .footer
    label.style.color = .red
    #expect(label.style == TextStyle.footer.restyled { $0.color = .red })
  }

  @Test("New defaults show without reloading anything")
  func theming() {
    let label = Label("Hello")
    let colors = [DefaultStyling.system, .red].map { defaults in
      DefaultStyling.withDefaults(defaults) { label.style.color }
    }
    #expect(colors == [.label, .red])
  }

  @Test("Sections take dynamic styles")
  func sections() {
    let customSection = DynamicSectionStyle.default.restyled { $0.header.text.color = .red }
    let dynamicSection = customSection.restyledWithStyleAndInput { style, traits in
      style.header.text = style.header.text.resized(to: traits.isCompact ? 14 : 18)
    }
    let section = Section(header: "Header", style: dynamicSection) { Row("a") }
    let runs = { (size: UserInterfaceSizeClass) in
      section.headerRuns(in: ElementContext(traits: TraitCollection(horizontalSizeClass: size))) ?? []
    }
    #expect(runs(.compact).map(\.style.fontSize) == [14])
    #expect(runs(.regular).map(\.style.fontSize) == [18])
    #expect(runs(.regular).map(\.style.color) == [.red])
  }
}
