import Restyle

// Format Module 2025.10, section "Extending Groups".
extension TokenTree {
  /// The maximum number of nodes visited for inheritance, in addition to a multiple of the file's own: groups that
  /// extend each other repeatedly could exhaust memory.
  static let inheritanceLimit = 200_000

  /// Expands each group with the nodes that it inherits.
  mutating func expandBases() {
    determineKinds()
    var states = [State](repeating: .waiting, count: nodes.count)
    var work = Self.inheritanceLimit + 4 * nodes.count
    // In a fixed order, so that problems don't depend on the order of members.
    for group in inOrderOfPaths(nodes.indices.filter { nodes[$0].base != nil }) {
      // Groups that depend on what the groups after them inherit.
      var chain = [group]
      while let next = chain.last {
        guard states[next] != .done else {
          chain.removeLast()
          continue
        }
        states[next] = .open
        switch plan(for: next, states, &work) {
        case .failed: states[next] = .done
        case .ready(let target):
          states[next] = .done
          inherit(from: target, to: next)
        case .needs(let groups):
          let groups = inOrderOfPaths(groups)
          guard let closing = groups.first(where: { states[$0] == .open }) else {
            chain += groups.reversed()
            continue
          }
          // Groups that lead into the cycle aren't part of it.
          var circle: [Int] = []
          for index in chain.reversed() {
            work -= 1
            if states[index] == .open {
              circle.append(index)
              states[index] = .done
            }
            if index == closing { break }
          }
          reportCircle(circle.reversed())
        }
        guard work > 0 else {
          return report(
            .limit, "groups inherit more than \(Self.inheritanceLimit) groups and tokens",
            at: nodes[next].path)
        }
      }
    }
  }

  private func inOrderOfPaths(_ groups: [Int]) -> [Int] {
    groups.sorted { nodes[$0].path.precedes(nodes[$1].path) }
  }

  private enum State {
    case waiting
    /// What it needs is looked at.
    case open
    case done
  }

  private enum Plan {
    /// It can't inherit anything, which was reported.
    case failed
    /// Others must inherit first.
    case needs([Int])
    case ready(Int)
  }

  /// The steps that are required for a group to inherit.
  private mutating func plan(for group: Int, _ states: [State], _ work: inout Int) -> Plan {
    guard let base = nodes[group].base else { return .failed }
    func needsBase(_ index: Int) -> Bool {
      nodes[index].base != nil && index < states.count && states[index] != .done
    }
    guard let target = index(of: base) else {
      // An enclosing group may still have to inherit it.
      let names = base.path?.pathNames ?? base.names ?? []
      var outer = 0
      for name in names.dropLast() {
        guard let next = index(of: nodes[outer].path.appending(name: name)) else { break }
        if next != group, needsBase(next) { return .needs([next]) }
        outer = next
      }
      report(
        .missingTarget, "there is no group \(base.text.quoted) to inherit from",
        at: nodes[group].path, suggestion: suggestion(for: base))
      return .failed
    }
    guard nodes[target].kind == .group else {
      report(.structure, "\(base) is a token: only groups can be inherited from", at: nodes[group].path)
      return .failed
    }
    var needed: [Int] = []
    var rest = [target]
    while let next = rest.popLast() {
      work -= 1
      if needsBase(next) { needed.append(next) }
      rest += nodes[next].children
    }
    // A group around the target may still have to inherit nodes for it.
    var names: [String] = []
    var outer = target
    while outer != 0 {
      work -= 1
      names.append(nodes[outer].path.lastName)
      outer = nodes[outer].parent
      guard outer != group, needsBase(outer) else { continue }
      work -= names.count
      if mayInherit(outer, names.reversed(), needsBase) { needed.append(outer) }
    }
    if needed.isEmpty, changes(target, byInheritingTo: group) { needed = [group] }
    return needed.isEmpty ? .ready(target) : .needs(needed)
  }

  /// Whether a group may inherit nodes for the group at a path in it, as far as is known yet.
  private func mayInherit(_ group: Int, _ names: [String], _ needsBase: (Int) -> Bool) -> Bool {
    guard let base = nodes[group].base, var node = index(of: base) else { return true }
    for name in names {
      if needsBase(node) { return true }
      guard let child = index(of: nodes[node].path.appending(name: name)) else { return false }
      node = child
    }
    return nodes[node].kind == .group
  }

  /// Whether a group that inherits from a group in it adds nodes to that one, which it would inherit again.
  private func changes(_ target: Int, byInheritingTo group: Int) -> Bool {
    var names: [String] = []
    var index = target
    while index != group, index != 0 {
      names.append(nodes[index].path.lastName)
      index = nodes[index].parent
    }
    guard index == group else { return false }
    let path = names.reversed().reduce(nodes[target].path) { $0.appending(name: $1) }
    return self.index(of: path).map { nodes[$0].kind == .group } ?? false
  }

  private mutating func reportCircle(_ groups: [Int]) {
    let circle = TokenProblem.circle(groups.map { nodes[$0].path })
    for group in groups {
      let base = nodes[group].base.map { " by way of \($0)" } ?? ""
      let reason =
        groups.count > 1
        ? "groups inherit from each other in a circle: \(circle)" : "it inherits from itself\(base)"
      report(.cycle, reason, at: nodes[group].path)
    }
  }

  /// Copies the nodes of a group that another one lacks.
  private mutating func inherit(from source: Int, to target: Int) {
    var rest = [(source, target)]
    while let (source, target) = rest.popLast() {
      let (own, other) = (nodes[source], nodes[target].inherited)
      nodes[target].inherited.type = other.type ?? own.properties.type ?? own.inherited.type
      nodes[target].inherited.deprecation =
        other.deprecation ?? own.properties.deprecation ?? own.inherited.deprecation
      for child in own.children {
        let name = nodes[child].path.lastName
        let path = nodes[target].path.appending(name: name)
        if let local = index(of: path) {
          // Local nodes override inherited ones, except groups, which are merged.
          if nodes[local].kind == .group, nodes[child].kind == .group { rest.append((child, local)) }
        } else if isShort(path, at: nodes[target].path) {
          let copy = insert(nodes[child].members, path: path, parent: target, kind: nodes[child].kind)
          nodes[copy].value = nodes[child].value
          nodes[copy].properties = nodes[child].properties
          nodes[copy].hasReferenceMember = nodes[child].hasReferenceMember
          nodes[copy].origin = child
          if nodes[copy].kind == .group { rest.append((child, copy)) }
        }
      }
    }
  }

  /// The target of a reference, or the node that it will be inherited from; nil if there is none.
  private func origin(of reference: TokenReference) -> Int? {
    if let index = index(of: reference) { return index }
    return TokenReference.node(
      at: reference.path?.pathNames ?? reference.names ?? [],
      child: { index(of: nodes[$1].path.appending(name: $0)) }, base: { nodes[$0].base })
  }

  /// Determines for each object with `$ref` whether it is a group or a token, by its final target.
  private mutating func determineKinds() {
    for start in nodes.indices where nodes[start].kind == .undetermined {
      var chain = [start]
      var kind = TokenNode.Kind.token
      // Cycles count as tokens, and are reported as such.
      while let base = nodes[chain[chain.count - 1]].base, let next = origin(of: base), next != start {
        kind = nodes[next].kind == .group ? .group : .token
        guard nodes[next].kind == .undetermined else { break }
        nodes[next].kind = .token
        chain.append(next)
      }
      for index in chain {
        nodes[index].kind = kind
        if kind == .token { nodes[index].base = nil }
      }
    }
  }
}

extension TokenProblem {
  /// The names of a cycle, starting and ending with the alphabetically first one; long cycles are abbreviated.
  static func circle(_ names: [String]) -> String {
    let start = names.indices.min { names[$0].precedes(names[$1]) } ?? 0
    let names = names[start...] + names[..<start]
    var shown = names.prefix(8).map { $0.quoted }
    if names.count > 8 { shown.append("...") }
    return (shown + shown.prefix(1)).joined(separator: ", ")
  }
}
