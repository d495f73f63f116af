extension AuditRule {
  /// Controls are large enough to hit.
  public static let targetSize = AuditRule(
    "target-size", .error, "A control is at least 24 points wide and high, as far as its style says.",
    source: "WCAG 2.2, 2.5.8 Target Size (Minimum)")

  /// Controls are large enough for everybody to hit.
  public static let enhancedTargetSize = AuditRule(
    "enhanced-target-size", .note, "A control is at least 44 points wide and high, as far as its style says.",
    source: "WCAG 2.2, 2.5.5 Target Size (Enhanced)")
}

extension Inspection {
  mutating func checkTarget(_ target: (width: Double?, height: Double?)) {
    let known = [target.width.map { ($0, "wide") }, target.height.map { ($0, "high") }].compactMap(\.self)
    guard let least = known.min(by: { $0.0 < $1.0 }) else { return }
    func failure(_ needed: Double) -> Failure {
      Failure(
        measure: least.0,
        "it is \(shownNumber(least.0)) points \(least.1), and \(shownNumber(needed)) are needed")
    }
    // Each size is reported once: a target below the minimum isn't also reported for the larger size.
    add(least.0 < 24 ? failure(24) : nil, of: .targetSize)
    if least.0 >= 24 { add(least.0 < 44 ? failure(44) : nil, of: .enhancedTargetSize) }
  }
}

/// Formats a number for people, with at most two digits after the point.
func shownNumber(_ number: Double) -> String {
  let rounded = (number * 100).rounded() / 100
  return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int(rounded))" : "\(rounded)"
}
