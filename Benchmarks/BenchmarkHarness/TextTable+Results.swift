extension TextTable {
  /// Lays out results, one row for each case and its notes beneath it.
  ///
  /// - Parameter results: What was measured.
  init(results: [BenchmarkResult]) {
    self.init(columns: [
      .leading("name"), .trailing("ns"), .trailing("allocations"), .leading("times the baseline"),
    ])
    for result in results {
      let ratios = result.ratios.sorted { $0.key < $1.key }
      add([
        result.name,
        result.nanoseconds.shortText,
        result.allocations.description,
        ratios.map { "\($0.value.shortText) × \($0.key)" }.joined(separator: ", "),
      ])
      if let units = result.units, let nanoseconds = result.nanosecondsPerUnit {
        addNote("each \(units.unit) beyond those of \(units.baseline): \(nanoseconds.shortText) ns")
      }
      for note in (result.notes ?? [:]).sorted(by: { $0.key < $1.key }) {
        addNote("\(note.key): \(note.value)")
      }
    }
  }
}
