import Restyle

/// The names of classes, with the number of requests.
struct UsedNames: Sendable {
  private var counts: [ExactText: Int] = [:]
}

extension UsedNames {
  /// Reserves capacity if there are no names yet, since growing would rehash all of them.
  mutating func reserveCapacity(_ capacity: Int) {
    if counts.isEmpty { counts.reserveCapacity(capacity) }
  }

  /// Reserves a name, or a similar one if it is taken.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - others: Other names that are taken; nil for none.
  /// - Returns: The reserved name.
  mutating func take(like name: String, beside others: UsedNames?) -> String {
    let base = ExactText(name)
    var count = use(base, beside: others)
    guard count > 1 else { return name }
    while true {
      let candidate = "\(name)-\(count)"
      let key = ExactText(candidate)
      if counts[key] == nil, others?.counts[key] == nil {
        counts[key] = 1
        return candidate
      }
      // The name's own count continues, so that no candidate is tried twice.
      count = use(base, beside: others)
    }
  }

  /// Counts a request of a name.
  private mutating func use(_ name: ExactText, beside others: UsedNames?) -> Int {
    // In one access, since looking up the name and then setting its count would hash it twice.
    func count(_ uses: inout Int) -> Int {
      uses += 1
      return uses
    }
    return count(&counts[name, default: others?.counts[name] ?? 0])
  }

  /// Replaces its own counts with those of others.
  mutating func merge(_ others: UsedNames) { counts.merge(others.counts) { $1 } }
}
