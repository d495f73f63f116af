import Restyle

/// Converts an older file to the format of 2025.10, and reports each deviation.
///
/// Unknown parts stay unchanged, and are errors later.
struct OlderFormatReader {
  let formats: OlderFormats
  private(set) var deviations: [TokenProblem] = []
  /// The token that is read.
  private var path = ""
  /// The members of the token that the format doesn't have.
  var rest: [JSONMember] = []

  /// The name of the extension that preserves members which the format doesn't have.
  static let extensionName = "restyle.older-format"

  init(_ formats: OlderFormats) { self.formats = formats }

  mutating func report(_ kind: TokenProblem.Kind, _ reason: String) {
    deviations.append(TokenProblem(path: path, kind, reason))
  }

  /// The file in the format of 2025.10.
  mutating func convert(_ file: JSONValue) -> JSONValue {
    guard !formats.isEmpty, case .object(let members) = file else { return file }
    var tree = JSONObjectTree()
    var waiting = [Group(members: members, index: JSONObjectTree.root, path: "", type: nil)]
    while let group = waiting.popLast() {
      path = group.path
      if isToken(group.members) {
        tree[group.index] = token(group.members, groupType: group.type)
        continue
      }
      let type = type(of: group.members) ?? group.type
      var children: [Group] = []
      for member in group.members {
        guard case .object(let members) = member.value, member.isChild,
          // Longer paths are rejected later.
          case let path = group.path.appending(name: member.name), path.utf8.count <= TokenTree.pathLimit
        else {
          tree[group.index].append(self.member(member, isToken: false))
          continue
        }
        children.append(
          Group(
            members: members, index: tree.addChild(member.name, to: group.index), path: path, type: type))
      }
      waiting += children.reversed()
    }
    return tree.json
  }

  private struct Group {
    let members: [JSONMember]
    let index: Int
    let path: String
    /// The type of tokens without their own.
    let type: TokenType?
  }

  private func isToken(_ members: [JSONMember]) -> Bool {
    if members.contains(where: { $0.name == "$value" }) { return true }
    if members.contains(where: { $0.name == "$ref" }) {
      // Groups may use it to inherit from others.
      return !members.contains { if case .object = $0.value { $0.isChild } else { false } }
    }
    guard formats.contains(.plainMembers), let value = members.first(where: { $0.name == "value" })?.value
    else { return false }
    // A token or a group can have this name, too.
    return value["value"] == nil && value["$value"] == nil
  }
}

// MARK: Members

extension OlderFormatReader {
  private static let names = [
    "value": "$value", "type": "$type", "comment": "$description", "description": "$description",
    "deprecated": "$deprecated",
  ]

  private mutating func token(_ members: [JSONMember], groupType: TokenType?) -> [JSONMember] {
    rest = []
    var result: [JSONMember] = []
    for member in members {
      let known = self.member(member, isToken: true)
      if known.name.utf8.first == UInt8(ascii: "$") || !formats.contains(.plainMembers) {
        result.append(known)
      } else {
        rest.append(member)
      }
    }
    let written = type(of: result)
    if let index = result.firstIndex(where: { $0.name == "$value" }) {
      // Unknown types aren't replaced by a guess.
      let hasType = result.contains { $0.name == "$type" }
      let type = written ?? (hasType ? nil : groupType ?? guessedType(of: result[index].value))
      result[index].value = convert(result[index].value, as: type)
      if let type, written == nil, groupType == nil {
        result.insert(JSONMember(name: "$type", value: .string(type.rawValue)), at: 0)
        report(.type, "without a type, which seems to be \(type.rawValue)")
      }
    }
    reportModifier(of: result)
    guard !rest.isEmpty else { return result }
    report(
      .member, "\(rest.map { $0.name.quoted }.joined(separator: ", ")) is kept as an extension")
    let kept = JSONMember(name: Self.extensionName, value: .object(rest))
    if let index = result.firstIndex(where: { $0.name == "$extensions" }),
      case .object(let extensions) = result[index].value
    {
      result[index].value = .object(extensions.filter { $0.name != Self.extensionName } + [kept])
    } else {
      result.append(JSONMember(name: "$extensions", value: .object([kept])))
    }
    return result
  }

  /// Tokens Studio stores modifiers beside a colour, such as lighten, mix or alpha.
  private mutating func reportModifier(of token: [JSONMember]) {
    guard formats.contains(.plainMembers), let extensions = token.first(where: { $0.name == "$extensions" }),
      let modifier = extensions.value["studio.tokens"]?["modify"]
    else { return }
    let kind = modifier["type"]?.string ?? "unknown"
    report(.value, "the modifier \(kind.quoted) of Tokens Studio isn't applied to the value")
  }

  /// A member with its name and type in the format.
  private mutating func member(_ member: JSONMember, isToken: Bool) -> JSONMember {
    var member = member
    if formats.contains(.plainMembers), let name = Self.names[member.name], isToken || name == "$description"
    {
      report(.member, "\"\(member.name)\" stands for \"\(name)\"")
      member.name = name
    }
    if formats.contains(.otherTypes), member.name == "$type", case .string(let text) = member.value,
      TokenType(rawValue: text) == nil, let type = Self.types[text]
    {
      report(.type, "the type \(text.quoted) stands for \(type.rawValue)")
      member.value = .string(type.rawValue)
    }
    return member
  }

  private func type(of members: [JSONMember]) -> TokenType? {
    guard case .string(let text)? = members.first(where: { $0.name == "$type" })?.value else { return nil }
    return TokenType(rawValue: text) ?? (formats.contains(.otherTypes) ? Self.types[text] : nil)
  }

  /// The types of Tokens Studio, and of the transforms of Style Dictionary.
  private static let types: [String: TokenType] = [
    "borderRadius": .dimension, "borderWidth": .dimension, "sizing": .dimension, "size": .dimension,
    "spacing": .dimension, "space": .dimension, "fontSize": .dimension, "fontSizes": .dimension,
    "letterSpacing": .dimension, "paragraphSpacing": .dimension, "radius": .dimension,
    "fontFamilies": .fontFamily, "fontWeights": .fontWeight, "lineHeight": .number, "lineHeights": .number,
    "opacity": .number, "zIndex": .number, "time": .duration, "boxShadow": .shadow,
  ]
}
