import BrowserSupport
import Foundation

/// A measurement as a file holds it: for each sample a line with, at each width, what differs from the sample before, and
/// from the width before.
struct Recording: Codable {
  /// Which stylesheet was measured.
  var source: String
  var properties = Measurement.properties
  /// The values that the samples refer to.
  var values: [String] = []
  var samples: [String: [String]] = [:]

  static let file = Page.folder.appending(path: "Check/govuk.json")

  /// Measures the page with GOV.UK's own stylesheet, without its fonts, which are on a server.
  init(of css: String, in browser: Browser) async throws {
    let measurement = try await Measurement(
      of: css.replacing(/@font-face\{[^}]*\}/, with: ""), in: browser)
    let version = css.firstMatch(of: /--govuk-frontend-version:"([^"]*)"/)?.1 ?? "?"
    let agent = try await browser.evaluate("return navigator.userAgent", in: "", as: String.self)
    let program = agent.split(separator: " ").first { $0.contains("Chrome") } ?? "?"
    source = "what \(program) computes for dist/govuk-frontend-\(version).min.css of alphagov/govuk-frontend"
    let all = Set(measurement.values.values.flatMap { $0.values.joined() })
    values = all.sorted()
    let numbers = Dictionary(uniqueKeysWithValues: values.enumerated().map { ($1, $0) })
    var previous = properties.map { _ in "" }
    for name in (measurement.values[Measurement.widths[0]] ?? [:]).keys.sorted() {
      var last = previous
      samples[name] = Measurement.widths.enumerated().map { index, width in
        let row = measurement.values[width]?[name] ?? last
        let changes = row.indices.filter { row[$0] != last[$0] }.map { "\($0):\(numbers[row[$0]] ?? 0)" }
        if index == 0 { previous = row }
        last = row
        return changes.joined(separator: " ")
      }
    }
  }

  /// The measurement.
  var measurement: Measurement {
    var result: [Int: [String: [String]]] = [:]
    var previous = properties.map { _ in "" }
    for (name, rows) in samples.sorted(by: { $0.key < $1.key }) {
      var row = previous
      for (index, (width, changes)) in zip(Measurement.widths, rows).enumerated() {
        for change in changes.split(separator: " ") {
          let numbers = change.split(separator: ":").compactMap { Int($0) }
          row[numbers[0]] = values[numbers[1]]
        }
        if index == 0 { previous = row }
        result[width, default: [:]][name] = row
      }
    }
    return Measurement(result)
  }

  func write() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(self), as: UTF8.self)
    // A line for each sample, so that changes are seen.
    try Data((text.replacing("],\"", with: "],\n\"") + "\n").utf8).write(to: Self.file)
  }

  static func read() throws -> Recording {
    try JSONDecoder().decode(Recording.self, from: try Data(contentsOf: file))
  }
}
