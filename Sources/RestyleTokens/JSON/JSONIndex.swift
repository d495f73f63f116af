import Restyle

/// Finds what stands in JSON by the names on the way to it; a member of an object of many takes no longer than one of few.
struct JSONIndex {
  /// The indices of the members of objects of many.
  private var members: [Object: [ExactText: Int]] = [:]

  private struct Object: Hashable {
    let root: ExactText
    @Exact var names: [String]
  }

  /// The value that names lead to; nil if there is none.
  ///
  /// - Parameters:
  ///   - names: The names from the root on.
  ///   - count: How many of them lead to `value`.
  ///   - value: Where the rest leads on from.
  ///   - root: What tells the root from others; of one, there is always the same value.
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
      // An index has no sign and no leading zero: RFC 6901, section 4.
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
