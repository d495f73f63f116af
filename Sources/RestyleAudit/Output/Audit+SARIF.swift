import Restyle

extension Audit {
  /// The findings in the Static Analysis Results Interchange Format (SARIF), version 2.1.0.
  ///
  /// Tools of continuous integration read this format. Each finding has a logical location, since its place isn't in a
  /// file. Accepted findings are suppressed, with the reason as the justification.
  public var sarif: String {
    let driver = JSONValue.object([
      "name": .string("RestyleAudit"), "rules": .array(AuditRule.all.map(\.sarif)),
    ])
    let results =
      findings.map { $0.sarif(accepted: nil) } + accepted.map { $0.finding.sarif(accepted: $0.reason) }
    let run = JSONValue.object([
      "tool": .object(["driver": driver]), "results": .array(results),
    ])
    return document([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"), "version": .string("2.1.0"),
      "runs": .array([run]),
    ])
  }
}

private func textMessage(_ text: String) -> JSONValue { .object(["text": .string(text)]) }

extension AuditRule {
  fileprivate var sarif: JSONValue {
    .object([
      "id": .string(id), "shortDescription": textMessage(summary), "help": source.map(textMessage),
      "defaultConfiguration": .object(["level": .string(level.rawValue)]),
    ])
  }
}

extension AuditFinding {
  fileprivate func sarif(accepted reason: String?) -> JSONValue {
    let location = JSONValue.object([
      "name": .string(place.names.last ?? ""), "fullyQualifiedName": .string(place.qualifiedName),
    ])
    let suppression = reason.map { reason in
      JSONValue.object(["kind": .string("inSource"), "justification": .string(reason)])
    }
    return .object([
      "ruleId": .string(rule.id), "ruleIndex": .number("\(rule.index)"),
      "level": .string(rule.level.rawValue), "message": textMessage(description),
      "locations": .array([.object(["logicalLocations": .array([location])])]),
      "suppressions": .array([suppression].compactMap(\.self)),
      "properties": .object([
        "condition": condition.json, "suggestion": suggestion.map { .string($0) },
      ]),
    ])
  }
}
