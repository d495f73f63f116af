import Restyle
import RestyleAudit

/// What is seen of the changes of one thing, in all places that it was looked at in.
struct PlacedChanges {
  private var places: [Situation] = []
  private var order: [SeenChange] = []
  private var found: [SeenChange: Set<Int>] = [:]
}

extension PlacedChanges {
  mutating func add(_ changes: [SeenChange], in place: Situation) {
    for seen in changes {
      if found[seen] == nil { order.append(seen) }
      found[seen, default: []].insert(places.count)
    }
    places.append(place)
  }

  /// The changes under their smallest conditions; what looks different somewhere isn't told of where it doesn't.
  func all(of group: String, _ name: String) -> [DesignChange] {
    let visible = Set(order.filter { $0.effect != .invisible }.map(\.path))
    return order.filter { $0.effect != .invisible || !visible.contains($0.path) }.map { seen in
      DesignChange(
        effect: seen.effect, group: group, name: name, path: seen.path, conditions: conditions(of: seen),
        old: seen.old, new: seen.new,
        note: seen.note ?? (seen.effect == .invisible ? "looks the same" : nil))
    }
  }

  private func conditions(of change: SeenChange) -> [[String]] {
    let indices = found[change] ?? []
    func places(_ isMeant: (Int) -> Bool) -> [Situation] {
      self.places.indices.filter(isMeant).map { self.places[$0] }
    }
    return Cube.smallest(failing: places(indices.contains), passing: places { !indices.contains($0) })
      .map { AuditCondition($0).parts.map(\.description) }
  }
}
