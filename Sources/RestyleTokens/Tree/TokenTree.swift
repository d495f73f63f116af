import Restyle

/// The groups and tokens of a file whose values aren't read yet.
struct TokenTree {
  /// Groups precede their children; the first node is the whole file.
  var nodes: [TokenNode] = []
  var problems: [TokenProblem] = []
  private(set) var schema: ExactText?
  /// The nodes by path.
  private var indices: [ExactText: Int] = [:]
  /// Finds the targets of references within nodes.
  var values = JSONIndex()

  /// Reads the structure of a file.
  ///
  /// - Parameter file: The JSON of the file.
  init(_ file: JSONValue) {
    guard case .object(let members) = file else {
      nodes = [TokenNode(path: "", parent: 0, kind: .group, members: [])]
      problems.append(
        TokenProblem(path: "", .structure, "\(file.noun) where an object with groups and tokens belongs"))
      return
    }
    // Depth first, so that problems are in the order of the file.
    var waiting = [insert(members, path: "", parent: 0, kind: .group)]
    while let next = waiting.popLast() {
      readMembers(of: next)
      waiting += nodes[next].children.reversed()
    }
    expandBases()
  }

  /// The index of the node at a path; nil if there is none.
  func index(of path: String) -> Int? { indices[ExactText(path)] }

  subscript(index: Int) -> TokenNode { nodes[index] }

  /// Adds a node without its children.
  ///
  /// - Returns: The index of the node.
  mutating func insert(_ members: [JSONMember], path: String, parent: Int, kind: TokenNode.Kind) -> Int {
    let index = nodes.count
    nodes.append(TokenNode(path: path, parent: parent, kind: kind, members: members))
    if index > 0 { nodes[parent].children.append(index) }
    indices[ExactText(path)] = index
    return index
  }

  mutating func report(
    _ kind: TokenProblem.Kind, _ reason: String, at path: String, suggestion: String? = nil
  ) {
    problems.append(TokenProblem(path: path, kind, reason, suggestion: suggestion))
  }

  private static func kind(of members: [JSONMember]) -> TokenNode.Kind {
    var kind = TokenNode.Kind.group
    for member in members {
      switch member.name {
      case "$value": return .token
      case "$ref": kind = .undetermined
      default: break
      }
    }
    return kind
  }
}

// MARK: Inheritance

extension TokenTree {
  /// The type of each group, and the inherited type of each token.
  var groupTypes: [TokenType?] {
    inheriting { node, outer in
      node.kind == .token ? outer : node.properties.type ?? node.inherited.type ?? outer
    }
  }

  /// The deprecation of each group and token, its own or that of the groups around it.
  var deprecations: [TokenDeprecation?] {
    inheriting { node, outer in
      // The deprecation of a group that extends another one applies to inherited nodes, too.
      let around = node.origin == nil ? nil : nodes[node.parent].properties.deprecation
      return node.properties.deprecation ?? node.inherited.deprecation ?? around ?? outer
    }
  }

  /// Computes a value for each node from that of its group.
  private func inheriting<Value>(_ value: (TokenNode, Value?) -> Value?) -> [Value?] {
    var values: [Value?] = []
    values.reserveCapacity(nodes.count)
    for (index, node) in nodes.enumerated() {
      // An inherited token has the value of its original.
      let origin = node.kind == .token ? node.origin.flatMap { values[$0] } : nil
      values.append(value(node, origin ?? (index == 0 ? nil : values[node.parent])))
    }
    return values
  }
}

// MARK: Members

extension TokenTree {
  private mutating func readMembers(of index: Int) {
    let node = nodes[index]
    for member in node.members {
      switch member.name {
      case "$value" where node.kind == .token: nodes[index].value = member.value
      case "$type":
        nodes[index].properties.type = type(member.value, at: node.path)
        nodes[index].properties.hasUnknownType = nodes[index].properties.type == nil
      case "$description":
        if let text = text(member, at: node.path) { nodes[index].properties.description = text }
      case "$deprecated": readDeprecation(member, of: index)
      case "$extensions": readExtensions(member, of: index)
      case "$extends" where node.kind != .token:
        readBase(member, TokenReference.base(member.value), of: index)
      case "$ref": readReference(member, of: index)
      case "$schema" where index == 0: schema = text(member, at: "").map { ExactText($0) }
      case "$root" where node.kind != .token: readChild(member, of: index)
      case let name where name.utf8.first == UInt8(ascii: "$"): reportUnknown(name, in: node)
      default: readChild(member, of: index)
      }
    }
  }

  /// A group or a token in a group.
  private mutating func readChild(_ member: JSONMember, of index: Int) {
    let path = nodes[index].path.appending(name: member.name)
    let name = member.name.quoted
    guard nodes[index].kind != .token else {
      return report(
        .structure, "a token can't have the member \(name): what has a $value contains no tokens or groups",
        at: nodes[index].path)
    }
    nodes[index].kind = .group
    guard !member.name.isEmpty, !member.name.utf8.contains(where: { Self.reserved.contains($0) }) else {
      return report(
        .name, "the name \(name) is empty, or has a brace or a full stop, which references are written with",
        at: nodes[index].path)
    }
    guard case .object(let members) = member.value else {
      return report(.structure, "\(member.value.noun) where a token or a group belongs", at: path)
    }
    guard isShort(path, at: nodes[index].path) else { return }
    let child = insert(members, path: path, parent: index, kind: Self.kind(of: members))
    if member.name == "$root", nodes[child].kind == .group {
      report(.structure, "$root is a token, and has a $value", at: path)
    }
  }

  private static let reserved = Array("{}.".utf8)

  /// The maximum length of a path in bytes, since paths include the names of all enclosing groups.
  static let pathLimit = 4_000

  /// Whether a path isn't too long, which is reported of the group around it.
  mutating func isShort(_ path: String, at group: String) -> Bool {
    guard path.utf8.count > Self.pathLimit else { return true }
    report(
      .limit,
      "the path of \(path.lastName.quoted) has more than \(Self.pathLimit) bytes: shorten the names",
      at: group)
    return false
  }

  private mutating func reportUnknown(_ name: String, in node: TokenNode) {
    let known =
      ["$type", "$description", "$deprecated", "$extensions"]
      + (node.kind == .token ? ["$value"] : ["$value", "$extends", "$root", "$ref", "$schema"])
    report(
      .member, "there is no member \(name.quoted)", at: node.path,
      suggestion: nearestName(to: name, among: known))
  }

  private mutating func type(_ json: JSONValue, at path: String) -> TokenType? {
    guard case .string(let text) = json else {
      report(.type, "$type is \(json.noun), not a text", at: path)
      return nil
    }
    let type = TokenType(rawValue: text)
    if type == nil {
      report(
        .type, "there is no type \(text.quoted)", at: path,
        suggestion: nearestName(to: text, among: TokenType.allCases.map(\.rawValue)))
    }
    return type
  }

  private mutating func text(_ member: JSONMember, at path: String) -> String? {
    if case .string(let text) = member.value { return text }
    report(.member, "\(member.name) is \(member.value.noun), not a text", at: path)
    return nil
  }

  private mutating func readDeprecation(_ member: JSONMember, of index: Int) {
    switch member.value {
    case .bool(let isDeprecated):
      nodes[index].properties.deprecation = .some(isDeprecated ? TokenDeprecation() : nil)
    case .string(let reason): nodes[index].properties.deprecation = TokenDeprecation(reason: reason)
    default:
      report(.member, "$deprecated is \(member.value.noun), not true, false or a text", at: nodes[index].path)
    }
  }

  private mutating func readExtensions(_ member: JSONMember, of index: Int) {
    guard case .object(let members) = member.value else {
      return report(.member, "$extensions is \(member.value.noun), not an object", at: nodes[index].path)
    }
    nodes[index].properties.extensions = TokenExtensions(members: members)
  }

  private mutating func readReference(_ member: JSONMember, of index: Int) {
    guard nodes[index].kind != .token else {
      return report(.structure, "a token has either a $value or a $ref", at: nodes[index].path)
    }
    guard case .string(let text) = member.value else {
      return report(.reference, "$ref is \(member.value.noun), not a text", at: nodes[index].path)
    }
    nodes[index].value = .object([member])
    nodes[index].hasReferenceMember = true
    readBase(member, TokenReference.pointer(text), of: index)
  }

  private mutating func readBase(_ member: JSONMember, _ reading: TokenReference.Reading, of index: Int) {
    switch reading {
    case .reference(let reference):
      if nodes[index].base != nil {
        report(.structure, "a group has either $extends or $ref", at: nodes[index].path)
      }
      // The last one counts.
      nodes[index].base = reference
    case .none: report(.reference, "\(member.name) is no reference to a group", at: nodes[index].path)
    case .malformed(let reason): report(.reference, "\(member.name): \(reason)", at: nodes[index].path)
    }
  }
}

extension TokenReference {
  /// Reads what a group of members inherits from.
  static func base(of members: [JSONMember]) -> Reading {
    members.base.map { base($0.value) } ?? .none
  }

  /// Reads the text of a member `$extends`, which has either notation.
  fileprivate static func base(_ json: JSONValue) -> Reading {
    guard case .string(let text) = json else { return .none }
    return text.utf8.first == UInt8(ascii: "#") ? pointer(text) : braces(text)
  }
}

extension JSONValue {
  /// The kind of the value, for messages about wrong kinds.
  var noun: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number: "a number"
    case .string(let text): "the text \(text.quoted)"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
