import Restyle

/// Builds a file from tokens and groups in any order.
struct TokenFile {
  private var tree = JSONObjectTree()
  /// The groups and tokens that were added, without their enclosing groups.
  private var added: Set<ExactText> = []
  private(set) var problems: [TokenProblem] = []

  /// The maximum nesting depth of groups; unlimited for a file that was read.
  private let depthLimit: Int

  init(depthLimit: Int = .max) { self.depthLimit = depthLimit }

  /// The file.
  var json: JSONValue { tree.json }

  mutating func add(_ token: Token, _ spelling: TokenLayout.Spelling) {
    let value = token.json
    var members: [JSONMember] = []
    if spelling.contains(.type) { members.append("$type", .string(token.type.rawValue)) }
    if spelling.contains(.referenceMember), let reference = token.reference {
      members.append("$ref", .string(reference.text))
    } else {
      members.append("$value", value)
    }
    members.append(token.description, token.deprecation, token.extensions, spelling)
    add(members, at: token.path)
  }

  mutating func add(_ group: TokenGroup, _ spelling: TokenLayout.Spelling) {
    var members: [JSONMember] = []
    if spelling.contains(.type), let type = group.type { members.append("$type", .string(type.rawValue)) }
    if let base = group.base {
      members.append(spelling.contains(.baseMember) ? "$ref" : "$extends", .string(base.text))
    }
    members.append(group.description, group.deprecation, group.extensions, spelling)
    add(members, at: group.path)
  }

  mutating func add(schema: String) {
    tree[JSONObjectTree.root].insert(JSONMember(name: "$schema", value: .string(schema)), at: 0)
  }

  private mutating func add(_ members: [JSONMember], at path: String) {
    guard added.insert(ExactText(path)).inserted else {
      problems.append(TokenProblem(path: path, .structure, "there are two groups or tokens of this path"))
      return
    }
    let names = path.pathNames
    guard names.count < depthLimit else {
      let reason = "\(path.quoted) lies in more than \(depthLimit) groups"
      problems.append(TokenProblem(path: "", .limit, reason))
      return
    }
    let index = names.reduce(JSONObjectTree.root) { index, name in
      tree.child(name, of: index) ?? tree.addChild(name, to: index)
    }
    tree[index] += members
  }
}

extension [JSONMember] {
  fileprivate mutating func append(_ name: String, _ value: JSONValue) {
    append(JSONMember(name: name, value: value))
  }

  fileprivate mutating func append(
    _ description: String?, _ deprecation: TokenDeprecation?, _ extensions: TokenExtensions,
    _ spelling: TokenLayout.Spelling
  ) {
    if let description { append("$description", .string(description)) }
    if spelling.contains(.deprecation) {
      append("$deprecated", deprecation.map { $0.reason.map { .string($0) } ?? .bool(true) } ?? .bool(false))
    }
    if !extensions.isEmpty { append("$extensions", .object(extensions.members)) }
  }
}

extension Token {
  /// The JSON text of the value, even if the token is an alias.
  package var valueText: String {
    var token = self
    token.reference = nil
    return token.json.text
  }

  /// The JSON of the value.
  fileprivate var json: JSONValue { json(value.component) }

  private func json(_ value: some TokenComponent) -> JSONValue { Aliasable(value, reference: reference).json }
}
