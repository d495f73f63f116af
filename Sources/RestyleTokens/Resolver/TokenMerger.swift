import Restyle

/// Merges files of tokens: a later token completely replaces an earlier one at its path, and groups are merged.
struct TokenMerger {
  private var tree = JSONObjectTree()
  /// The indices of members that are properties of their objects.
  private var places: [Place: Int] = [:]
  /// The objects that are tokens.
  private var tokens: Set<Int> = []
  private let sources: [JSONValue]
  /// Only sources with a `$ref` need it.
  private lazy var kinds = TokenKinds(sources)

  private struct Place: Hashable {
    let object: Int
    @Exact var name: String
  }

  /// The merged file.
  static func json(merging sources: [JSONValue]) -> JSONValue {
    var merger = Self(sources: sources)
    for source in sources { merger.add(source) }
    return merger.tree.json
  }

  private init(sources: [JSONValue]) { self.sources = sources }

  private mutating func add(_ source: JSONValue) {
    guard case .object(let members) = source else { return }
    var waiting = [(members, JSONObjectTree.root)]
    while let (members, index) = waiting.popLast() {
      if members.base != nil { removeBases(of: index) }
      for member in members {
        guard case .object(let children) = member.value, member.isChild else {
          set(member, in: index)
          continue
        }
        let known = tree.child(member.name, of: index)
        let child = known ?? tree.addChild(member.name, to: index)
        let isToken = isToken(children)
        // Tokens don't merge with previous objects.
        if isToken || tokens.contains(child) { removeContents(of: child) }
        if isToken { tokens.insert(child) } else { tokens.remove(child) }
        waiting.append((children, child))
      }
    }
  }

  private mutating func isToken(_ members: [JSONMember]) -> Bool {
    switch TokenKinds.Kind(members) {
    case .token: true
    case .group: false
    case .reference(let reference): !kinds.isGroup(reference)
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

  /// Removes a group's base, which can be in `$ref` or in `$extends`.
  private mutating func removeBases(of index: Int) {
    guard tree[index].base != nil else { return }
    let rest = tree[index].filter { !$0.isBase }
    removeMembers(of: index)
    for member in rest { set(member, in: index) }
  }

  private mutating func removeContents(of index: Int) {
    tree.removeChildren(of: index)
    removeMembers(of: index)
  }

  private mutating func removeMembers(of index: Int) {
    for member in tree[index] { places[Place(object: index, name: member.name)] = nil }
    tree[index] = []
  }
}
