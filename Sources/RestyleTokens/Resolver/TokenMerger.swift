import Restyle

/// Merges files of tokens: a later token replaces an earlier one of its path whole, and groups are merged.
struct TokenMerger {
  private var tree = JSONObjectTree()
  /// Where members stand that say something about their object.
  private var places: [Place: Int] = [:]

  private struct Place: Hashable {
    let object: Int
    @Exact var name: String
  }

  /// The merged file.
  var json: JSONValue { tree.json }

  mutating func add(_ source: JSONValue) {
    guard case .object(let members) = source else { return }
    var waiting = [(members, JSONObjectTree.root)]
    while let (members, index) = waiting.popLast() {
      for member in members {
        guard case .object(let children) = member.value, !member.name.isProperty else {
          set(member, in: index)
          continue
        }
        let known = tree.child(member.name, of: index)
        let child = known ?? tree.addChild(member.name, to: index)
        // Neither merges with what stood there.
        if children.isToken || isToken(child) { removeContents(of: child) }
        waiting.append((children, child))
      }
    }
  }

  private mutating func set(_ member: JSONMember, in index: Int) {
    let place = Place(object: index, name: member.name)
    if let known = places[place] {
      tree[index][known] = member
    } else {
      places[place] = tree[index].count
      tree[index].append(member)
    }
  }

  private func isToken(_ index: Int) -> Bool {
    [JSONMember].valueNames.contains { places[Place(object: index, name: $0)] != nil }
  }

  private mutating func removeContents(of index: Int) {
    tree.removeChildren(of: index)
    for member in tree[index] { places[Place(object: index, name: member.name)] = nil }
    tree[index] = []
  }
}

extension String {
  /// Whether a member of this name says something about its group, and isn't in it.
  fileprivate var isProperty: Bool { utf8.first == UInt8(ascii: "$") && self != "$root" }
}

extension [JSONMember] {
  /// The members of which each makes an object a token.
  fileprivate static let valueNames = ["$value", "$ref"]

  fileprivate var isToken: Bool { contains { Self.valueNames.contains($0.name) } }
}
