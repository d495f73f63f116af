import Restyle
import RestyleElements
import RestyleRendering
import Testing

/// An output of what elements lead to, and of spacing.
private struct FactsOutput: StructureVisitor {
  var problems: [RenderingProblem] = []
  var facts: [String] = []

  mutating func visit(_ button: ResolvedButton) {
    guard case .follow(let link)? = button.element.action else { return }
    facts.append(target(of: link, part: "action")?.text ?? "-")
  }
  mutating func open(_ section: ResolvedSection) { facts.append("\(section.style.itemSpacing)") }
  mutating func open(_ form: ResolvedForm) { facts.append("\(form.style.spacing ?? 0)") }
}

@Suite("What outputs needn't resolve themselves")
struct ResolvedStylesTests {
  @Test("A link that isn't safe is reported, and leads nowhere")
  func targets() throws {
    var output = FactsOutput()
    try Stack {
      Button("a", action: .follow("javascript:a"))
      Button("b", action: .follow("/b"))
    }.walkStructure(&output)
    #expect(output.facts == ["-", "/b"])
    #expect(output.problems.map(\.loss) == [.droppedLink("javascript:a", scheme: "javascript")])
    #expect(output.problems.map { "\($0.path), \($0.part ?? "")" } == [#"Stack 1 > Button 1 "a", action"#])
  }

  @Test("Sections and forms have their styles for the traits around them")
  func resolved() throws {
    var output = FactsOutput()
    let section = DynamicSectionStyle.default.restyledWithStyleAndInput { style, traits in
      style.itemSpacing = traits.isCompact ? 3 : 5
    }
    let form = DynamicFormStyle.default.restyledWithStyleAndInput { style, traits in
      style.spacing = traits.isCompact ? 7 : 9
    }
    let compact = ElementContext(traits: TraitCollection(horizontalSizeClass: .compact))
    try Form(style: form) { Section(style: section) {} }.walkStructure(&output, in: compact)
    #expect(output.facts == ["7.0", "3.0"])
  }
}
