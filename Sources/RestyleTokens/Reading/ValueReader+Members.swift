import Restyle

extension ValueReader {
  /// Whether a value is an object with all required members and no unknown ones; reports problems.
  mutating func isObject(
    _ json: JSONValue, _ what: String, with required: [String], and optional: [String] = []
  ) -> Bool {
    guard case .object(let members) = json else {
      report(json, insteadOf: "\(what) with \(required.joined(separator: ", "))")
      return false
    }
    var isRight = true
    for name in required where json[name] == nil {
      isRight = false
      report(.member, "\(what) without the member \"\(name)\"")
    }
    for member in members where !required.contains(member.name) && !optional.contains(member.name) {
      isRight = false
      report(
        .member, "\(what) with an unknown member \(member.name.quoted)",
        suggestion: nearestName(to: member.name, among: required + optional))
    }
    return isRight
  }

  /// A member of an object; nil, with a report, if it is missing or has the wrong type.
  mutating func member<Value: TokenComponent>(
    _ name: String, of json: JSONValue, _ borrowing: Borrowing = .anyReference
  ) -> Aliasable<Value>? {
    guard let member = json[name] else { return nil }
    names.append(name)
    defer { names.removeLast() }
    return aliasable(member, borrowing)
  }
}
