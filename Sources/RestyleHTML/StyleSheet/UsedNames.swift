import Restyle

/// The names of classes, with how often each was asked for.
struct UsedNames: Sendable {
  private var counts: [ExactText: Int] = [:]
}

extension UsedNames {
  /// Makes room for so many names, if there are none: growing would hash all of them again and again.
  mutating func reserveCapacity(_ capacity: Int) {
    if counts.isEmpty { counts.reserveCapacity(capacity) }
  }

  /// Takes a name, or one like it if that is taken already.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - others: Names that are taken as well; nil for none.
  /// - Returns: The name that was taken.
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
      // The name's own number goes on, so that no candidate is tried twice for it.
      count = use(base, beside: others)
    }
  }

  /// Counts how often a name was asked for.
  private mutating func use(_ name: ExactText, beside others: UsedNames?) -> Int {
    // In one step, since looking up the name and then setting its count would hash it twice.
    func count(_ uses: inout Int) -> Int {
      uses += 1
      return uses
    }
    return count(&counts[name, default: others?.counts[name] ?? 0])
  }

  /// Takes the counts of others in place of its own.
  mutating func merge(_ others: UsedNames) { counts.merge(others.counts) { $1 } }
}
