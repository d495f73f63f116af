import Restyle

/// Makes a file of tokens and groups in any order.
struct TokenFile {
  private var nodes: [Node] = []
  private var indices: [ExactText: Int] = [:]
  private(set) var problems: [TokenProblem] = []

  /// A group or a token, of which the members of its own stand before what is in it.
  private struct Node {
    var members: [JSONMember] = []
    var children: [(name: String, index: Int)] = []
    var isWritten = false
  }

  /// How many groups may lie in one another, so that the file can be read again.
  static let depthLimit = 500

  init() { _ = index(of: "") }

  /// The file.
  var json: JSONValue {
    // What is in a group has a greater index.
    var values = nodes.map { JSONValue.object($0.members) }
    for (index, node) in nodes.enumerated().reversed() where !node.children.isEmpty {
      let children = node.children.map { JSONMember(name: $0.name, value: values[$0.index]) }
      values[index] = .object(node.members + children)
    }
    return values[0]
  }

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
    nodes[0].members.insert(JSONMember(name: "$schema", value: .string(schema)), at: 0)
  }

  private mutating func add(_ members: [JSONMember], at path: String) {
    guard let index = index(of: path) else { return }
    guard !nodes[index].isWritten else {
      problems.append(TokenProblem(path: path, .structure, "there are two groups or tokens of this path"))
      return
    }
    nodes[index].isWritten = true
    nodes[index].members += members
  }

  /// The node of a path, which is made with the groups around it; nil if there would be too many.
  private mutating func index(of path: String) -> Int? {
    var missing: [String] = []
    var outer = path
    while indices[ExactText(outer)] == nil, !outer.isEmpty {
      missing.append(outer)
      outer = outer.parentPath
    }
    guard path.utf8.count(where: { $0 == UInt8(ascii: ".") }) < Self.depthLimit else {
      problems.append(
        TokenProblem(
          path: "", .limit, "\(TokenProblem.quoted(path)) lies in more than \(Self.depthLimit) groups"))
      return nil
    }
    if nodes.isEmpty {
      nodes.append(Node())
      indices[ExactText("")] = 0
    }
    for path in missing.reversed() {
      let index = nodes.count
      nodes.append(Node())
      nodes[indices[ExactText(path.parentPath)] ?? 0].children.append((path.lastName, index))
      indices[ExactText(path)] = index
    }
    return indices[ExactText(path)]
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
  /// The value as a file writes it.
  fileprivate var json: JSONValue {
    switch value {
    case .color(let value): json(value)
    case .dimension(let value): json(value)
    case .fontFamily(let value): json(value)
    case .fontWeight(let value): json(value)
    case .duration(let value): json(value)
    case .cubicBezier(let value): json(value)
    case .number(let value): json(value)
    case .strokeStyle(let value): json(value)
    case .border(let value): json(value)
    case .transition(let value): json(value)
    case .shadow(let value): json(value)
    case .gradient(let value): json(value)
    case .typography(let value): json(value)
    }
  }

  private func json(_ value: some TokenComponent) -> JSONValue { Aliasable(value, reference: reference).json }
}
