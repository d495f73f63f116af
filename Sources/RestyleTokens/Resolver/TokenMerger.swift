import Restyle

/// Merges files of tokens: a later token replaces an earlier one of its path whole, and groups are merged.
struct TokenMerger {
  private var tree = JSONObjectTree()

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
        if children.isToken || tree[child].isToken {
          // Neither merges with what stood there.
          tree.removeChildren(of: child)
          tree[child] = []
        }
        waiting.append((children, child))
      }
    }
  }

  private mutating func set(_ member: JSONMember, in index: Int) {
    if let known = tree[index].firstIndex(where: { $0.name.isExactly(member.name) }) {
      tree[index][known] = member
    } else {
      tree[index].append(member)
    }
  }
}

extension String {
  /// Whether a member of this name says something about its group, and isn't in it.
  fileprivate var isProperty: Bool { utf8.first == UInt8(ascii: "$") && self != "$root" }
}

extension [JSONMember] {
  fileprivate var isToken: Bool { contains { $0.name == "$value" || $0.name == "$ref" } }
}
