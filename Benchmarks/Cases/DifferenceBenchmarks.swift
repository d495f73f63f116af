import BenchmarkHarness
import DesignSystems
import Restyle

/// What differs between styles.
enum DifferenceBenchmarks {
  static let all: [Benchmark] = [catalog]

  /// All texts and buttons of a design system, each beside itself in another colour.
  private static var recolored: ([(TextStyle, TextStyle)], [(ButtonStyle, ButtonStyle)]) {
    let texts = StyleCatalog.material[TextStyle.self].map(\.style)
    let buttons = StyleCatalog.material[ButtonStyle.self].map(\.style)
    return (
      texts.map { ($0, $0.colored(.red)) }, buttons.map { ($0, $0.allRestyled { $0.text.color = .red }) }
    )
  }

  /// Of all texts and buttons of a design system, each with another colour.
  private static let catalog = Benchmark("difference/catalog") { batch in
    var pairs = recolored
    batch.measure {
      hide(&pairs)
      for pair in pairs.0 { keep(pair.0.difference(to: pair.1)) }
      for pair in pairs.1 { keep(pair.0.difference(to: pair.1)) }
    }
  }
  .compared(to: "equality") { batch in
    var pairs = recolored
    batch.measure {
      hide(&pairs)
      for pair in pairs.0 { keep(pair.0 == pair.1) }
      for pair in pairs.1 { keep(pair.0 == pair.1) }
    }
  }
}
