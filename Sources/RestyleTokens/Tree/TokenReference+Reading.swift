import Restyle

extension TokenReference {
  /// The interpretation of a JSON value as a reference.
  enum Reading {
    /// It isn't a reference.
    case none
    case reference(TokenReference)
    /// It looks like a reference, but isn't one for the given reason.
    case malformed(String)
  }

  /// Reads a value that may be a reference in braces, or an object with the member `$ref`.
  static func reading(_ json: JSONValue) -> Reading {
    switch json {
    case .string(let text): text.utf8.contains { $0 == openBrace || $0 == closeBrace } ? braces(text) : .none
    case .object(let members):
      switch json["$ref"] {
      case nil: .none
      case .string(let text)? where members.count == 1: pointer(text)
      case .string?: .malformed("an object with $ref has no other members")
      case _?: .malformed("$ref isn't a text")
      }
    case .null, .bool, .number, .array: .none
    }
  }

  /// Reads the text of a member `$ref`.
  static func pointer(_ text: String) -> Reading {
    guard text.utf8.first == UInt8(ascii: "#") else {
      return .malformed(
        "\(text.quoted) leads outside of the file: a reference starts with #/, as in #/group/token")
    }
    guard text.utf8.dropFirst().first ?? UInt8(ascii: "/") == UInt8(ascii: "/") else {
      return .malformed("\(text.quoted) is no JSON Pointer: write #/group/token")
    }
    return .reference(TokenReference(text: text))
  }

  /// Reads a text with braces.
  static func braces(_ text: String) -> Reading {
    let path = text.utf8.dropFirst().dropLast()
    let isWhole = text.utf8.first == openBrace && text.utf8.last == closeBrace && text.utf8.count > 2
    let names = path.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard isWhole, !path.contains(openBrace), !path.contains(closeBrace), names.allSatisfy({ !$0.isEmpty })
    else {
      return .malformed("\(text.quoted) is no reference: write {group.token} and nothing else")
    }
    return .reference(TokenReference(text: text))
  }

  private static let openBrace = UInt8(ascii: "{")
  private static let closeBrace = UInt8(ascii: "}")
}

extension TokenReference {
  /// The unescaped names of a JSON Pointer; nil if an escape is invalid.
  var names: [String]? {
    let parts = text.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    var names: [String] = []
    for part in parts.dropFirst() {
      guard let name = Self.unescaped(part) else { return nil }
      names.append(name)
    }
    // `#/` leads to the whole file, according to the format.
    return names == [""] ? [] : names
  }

  private static func unescaped(_ part: Substring.UTF8View) -> String? {
    guard part.contains(UInt8(ascii: "~")) else { return String(part) }
    var name: [UInt8] = []
    var bytes = part.makeIterator()
    while let byte = bytes.next() {
      guard byte == UInt8(ascii: "~") else {
        name.append(byte)
        continue
      }
      switch bytes.next() {
      case UInt8(ascii: "0"): name.append(UInt8(ascii: "~"))
      case UInt8(ascii: "1"): name.append(UInt8(ascii: "/"))
      default: return nil
      }
    }
    return String(decoding: name, as: UTF8.self)
  }
}

extension TokenReference {
  /// The maximum number of groups that are searched for inherited members; cycles are reported later.
  private static let groupLimit = 100

  /// Finds the node at a path of names, including inherited ones; returns nil if there is none.
  static func node(
    at names: [String], child: (String, Int) -> Int?, base: (Int) -> TokenReference?
  ) -> Int? {
    var rest = names[...]
    var node = JSONObjectTree.root
    var groups = 0
    while let name = rest.first {
      if let next = child(name, node) {
        node = next
        rest.removeFirst()
      } else if let base = base(node), let names = base.path?.pathNames ?? base.names, groups < groupLimit {
        // Missing nodes may be inherited.
        rest = (names + rest)[...]
        node = JSONObjectTree.root
        groups += 1
      } else {
        return nil
      }
    }
    return node
  }
}
