import Restyle

extension AuditRule {
  /// Everything can be audited.
  public static let unaudited = AuditRule(
    "unaudited", .note,
    "All of a design can be audited: contrasts, states, and the traits that it depends on.")
}

extension Exploration.Gap {
  var failure: Failure {
    switch self {
    case .tooManySituations:
      Failure("it depends on more traits than can be audited: only \(Exploration.usualLimit) situations were")
    case .unknownTrait(let name):
      Failure(
        "the values of the trait \(name.quoted) aren't known",
        suggesting: "`AuditSurroundings.varying(_:over:)`")
    }
  }
}
