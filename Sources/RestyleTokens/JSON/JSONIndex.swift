import Restyle

/// Finds values in JSON by the names of their paths, in constant time even in objects with many members.
struct JSONIndex {
  /// The indices of members, for objects with many members.
  private var members: [Object: [ExactText: Int]] = [:]

  private struct Object: Hashable {
    let root: ExactText
    @Exact var names: [String]
  }

  /// The value that names lead to; nil if there is none.
  ///
  /// - Parameters:
  ///   - names: The names from the root on.
  ///   - count: The number of names that lead to `value`.
  ///   - value: The value from which the remaining names lead on.
  ///   - root: The identity of the root, which must always have the same value.
  /// - Returns: The value.
  mutating func value(
    at names: [String], droppingFirst count: Int = 0, in value: JSONValue, of root: ExactText
  ) -> JSONValue? {
    var value = value
    for index in names.indices.dropFirst(count) {
      guard let next = element(names[index], of: value, at: names[..<index], root) else { return nil }
      value = next
    }
    return value
  }

  /// The value of a member or at an index; nil if there is none.
  private mutating func element(
    _ name: String, of value: JSONValue, at names: ArraySlice<String>, _ root: ExactText
  ) -> JSONValue? {
    switch value {
    case .array(let elements):
      // Indices have no sign and no leading zeros: RFC 6901, section 4.
      guard let index = Int(name), elements.indices.contains(index), "\(index)" == name else { return nil }
      return elements[index]
    // Comparing a few names is faster than hashing them.
    case .object(let members) where members.count > 8:
      let object = Object(root: root, names: Array(names))
      if self.members[object] == nil {
        self.members[object] = Dictionary(
          members.enumerated().map { (ExactText($1.name), $0) }
        ) { first, _ in first }
      }
      return self.members[object]?[ExactText(name)].map { members[$0].value }
    case .null, .bool, .number, .string, .object: return value[name]
    }
  }
}
