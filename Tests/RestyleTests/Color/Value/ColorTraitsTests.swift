import Restyle
import TestSupport
import Testing

@Suite struct ColorTraitsTests {
  @Test(arguments: ColorScheme.allCases, Contrast.allCases)
  func aColorIsThatOfSchemeAndContrast(scheme: ColorScheme, contrast: Contrast) {
    let traits = TraitCollection(colorScheme: scheme, contrast: contrast)
    for color in [Color.systemBlue, .label, .red] {
      #expect(color.resolved(for: traits) == color.resolved(colorScheme: scheme, contrast: contrast))
    }
  }

  @Test func aColorThatDoesNotVaryReadsNoTrait() {
    let runs = Counter()
    let dynamic = TraitStyle<TextStyle> { traits in
      runs.add()
      return TextStyle(color: Color.red.resolved(for: traits))
    }
    DefaultStyling.withDefaults(.system) {
      _ = dynamic.style(from: TraitCollection())
      #expect(runs.added { dynamic.style(from: TraitCollection(colorScheme: .dark)) } == 0)
    }
  }
}
