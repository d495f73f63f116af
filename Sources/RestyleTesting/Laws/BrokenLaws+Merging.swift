/// Returns the laws of merging that a function breaks.
///
/// Merging is associative, and has an identity on both sides.
///
/// ```swift
/// let broken = brokenLaws(ofMerging: { $0.merging($1) }, identity: BandStyle(), values: [BandStyle(width: 2)])
/// ```
///
/// - Parameters:
///   - merge: Merges the second value over the first.
///   - identity: The value that changes nothing.
///   - values: The values; some triples of them are merged.
/// - Returns: The broken laws; empty if all laws hold.
public func brokenLaws<Value: Hashable & Sendable>(
  ofMerging merge: (Value, Value) -> Value, identity: Value, values: [Value]
) -> [BrokenLaw] {
  var notes = LawNotes(subject: "\(Value.self)")
  for value in values {
    for (merged, side) in [(merge(identity, value), "left"), (merge(value, identity), "right")] {
      notes.expect(merged == value, .merging, "the identity changes nothing on the \(side)") {
        [.init("identity", of: identity), .init("value", of: value), .init("merged", of: merged)]
      }
    }
  }
  for (first, second) in pairs(of: values) {
    for third in few(values) {
      let (left, right) = (merge(merge(first, second), third), merge(first, merge(second, third)))
      notes.expect(left == right, .merging, "merging is associative") {
        [
          .init("first", of: first), .init("second", of: second), .init("third", of: third),
          .init("(first, second), third", of: left), .init("first, (second, third)", of: right),
        ]
      }
    }
  }
  return notes.broken
}

/// Returns the laws of merging that a function breaks for the samples of a type.
///
/// - Parameters:
///   - merge: Merges the second value over the first.
///   - identity: The value that changes nothing.
/// - Returns: The broken laws; empty if all laws hold.
public func brokenLaws<Value: Sampled>(
  ofMerging merge: (Value, Value) -> Value, identity: Value
) -> [BrokenLaw] {
  brokenLaws(ofMerging: merge, identity: identity, values: Value.samples)
}

private func few<Value>(_ values: [Value]) -> [Value] {
  stride(from: 0, to: values.count, by: max(1, values.count / 12)).map { values[$0] }
}
