/// The references of custom properties to each other, each property by its index.
struct VariableReferences {
  /// The properties that each one refers to and that may not be valid yet, in reverse order.
  private var references: [[Int]]
  /// The properties that refer to each one and haven't been notified that it is valid.
  private var referring: [[Int]]
  /// The number of invalid properties that each one refers to.
  private var counts: [Int]
  private var isValid: [Bool]

  /// A finding about a property.
  enum Event {
    /// The property is valid: its references lead to values.
    case valid(Int)
    /// The property refers to itself through others.
    ///
    /// It becomes valid if it is written as its value.
    case circle(Int)
  }

  init(_ references: [[Int]]) {
    self.references = references.map { $0.sorted(by: >) }
    counts = references.map(\.count)
    referring = Array(repeating: [], count: references.count)
    isValid = Array(repeating: false, count: references.count)
    for (index, others) in references.enumerated() {
      for other in others { referring[other].append(index) }
    }
  }

  /// Reports each property once as valid, and before that, one property of each cycle as `circle`.
  mutating func breakCircles(_ report: (Event) -> Void) {
    for index in counts.indices where counts[index] == 0 { validate(index, report) }
    // The current path of references, each to a property that isn't valid yet.
    var path: [Int] = []
    var isOnPath = isValid.map { _ in false }
    for start in counts.indices where !isValid[start] {
      path.append(start)
      isOnPath[start] = true
      while let last = path.last {
        while let next = references[last].last, isValid[next] { references[last].removeLast() }
        guard !isValid[last], let next = references[last].last else {
          isOnPath[last] = false
          path.removeLast()
          continue
        }
        guard isOnPath[next] else {
          path.append(next)
          isOnPath[next] = true
          continue
        }
        report(.circle(next))
        validate(next, report)
        // Other properties of the cycle that still aren't valid, since they have several references, start their own
        // paths.
        while let last = path.popLast() {
          isOnPath[last] = false
          if last == next { break }
        }
      }
    }
  }

  /// Reports a property as valid, and all that become valid because of it.
  private mutating func validate(_ index: Int, _ report: (Event) -> Void) {
    var found = [index]
    while let index = found.popLast() {
      guard !isValid[index] else { continue }
      isValid[index] = true
      report(.valid(index))
      for other in referring[index] {
        counts[other] -= 1
        if counts[other] == 0 { found.append(other) }
      }
    }
  }
}
