import Restyle

extension JSONMember {
  /// Whether it is a child of its group instead of a property.
  var isChild: Bool { name.utf8.first != UInt8(ascii: "$") || name == "$root" }

  /// Whether it references the group that its group inherits from.
  var isBase: Bool { name == "$ref" || name == "$extends" }
}

extension [JSONMember] {
  /// The member with the group to inherit from; the last one counts if there are several, in one file or in merged
  /// files.
  var base: JSONMember? { last(where: \.isBase) }
}
