import BenchmarkHarness
import Dispatch
import Restyle
import RestyleElements
import RestyleEmail
import RestyleGraphics
import RestyleHTML
import RestyleTerminal

#if canImport(DesignSystems)
  import DesignSystems
#endif

/// Outputs on two threads, which take no longer for twice the work, but for what they share.
///
/// `document/two-threads` has pages with a prepared stylesheet.
enum ThreadBenchmarks {
  static let all: [Benchmark] = [
    twoThreads("pages", count: 100) {
      var page = HTMLRenderer()
      try page.append(SettingsForm(rows: 10))
      return page.html + page.styleSheet.css
    },
    twoThreads("books", count: 10) {
      try catalogs.map { catalog in
        var sheet = StyleSheet()
        sheet.add(catalog)
        var page = HTMLRenderer(styleSheet: sheet)
        try page.append(SettingsForm(rows: 10))
        return HTMLDocument(title: catalog.name, body: page).html
      }
    },
    twoThreads("swatches", count: 1) {
      try catalogs.map { try PNGImage(SwatchSheet($0, for: TraitCollection(displayScale: 2)).drawn()) }
    },
    twoThreads("emails", count: 100) {
      try EmailMessage(title: "Settings") { SettingsForm(rows: 10) }
    },
    twoThreads("terminals", count: 100) {
      var terminal = TerminalRenderer()
      try terminal.append(SettingsForm(rows: 10))
      return terminal.text
    },
  ]

  private static let catalogs: [StyleCatalog] = {
    #if canImport(DesignSystems)
      [.system, .material, .primer]
    #else
      [StyleCatalog("System", defaults: .system)]
    #endif
  }()

  private static func twoThreads<Output>(
    _ name: String, count: Int, _ render: @escaping @Sendable () throws -> Output
  ) -> Benchmark {
    @Sendable func measure(on threads: Int, _ batch: inout Batch) {
      batch.measure {
        DispatchQueue.concurrentPerform(iterations: threads) { _ in
          for _ in 0..<count { keep(try? render()) }
        }
      }
    }
    return Benchmark("threads/\(name)") { batch in measure(on: 2, &batch) }
      .compared(to: "one-thread-for-half") { batch in measure(on: 1, &batch) }
  }
}
