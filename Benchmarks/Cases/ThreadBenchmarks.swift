import BenchmarkHarness
import Dispatch
import Restyle
import RestyleElements
import RestyleEmail
import RestyleGraphics
import RestyleHTML
import RestyleTerminal

/// Outputs on two threads, which take no longer for twice the work, but for what they share.
///
/// `document/two-threads` has pages with a prepared stylesheet.
enum ThreadBenchmarks {
  static let all: [Benchmark] = [
    twoThreads("threads/pages", count: 100) {
      var page = HTMLRenderer()
      try page.append(SettingsForm(rows: 10))
      return page.html + page.styleSheet.css
    },
    twoThreads("threads/books", count: 10) {
      try CSSBenchmarks.catalogs.map { catalog in
        var sheet = StyleSheet()
        sheet.add(catalog)
        var page = HTMLRenderer(styleSheet: sheet)
        try page.append(SettingsForm(rows: 10))
        return HTMLDocument(title: catalog.name, body: page).html
      }
    },
    twoThreads("threads/swatches", count: 1) {
      try CSSBenchmarks.catalogs.map {
        try PNGImage(SwatchSheet($0, for: TraitCollection(displayScale: 2)).drawn())
      }
    },
    twoThreads("threads/emails", count: 100) {
      try EmailMessage(title: "Settings") { SettingsForm(rows: 10) }
    },
    twoThreads("threads/terminals", count: 100) {
      var terminal = TerminalRenderer()
      try terminal.append(SettingsForm(rows: 10))
      return terminal.text
    },
  ]

  /// Renders some outputs on each of two threads, beside as many on one.
  static func twoThreads<Output>(
    _ name: String, count: Int, _ render: @escaping @Sendable () throws -> Output
  ) -> Benchmark {
    @Sendable func measure(on threads: Int, _ batch: inout Batch) {
      batch.measure {
        DispatchQueue.concurrentPerform(iterations: threads) { _ in
          for _ in 0..<count { keep(try? render()) }
        }
      }
    }
    return Benchmark(name) { batch in measure(on: 2, &batch) }
      .compared(to: "one-thread-for-half") { batch in measure(on: 1, &batch) }
  }
}
