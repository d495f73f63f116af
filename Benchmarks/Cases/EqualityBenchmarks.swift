import BenchmarkHarness
import Restyle

/// Comparing, hashing and merging styles.
enum EqualityBenchmarks {
  private static var style: TextStyle { RestyleBenchmarks.body.restyled { $0.setAttribute(3, for: Shout()) } }
  private static let plain = PlainStyle.body

  static let all: [Benchmark] = [same, copies, different, hash, merge]

  private static let same = Benchmark("equal/same") { batch in
    // Made one by one, so that they share nothing.
    var pair = (style, style)
    batch.measure {
      hide(&pair)
      keep(pair.0 == pair.1)
    }
  }
  .compared(to: "plain-struct") { batch in
    var pair = (plain, plain)
    batch.measure {
      hide(&pair)
      keep(pair.0 == pair.1)
    }
  }

  private static let copies = Benchmark("equal/copies") { batch in
    let style = style
    var pair = (style, style)
    batch.measure {
      hide(&pair)
      keep(pair.0 == pair.1)
    }
  }
  .compared(to: "plain-struct") { batch in
    var pair = (plain, plain)
    batch.measure {
      hide(&pair)
      keep(pair.0 == pair.1)
    }
  }

  private static let different = Benchmark("equal/different") { batch in
    var pair = (style, style.restyled { $0.numberOfLines = 3 })
    batch.measure {
      hide(&pair)
      keep(pair.0 == pair.1)
    }
  }
  .compared(to: "plain-struct") { batch in
    var pair = (plain, plain.restyled { $0.numberOfLines = 3 })
    batch.measure {
      hide(&pair)
      keep(pair.0 == pair.1)
    }
  }

  private static let hash = Benchmark("hash") { batch in
    var hashed = style
    batch.measure {
      hide(&hashed)
      keep(hashed.hashValue)
    }
  }
  .compared(to: "plain-struct") { batch in
    var hashed = plain
    batch.measure {
      hide(&hashed)
      keep(hashed.hashValue)
    }
  }

  private static let merge = Benchmark("merge/two") { batch in
    var base = style
    var overlay = TextStyle(color: .red).restyled { $0.kern = 0.5 }
    batch.measure {
      hide(&base)
      hide(&overlay)
      keep(base.merging(overlay))
    }
  }
  .compared(to: "dictionary") { batch in
    var base = DictionaryStyle.body.restyled { $0["shout", Int.self] = 3 }
    var overlay = DictionaryStyle(attributes: ["color": Color.red, "kern": 0.5])
    batch.measure {
      hide(&base)
      hide(&overlay)
      keep(base.restyled { $0.attributes.merge(overlay.attributes) { $1 } })
    }
  }
}
