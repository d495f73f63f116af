import BenchmarkHarness
import Restyle

/// Styles of recipes.
enum RecipeBenchmarks {
  static let all: [Benchmark] = [lookup]

  fileprivate enum Size: CaseIterable { case small, medium, large }
  fileprivate enum Tone: CaseIterable { case neutral, primary, danger }

  private static let recipe = Recipe(ButtonStyle.system, Size.self, Tone.self) {
    (style: inout ButtonStyle, size, tone) in
    style.contentInsets = insets(size)
    style.states[.normal]?.text.color = color(tone)
  }

  private static let lookup = Benchmark("recipe/lookup") { batch in
    var size = Size.small
    var tone = Tone.danger
    batch.measure {
      hide(&size)
      hide(&tone)
      keep(recipe(size, tone))
    }
  }
  .compared(to: "switch") { batch in
    var size = Size.small
    var tone = Tone.danger
    batch.measure {
      hide(&size)
      hide(&tone)
      var style = ButtonStyle.system
      style.contentInsets = insets(size)
      style.states[.normal]?.text.color = color(tone)
      keep(style)
    }
  }

  private static func insets(_ size: Size) -> EdgeInsets {
    switch size {
    case .small: EdgeInsets(inset: 4)
    case .medium: EdgeInsets(inset: 8)
    case .large: EdgeInsets(inset: 12)
    }
  }

  private static func color(_ tone: Tone) -> Color {
    switch tone {
    case .neutral: .label
    case .primary: .systemBlue
    case .danger: .systemRed
    }
  }
}
