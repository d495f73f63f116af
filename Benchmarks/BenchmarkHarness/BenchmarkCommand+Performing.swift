extension BenchmarkCommand {
  /// Does what the arguments ask; returns whether nothing got worse.
  func perform(_ arguments: Arguments) throws -> Bool {
    if arguments.asksForHelp {
      output(Self.help)
      return true
    }
    try checkNames()
    let selected = benchmarks.filter { arguments.selects($0.name) }
    guard !selected.isEmpty || arguments.filters.isEmpty else {
      throw ArgumentError.nothingSelected(filters: arguments.filters)
    }
    if arguments.listsNames {
      for benchmark in selected { output(benchmark.name) }
      return true
    }
    // Read first: a path that is wrong should not cost the time of measuring.
    let saved = try arguments.comparePath.map { try ResultFile.read(from: $0) }
    #if DEBUG
      // Not from the processes that this one starts, which are asked for one process each.
      if arguments.processCount != 1 {
        diagnostics("note: built without optimisation, so the figures say little; use swift run -c release")
      }
    #endif
    let results = try measure(selected, arguments)
    if arguments.printsJSON {
      output(String(decoding: try ResultFile.encode(results), as: UTF8.self))
    } else {
      output(TextTable(results: results).description)
    }
    if let path = arguments.savePath { try ResultFile.write(results, to: path) }
    guard let saved else { return true }
    let report = ComparisonReport(results: results, saved: saved, known: benchmarks.map(\.name))
    // With --json the standard output holds the array and nothing else.
    (arguments.printsJSON ? diagnostics : output)("\n\(report)")
    return !report.hasRegressions
  }

  /// Measures in this process, or in several and merges what they found.
  private func measure(_ selected: [Benchmark], _ arguments: Arguments) throws -> [BenchmarkResult] {
    let processCount = arguments.processCount ?? (arguments.isQuick ? 1 : 5)
    guard processCount > 1 else {
      return try selected.map { try $0.measured(with: arguments.isQuick ? .quick : .full) }
    }
    let runs = try (0..<processCount).map { _ in try MeasuringProcess.run(arguments) }
    return BenchmarkResult.merging(runs)
  }

  /// Finds names that would hide one another in results and ratios.
  private func checkNames() throws(MeasurementError) {
    for names in [benchmarks.map(\.name)] + benchmarks.map({ $0.baselines.map(\.name) }) {
      var seen: Set<String> = []
      for name in names {
        guard seen.insert(name).inserted else { throw .duplicateName(name) }
      }
    }
  }
}
