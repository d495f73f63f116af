import BenchmarkHarness
import Restyle
import RestyleElements
import RestyleHTML

/// Resolving dynamic styles, and reading the defaults.
enum DynamicBenchmarks {
  static let all: [Benchmark] = [
    resolveOne, resolveMany, resolveColdOne, resolveColdMany, readText,
    readTextAfterRendering, readSetText, resolveScoped,
  ]

  private static let one = chain(of: 1)
  private static let many = chain(of: 64)
  private static let traits = TraitCollection(horizontalSizeClass: .regular)

  private static func chain(of length: Int) -> DynamicSectionStyle {
    var style = DynamicSectionStyle.systemGrouped
    for index in 0..<length {
      style = style.restyledWithStyleAndInput { style, traits in
        style.header.text.fontSize = traits.isCompact ? 14 : 18 + Double(index)
      }
    }
    return style
  }

  private static let resolveOne = Benchmark("dynamic/resolve-1") { batch in
    resolve(one, in: &batch)
  }
  .compared(to: "run-generator") { batch in
    var traits = traits
    batch.measure {
      hide(&traits)
      var style = SectionStyle.system(grouped: true, horizontallyRegular: traits.isRegular)
      style.header.text.fontSize = traits.isCompact ? 14 : 18
      keep(style)
    }
  }

  private static let resolveMany = Benchmark("dynamic/resolve-64") { batch in
    resolve(many, in: &batch)
  }
  .compared(to: "resolve-1") { batch in
    resolve(one, in: &batch)
  }

  private static let resolveScoped = Benchmark("dynamic/resolve-scoped") { batch in
    DefaultStyling.withDefaults(DefaultStyling()) { resolve(one, in: &batch) }
  }
  .compared(to: "resolve-1") { batch in
    resolve(one, in: &batch)
  }

  private static func resolve(_ style: DynamicSectionStyle, in batch: inout Batch) {
    var style = style
    var traits = traits
    batch.measure {
      hide(&style)
      hide(&traits)
      keep(style.style(from: traits))
    }
  }

  private static let resolveColdOne = resolveCold("dynamic/resolve-cold-1", one, length: 1)
  private static let resolveColdMany = resolveCold("dynamic/resolve-cold-64", many, length: 64)

  // Of each batch another, and all those above it too: what is kept from one isn't found by the next.
  private static func unseenScale() -> Double {
    lastScale.withLock {
      $0 += 0x1p30
      return $0
    }
  }
  private static let lastScale = Lock(0.0)

  private static func resolveCold(
    _ name: String, _ style: DynamicSectionStyle, length: Int
  ) -> Benchmark {
    Benchmark(name) { batch in
      var style = style
      var scale = unseenScale()
      batch.measure {
        hide(&style)
        // A scale that nobody has asked for yet: the generator reads it for its hairlines.
        scale += 1
        keep(style.style(from: TraitCollection(horizontalSizeClass: .regular, displayScale: scale)))
      }
    }
    .compared(to: "by-hand") { batch in
      var scale = unseenScale()
      batch.measure {
        scale += 1
        let traits = TraitCollection(horizontalSizeClass: .regular, displayScale: scale)
        var style = SectionStyle.system(
          grouped: true, horizontallyRegular: traits.isRegular, hairlineWidth: traits.hairlineWidth)
        for index in 0..<length {
          style.header.text.fontSize = traits.isCompact ? 14 : 18 + Double(index)
          // Otherwise the compiler leaves out all but the last.
          hide(&style)
        }
        keep(style)
      }
    }
  }

  private static let readText = Benchmark("defaults/read-text") { batch in
    batch.measure { keep(DefaultStyling.defaults.text) }
  }
  .compared(to: "copy", body: copyText)

  // Whoever has rendered something reads defaults as quickly as before.
  private static let readTextAfterRendering = Benchmark("defaults/read-text-after-rendering") { batch in
    var renderer = HTMLRenderer()
    try renderer.append(Label("Once"))
    keep(renderer.html)
    batch.measure { keep(DefaultStyling.defaults.text) }
  }
  .compared(to: "copy", body: copyText)

  private static let readSetText = Benchmark("defaults/read-text-that-was-set") { batch in
    DefaultStyling.defaults = DefaultStyling(text: RestyleBenchmarks.body)
    defer { DefaultStyling.defaults = .system }
    batch.measure { keep(TextStyle.default) }
  }
  .compared(to: "copy", body: copyText)

  private static func copyText(_ batch: inout Batch) {
    var text = RestyleBenchmarks.body
    batch.measure {
      hide(&text)
      let copy = text
      keep(copy)
    }
  }
}
