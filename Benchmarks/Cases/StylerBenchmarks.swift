import BenchmarkHarness
import Restyle

/// Applying composed stylers.
enum StylerBenchmarks {
  static let all: [Benchmark] = [compose]

  private static let compose = Benchmark("styler/compose-10") { batch in
    var styler = TenSteps().styler
    var style = RestyleBenchmarks.body
    batch.measure {
      hide(&styler)
      styler.apply(to: &style)
      hide(&style)
    }
  }
  .compared(to: "by-hand") { batch in
    var steps = TenSteps()
    var style = RestyleBenchmarks.body
    batch.measure {
      hide(&steps)
      steps.first(&style)
      steps.second(&style)
      steps.third(&style)
      steps.fourth(&style)
      steps.fifth(&style)
      steps.sixth(&style)
      steps.seventh(&style)
      steps.eighth(&style)
      steps.ninth(&style)
      steps.tenth(&style)
      hide(&style)
    }
  }
}

/// Ten closures in a struct, which passes through `hide` as it is: in an array or a tuple they would be wrapped.
private struct TenSteps {
  typealias Step = @Sendable (inout TextStyle) -> Void

  let first: Step = { $0.color = .red }
  let second: Step = { $0.fontSize = 20 }
  let third: Step = { $0.fontWeight = .bold }
  let fourth: Step = { $0.kern = 0.5 }
  let fifth: Step = { $0.alignment = .center }
  let sixth: Step = { $0.numberOfLines = 2 }
  let seventh: Step = { $0.textCase = .upper }
  let eighth: Step = { $0.lineSpacing = 4 }
  let ninth: Step = { $0.fontSlant = .italic }
  let tenth: Step = { $0.lineBreakMode = .wordWrapping }

  var styler: Styler<TextStyle> {
    .concat([
      Styler(first), Styler(second), Styler(third), Styler(fourth), Styler(fifth), Styler(sixth),
      Styler(seventh),
      Styler(eighth), Styler(ninth), Styler(tenth),
    ])
  }
}
