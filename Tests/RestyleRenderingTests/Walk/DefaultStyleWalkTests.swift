import Restyle
import RestyleElements
import RestyleRendering
import Testing

/// Gathers the texts of labels and buttons.
private struct TextOutput: StructureVisitor {
  var problems: [RenderingProblem] = []
  var texts: [ShownText] = []

  mutating func visit(_ label: ResolvedLabel) { texts.append(label.text) }
  mutating func visit(_ button: ResolvedButton) { texts.append(button.title) }
}

@Suite("Default styles in a walk")
struct DefaultStyleWalkTests {
  @Test("An element without a style has the default one of its traits, and any other its own")
  func defaults() throws {
    var defaults = DefaultStyling.system
    defaults[dynamic: \.text] = TraitStyle { TextStyle(font: .system(size: $0.isCompact ? 15 : 18)) }
    defaults[dynamic: \.button] = TraitStyle { traits in
      ButtonStyle(normal: ButtonStateStyle(text: TextStyle(font: .system(size: traits.isCompact ? 21 : 24))))
    }
    for (sizeClass, text, button) in [(UserInterfaceSizeClass.compact, 15.0, 21.0), (.regular, 18, 24)] {
      var output = TextOutput()
      try DefaultStyling.withDefaults(defaults) {
        let context = ElementContext(traits: TraitCollection(horizontalSizeClass: sizeClass))
        try Stack {
          Label("a")
          Label("a", style: TextStyle(font: .system(size: 9)))
          Button("a")
        }.walkStructure(&output, in: context)
      }
      #expect(output.texts.map(\.block.fontSize) == [text, 9, button])
    }
  }
}
