import Restyle

extension Audit {
  /// The findings as JSON, including accepted ones: an object with the array `findings`.
  ///
  /// A finding has the members `rule`, `level`, `place`, `condition`, which is an object with the values of each
  /// dimension, and `message`. It can also have `catalog`, the name of the catalog, `suggestion`, and `accepted`, the
  /// reason for its acceptance.
  public var json: String {
    let all = findings.map { $0.json(accepted: nil) } + accepted.map { $0.finding.json(accepted: $0.reason) }
    return document(["findings": .array(all)])
  }

  func document(_ members: KeyValuePairs<String, JSONValue?>) -> String {
    String(decoding: JSONWriter(.object(members), isIndented: true).bytes, as: UTF8.self)
  }
}

extension AuditFinding {
  fileprivate func json(accepted reason: String?) -> JSONValue {
    .object([
      "rule": .string(rule.id), "level": .string(rule.level.rawValue),
      "catalog": place.catalog.map { .string($0) }, "place": .string(place.description),
      "condition": condition.json, "message": .string(message),
      "suggestion": suggestion.map { .string($0) }, "accepted": reason.map { .string($0) },
    ])
  }
}

extension AuditCondition {
  /// An object with the values of each dimension.
  var json: JSONValue {
    .object(parts.map { JSONMember(name: $0.name, value: .array($0.values.map { .string($0) })) })
  }
}
