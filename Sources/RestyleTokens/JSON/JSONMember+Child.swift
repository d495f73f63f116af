import Restyle

extension JSONMember {
  /// Whether it is in its group, rather than saying something about it.
  var isChild: Bool { name.utf8.first != UInt8(ascii: "$") || name == "$root" }
}
