/// What changed between a saved file and this run.
struct ComparisonReport: Equatable, Sendable {
  private(set) var comparisons: [Comparison] = []
  /// The measured cases that the file doesn't have.
  private(set) var added: [String] = []
  /// The cases of the file that no longer exist.
  private(set) var removed: [String] = []

  /// Compares by name, in the order of the results.
  ///
  /// - Parameters:
  ///   - results: What this run measured.
  ///   - saved: What the file holds.
  ///   - known: The names of all cases, those that a filter left out too.
  init(results: [BenchmarkResult], saved: [BenchmarkResult], known: some Sequence<String>) {
    for result in results {
      if let before = saved.first(where: { $0.name == result.name }) {
        comparisons.append(Comparison(before: before, now: result))
      } else {
        added.append(result.name)
      }
    }
    let known = Set(known)
    removed = saved.map(\.name).filter { !known.contains($0) }
  }

  var hasRegressions: Bool { comparisons.contains { !$0.regressions.isEmpty } }
}

extension ComparisonReport: CustomStringConvertible {
  var description: String {
    var table = TextTable(columns: [
      .leading("name"), .trailing("ns before"), .trailing("ns now"), .trailing("change"),
      .trailing("allocations before"), .trailing("now"), .leading(""),
    ])
    for comparison in comparisons {
      let regressions = comparison.regressions.map(\.rawValue).joined(separator: ", ")
      table.add([
        comparison.now.name,
        comparison.before.nanoseconds.shortText,
        comparison.now.nanoseconds.shortText,
        comparison.percentText,
        comparison.before.allocations.description,
        comparison.now.allocations.description,
        regressions.isEmpty ? "" : "REGRESSION: \(regressions)",
      ])
    }
    for name in added { table.add([name, "", "", "new"]) }
    for name in removed { table.add([name, "", "", "removed"]) }
    return table.description
  }
}

extension Comparison {
  fileprivate var percentText: String {
    let percent = (timeRatio - 1) * 100
    return (percent < 0 ? "" : "+") + percent.text(decimals: 0) + " %"
  }
}
