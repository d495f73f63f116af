import BenchmarkHarness
import Restyle
import RestyleElements
import RestyleHTML

/// The pages of a server, whose stylesheet is ready.
enum DocumentBenchmarks {
  static let all: [Benchmark] = [linked, inline, twoThreads, manyRequests, stream, longStream]

  private static let path = "/assets/site"

  private static func site() throws -> PreparedStyleSheet {
    var sample = HTMLRenderer()
    try sample.append(SettingsForm(rows: 10))
    return PreparedStyleSheet(sample.styleSheet)
  }

  private static func page(_ site: PreparedStyleSheet) throws -> HTMLRenderer {
    var page = HTMLRenderer(styleSheet: StyleSheet(extending: site))
    try page.append(SettingsForm(rows: 10))
    return page
  }

  private static func document(
    _ site: PreparedStyleSheet, _ styles: HTMLDocument.StylePlacement
  ) throws -> HTMLDocument {
    HTMLDocument(title: "Settings", language: "en", body: try page(site), styles: styles)
  }

  private static let linked = Benchmark("document/linked") { batch in
    var site = try site()
    try batch.measure {
      hide(&site)
      keep(try document(site, .linked(path: path)).html)
    }
  }
  .compared(to: "page") { batch in
    var site = try site()
    let address = site.file(path: path)?.address ?? ""
    try batch.measure {
      hide(&site)
      let page = try page(site)
      keep("<!doctype html><link rel=\"stylesheet\" href=\"\(address)\">\(page.html)")
    }
  }

  private static let inline = Benchmark("document/inline") { batch in
    var site = try site()
    try batch.measure {
      hide(&site)
      keep(try document(site, .inline).html)
    }
  }
  .compared(to: "page") { batch in
    var site = try site()
    try batch.measure {
      hide(&site)
      let page = try page(site)
      keep("<!doctype html><style>\(page.styleSheet.css)</style>\(page.html)")
    }
  }

  private static let twoThreads = ThreadBenchmarks.twoThreads("document/two-threads", count: 500) {
    try document(shared.get(), .linked(path: path)).html
  }

  private static let shared = Result { try site() }

  /// However many pages a server renders, its memory is that of one.
  private static let manyRequests = Benchmark("document/100k-requests") { batch in
    try render(requests: 100_000, &batch)
  }
  .compared(to: "hundredth") { batch in try render(requests: 1_000, &batch) }
  .reportingPeakMemory()

  private static func render(requests: Int, _ batch: inout Batch) throws {
    var site = try site()
    try batch.measure {
      for _ in 0..<requests {
        hide(&site)
        keep(try document(site, .linked(path: path)).html)
      }
    }
  }

  private struct Rows: Element {
    let count: Int
    var body: some Element { Section { ForEach(0..<count) { Row("Row \($0)").body } } }
  }

  /// In chunks, a page takes no longer than as a whole.
  private static let stream = Benchmark("document/stream-1k-rows") { batch in
    let site = try rowSite()
    try batch.measure { try stream(rows: 1000, site) }
  }
  .compared(to: "whole") { batch in
    let site = try rowSite()
    try batch.measure {
      var page = HTMLRenderer(styleSheet: StyleSheet(extending: site))
      try page.append(Rows(count: 1000))
      keep(HTMLDocument(title: "Rows", body: page, styles: .linked(path: path)).html)
    }
  }

  /// However long a page is, it takes the memory of a chunk.
  private static let longStream = Benchmark("document/stream-1m-rows") { batch in
    let site = try rowSite()
    try batch.measure { try stream(rows: 1_000_000, site) }
  }
  .compared(to: "hundredth") { batch in
    let site = try rowSite()
    try batch.measure { try stream(rows: 10_000, site) }
  }
  .reportingPeakMemory()

  private static func rowSite() throws -> PreparedStyleSheet {
    var sample = HTMLRenderer()
    try sample.append(Rows(count: 3))
    return PreparedStyleSheet(sample.styleSheet)
  }

  private static func stream(rows: Int, _ site: PreparedStyleSheet) throws {
    var page = try HTMLStream(
      title: "Rows", body: Rows(count: rows), styleSheet: StyleSheet(extending: site),
      styles: .linked(path: path))
    while let chunk = try page.next() { keep(chunk) }
  }
}
