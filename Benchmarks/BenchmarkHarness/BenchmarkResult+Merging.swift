extension BenchmarkResult {
  /// Makes one result of what several processes measured, case by case.
  ///
  /// The time of each contender is the lower quartile: a process whose addresses collide in a cache or in
  /// the branch prediction is slower throughout, and one in fifty is faster by the same kind of luck.
  ///
  /// - Parameter runs: The results of each process.
  /// - Returns: The merged results, in the order of the first process.
  static func merging(_ runs: [[BenchmarkResult]]) -> [BenchmarkResult] {
    (runs.first ?? []).map { first in
      let results = runs.compactMap { run in run.first { $0.name == first.name } }
      let nanoseconds = lowerQuartile(results.map(\.nanoseconds))
      let ratios = first.ratios.keys.map { baseline in
        let times = results.compactMap { result in result.ratios[baseline].map { result.nanoseconds / $0 } }
        return (baseline, nanoseconds / lowerQuartile(times))
      }
      return BenchmarkResult(
        name: first.name,
        nanoseconds: nanoseconds,
        allocations: AllocationAverage(value: results.compactMap(\.allocations.value).max()),
        ratios: Dictionary(uniqueKeysWithValues: ratios),
        notes: first.notes,
        units: first.units)
    }
  }

  private static func lowerQuartile(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? .nan : sorted[(sorted.count - 1) / 4]
  }
}
