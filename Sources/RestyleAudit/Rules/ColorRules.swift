import Restyle

extension AuditRule {
  /// Colours are in the gamut of displays.
  public static let gamut = AuditRule(
    "gamut", .warning, "A colour lies in the gamut of Display P3: beyond it, displays show another one.",
    source: "CSS Color 4, section 13, Gamut Mapping")
}

extension Inspection {
  /// Checks a value that a style sets.
  mutating func checkGamut(of value: Any, at part: String) {
    visitColors(in: value) { color in
      let color = color.plain
      guard !color.isInGamut() else { return }
      let failure = Failure(
        "displays can't show the colour \(color.cssText())", suggesting: color.reducedToGamut().cssText())
      add(failure, of: .gamut, at: part)
    }
  }
}
