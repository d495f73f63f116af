import Restyle

/// A cache of the values computed from recent looks, by identity: most lines use the same few looks.
struct LatestLooks<Value: Sendable>: Sendable {
  private var known: [(look: CellLook, value: Value)] = []
  private var last = 0

  @inline(__always)
  mutating func value(of look: CellLook, _ make: (CellLook) -> Value) -> Value {
    known(for: look) ?? add(make(look), for: look)
  }

  @inline(__always)
  mutating func known(for look: CellLook) -> Value? {
    if last < known.count, known[last].look === look { return known[last].value }
    if let found = known.firstIndex(where: { $0.look === look }) {
      last = found
      return known[found].value
    }
    return nil
  }

  mutating func add(_ value: Value, for look: CellLook) -> Value {
    if known.count < 16 {
      last = known.count
      known.append((look, value))
    } else {
      last = (last + 1) % known.count
      known[last] = (look, value)
    }
    return value
  }
}

/// A cache of looks over background colours, so that boxes of one colour share it.
struct FilledLooks {
  // Linear search: boxes have few colours, and hashing one takes as long as filling a line.
  private var known: [(color: Color, looks: LatestLooks<CellLook>)] = []

  subscript(color: Color) -> LatestLooks<CellLook> {
    mutating _read { yield known[index(of: color)].looks }
    _modify { yield &known[index(of: color)].looks }
  }

  private mutating func index(of color: Color) -> Int {
    // By index, since iterating would copy the items.
    if let index = known.indices.first(where: { known[$0].color == color }) { return index }
    if known.count == 16 { known.removeFirst() }
    known.append((color, LatestLooks()))
    return known.count - 1
  }
}
