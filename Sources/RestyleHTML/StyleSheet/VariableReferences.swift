/// The references of custom properties to each other, each property by its index.
struct VariableReferences {
  /// The properties that each one refers to and that may not be valid yet, the first one last.
  private var references: [[Int]]
  /// The properties that refer to each one and don't know yet that it is valid.
  private var referring: [[Int]]
  /// How many properties each one refers to that aren't valid yet.
  private var counts: [Int]
  private var isValid: [Bool]

  /// What is found out about a property.
  enum Event {
    /// It is valid: it leads to a value by its references.
    case valid(Int)
    /// It refers to itself through others. Written as its value, it is valid, too.
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

  /// Reports all properties once as valid, one of each circle before that as such.
  mutating func breakCircles(_ report: (Event) -> Void) {
    for index in counts.indices where counts[index] == 0 { validate(index, report) }
    // The references that are followed, each to a property that isn't valid yet.
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
        // Others of the circle that still aren't valid, since they refer to more than one, start a path of their own.
        while let last = path.popLast() {
          isOnPath[last] = false
          if last == next { break }
        }
      }
    }
  }

  /// Reports a property as valid, and all that become so by it.
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
