import BenchmarkHarness
import Restyle

/// Reading what styles refer to by name; each has a look-up of a name as its baseline.
enum ReferenceBenchmarks {
  static let all: [Benchmark] = [readLength, readThemedLength, readColor]

  private static let gap = NamedValue("gap", 8.0)
  private static let accent = NamedValue("accent", Color.red)

  /// A length in the defaults that the system has.
  private static let readLength = Benchmark("reference/read-length") { batch in
    var insets = EdgeInsets(inset: .named(gap))
    batch.measure {
      hide(&insets)
      keep(insets.leading)
    }
  }
  .compared(to: "dictionary") { batch in
    var (values, name) = (["gap": 8.0, "wide": 16], "gap")
    batch.measure {
      hide(&values)
      hide(&name)
      keep(values[name] ?? 0)
    }
  }

  /// A length that a theme changes.
  private static let readThemedLength = Benchmark("reference/read-themed-length") { batch in
    let theme = DefaultStyling.system.restyled { $0[gap] = 4 }
    var insets = EdgeInsets(inset: .named(gap))
    DefaultStyling.withDefaults(theme) {
      batch.measure {
        hide(&insets)
        keep(insets.leading)
      }
    }
  }
  .compared(to: "dictionary") { batch in
    var (values, name) = (["gap": 4.0, "wide": 16], "gap")
    batch.measure {
      hide(&values)
      hide(&name)
      keep(values[name] ?? 0)
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
