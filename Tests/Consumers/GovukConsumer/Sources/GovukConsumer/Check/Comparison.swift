/// How a measurement differs from the one that was recorded.
struct Comparison {
  /// How many values were compared.
  private(set) var count = 0
  /// The values that differ.
  private(set) var differences: Set<Difference> = []
  private(set) var failures: [String] = []

  struct Difference: Hashable {
    let sample: String
    let property: String
    let width: Int
  }

  /// The values that differ, each with its cause: at most 20, and as yet none.
  static let known: [Difference: String] = [:]

  init(of ours: Measurement, with theirs: Measurement) {
    for width in Measurement.widths {
      let (own, other) = (ours.values[width] ?? [:], theirs.values[width] ?? [:])
      if Set(own.keys) != Set(other.keys) { failures.append("\(width): not all samples were recorded") }
      for (sample, values) in own.sorted(by: { $0.key < $1.key }) {
        guard let expected = other[sample] else { continue }
        compare(sample, values, expected, at: width)
      }
    }
    for difference in Self.known.keys where !differences.contains(difference) {
      failures.append("\(difference) is listed, and doesn't differ")
    }
  }

  private mutating func compare(_ sample: String, _ values: [String], _ expected: [String], at width: Int) {
    for (property, (value, other)) in zip(Measurement.properties, zip(values, expected)) {
      count += 1
      guard value != other else { continue }
      let difference = Difference(sample: sample, property: property, width: width)
      differences.insert(difference)
      guard Self.known[difference] == nil else { continue }
      failures.append("\(width), \(sample): \(property) is \(value), not \(other)")
    }
  }
}
