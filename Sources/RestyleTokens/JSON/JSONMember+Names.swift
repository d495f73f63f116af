import Restyle

extension JSONMember {
  /// Whether it is in its group, rather than saying something about it.
  var isChild: Bool { name.utf8.first != UInt8(ascii: "$") || name == "$root" }

  /// Whether it says what its group inherits from.
  var isBase: Bool { name == "$ref" || name == "$extends" }
}
