/// What became of the looks that were changed last: most runs share a few, and are to share what they become.
struct LookChanges {
  private var known: [(old: CellLook, new: CellLook)] = []
  private var next = 0

  private static let limit = 8

  @inline(__always)
  mutating func look(for old: CellLook, _ change: (CellLook) -> CellLook) -> CellLook {
    if let found = known.first(where: { $0.old === old }) { return found.new }
    let new = change(old)
    if known.count < Self.limit {
      known.append((old, new))
    } else {
      known[next] = (old, new)
      next = (next + 1) % Self.limit
    }
    return new
  }
}
