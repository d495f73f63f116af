import BenchmarkHarness
import Restyle

/// Reading what styles refer to by name; each has a look-up of a name as its baseline.
enum ReferenceBenchmarks {
  static let all: [Benchmark] = [readLength, readThemedLength, readColor]

  private static let gap = NamedValue("gap", 8.0)
  private static let accent = NamedValue("accent", Color.red)

  /// A length where nobody has opened a scope of defaults.
  private static let readLength = lengths("reference/read-length", in: nil)

  /// A length that a theme changes.
  private static let readThemedLength = lengths(
    "reference/read-themed-length", in: .system.restyled { $0[gap] = 4 })

  private static func lengths(_ name: String, in theme: DefaultStyling?) -> Benchmark {
    Benchmark(name) { batch in
      func read() {
        var insets = EdgeInsets(inset: .named(gap))
        batch.measure {
          hide(&insets)
          keep(insets.leading)
        }
      }
      if let theme { DefaultStyling.withDefaults(theme) { read() } } else { read() }
    }
    .compared(to: "dictionary") { batch in
      var (values, name) = (["gap": 8.0, "wide": 16], "gap")
      batch.measure {
        hide(&values)
        hide(&name)
        keep(values[name] ?? 0)
      }
    }
  }

  /// A colour, resolved for the dark scheme.
  private static let readColor = Benchmark("reference/read-color") { batch in
    var color = Color.named(accent)
    batch.measure {
      hide(&color)
      keep(color.resolved(colorScheme: .dark))
    }
  }
  .compared(to: "dictionary") { batch in
    var (values, name) = (["accent": Color.red, "paper": .white], "accent")
    batch.measure {
      hide(&values)
      hide(&name)
      keep((values[name] ?? .clear).resolved(colorScheme: .dark))
    }
  }
}
