/// What the terminal is told of the looks that came last.
struct LookCache: Sendable {
  private var entries: [(look: CellLook, style: CellStyle)] = []
  private var last = 0

  mutating func style(of look: CellLook, _ make: (CellLook) -> CellStyle) -> CellStyle {
    if last < entries.count, entries[last].look === look { return entries[last].style }
    if let found = entries.firstIndex(where: { $0.look === look }) {
      last = found
      return entries[found].style
    }
    let entry = (look, make(look))
    if entries.count < 16 {
      last = entries.count
      entries.append(entry)
    } else {
      last = (last + 1) % entries.count
      entries[last] = entry
    }
    return entry.1
  }
}
