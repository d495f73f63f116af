import Foundation
import Restyle

/// The kind of object at each path in merged files: a token or a group.
struct TokenKinds {
  private var tree = JSONObjectTree()
  /// The kind of each object in the last file that contains it, by index.
  private var kinds = [Kind.group]
  /// The groups that groups inherit from.
  private var bases: [TokenReference?] = [nil]

  enum Kind {
    case token
    case group
    /// An object with only a `$ref`, whose kind is that of its target.
    case reference(TokenReference)

    /// The kind of an object with members.
    init(_ members: [JSONMember]) {
      self = .group
      guard !members.contains(where: { $0.name == "$value" }) else {
        self = .token
        return
      }
      guard !members.contains(where: \.isChild),
        case .string(let text)? = members.first(where: { $0.name == "$ref" })?.value,
        case .reference(let reference) = TokenReference.pointer(text)
      else { return }
      self = .reference(reference)
    }
  }

  init(_ sources: [JSONValue]) {
    for case .object(let members) in sources {
      var waiting = [(members, JSONObjectTree.root)]
      while let (members, index) = waiting.popLast() {
        if case .reference(let base) = TokenReference.base(of: members) { bases[index] = base }
        for case (let member, .object(let children)) in members.map({ ($0, $0.value) }) where member.isChild {
          let known = tree.child(member.name, of: index)
          let child = known ?? tree.addChild(member.name, to: index)
          if known == nil {
            kinds.append(.group)
            bases.append(nil)
          }
          kinds[child] = Kind(children)
          waiting.append((children, child))
        }
      }
    }
  }

  /// Whether the final target of a reference is a group; missing and cyclic targets count as tokens.
  mutating func isGroup(_ reference: TokenReference) -> Bool {
    var isGroup = false
    var next: TokenReference? = reference
    // All references of the chain have the kind of the last one.
    var chain: [Int] = []
    while let target = next.flatMap({ index(of: $0) }) {
      switch kinds[target] {
      case .token: next = nil
      case .group: (isGroup, next) = (true, nil)
      case .reference(let reference):
        // Ends cycles.
        kinds[target] = .token
        chain.append(target)
        next = reference
      }
    }
    for index in chain { kinds[index] = isGroup ? .group : .token }
    return isGroup
  }

  private func index(of reference: TokenReference) -> Int? {
    guard let names = reference.names else { return nil }
    return index(of: names) ?? index(of: names.map { $0.removingPercentEncoding ?? $0 })
  }

  private func index(of names: [String]) -> Int? {
    TokenReference.node(at: names, child: { tree.child($0, of: $1) }, base: { bases[$0] })
  }
}
