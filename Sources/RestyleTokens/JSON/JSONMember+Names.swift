import Restyle

extension JSONMember {
  /// Whether it is in its group, rather than saying something about it.
  var isChild: Bool { name.utf8.first != UInt8(ascii: "$") || name == "$root" }

  /// Whether it says what its group inherits from.
  var isBase: Bool { name == "$ref" || name == "$extends" }
}

extension [JSONMember] {
  /// The member that says what their group inherits from: of several, in one file or in those that are merged, the last
  /// one counts.
  var base: JSONMember? { last(where: \.isBase) }
}
