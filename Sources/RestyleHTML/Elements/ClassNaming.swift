/// Gives the same class to the same position in a tree, rendering after rendering.
///
/// A position is identified by how many styles were requested before it. Where positions that shared a class come to
/// look differently, the later ones get another class, and the markup changes.
struct ClassNaming: Sendable {
  /// The class of each position in the previous rendering.
  private let previous: [Int32]
  /// The class of each position so far.
  private(set) var names: [Int32] = []
  private var rulesOfName: [Int]
  private var nameOfRules: [Int: Int] = [:]

  /// Starts a rendering.
  ///
  /// - Parameter previous: The naming of the previous rendering; nil for the first one.
  init(after previous: ClassNaming? = nil) {
    self.previous = previous?.names ?? []
    rulesOfName = Array(repeating: -1, count: previous?.rulesOfName.count ?? 0)
    names.reserveCapacity(self.previous.count)
  }
}

extension ClassNaming {
  /// The class of the next position.
  ///
  /// - Parameter index: What identifies the position's rules.
  /// - Returns: The number of the class, and whether this rendering uses it for the first time.
  mutating func name(forRules index: Int) -> (number: Int, isNew: Bool) {
    let name = candidate(forRules: index)
    let isNew = rulesOfName[name] < 0
    if isNew {
      rulesOfName[name] = index
      if nameOfRules[index] == nil { nameOfRules[index] = name }
    }
    names.append(Int32(truncatingIfNeeded: name))
    return (name, isNew)
  }

  private mutating func candidate(forRules index: Int) -> Int {
    if names.count < previous.count {
      let name = Int(previous[names.count])
      if rulesOfName[name] < 0 || rulesOfName[name] == index { return name }
    }
    if let name = nameOfRules[index] { return name }
    rulesOfName.append(-1)
    return rulesOfName.count - 1
  }
}
