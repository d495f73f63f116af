import Restyle

extension String {
  /// Swift literals for exactly this text.
  ///
  /// Long text is split into several literals that are added, so that lines are short.
  var swiftLiterals: [String] {
    var literals: [String] = []
    var (piece, length) = ("", 0)
    for scalar in unicodeScalars {
      piece.unicodeScalars.append(scalar)
      length += scalar.escapedInLiteral.utf8.count
      guard length >= 60 else { continue }
      literals.append(piece.swiftLiteral)
      (piece, length) = ("", 0)
    }
    return piece.isEmpty && !literals.isEmpty ? literals : literals + [piece.swiftLiteral]
  }
}

extension Double {
  /// A Swift literal for exactly this number.
  var swiftLiteral: String {
    let text = description
    guard text.hasSuffix(".0"), magnitude < 1_000_000 else { return text }
    return String(text.dropLast(2))
  }
}

extension Int {
  /// A Swift literal for exactly this number, with groups of three digits if it is long.
  var swiftLiteral: String {
    let digits = Array(String(magnitude))
    guard digits.count > 6 else { return String(self) }
    let groups = stride(from: digits.count, to: 0, by: -3).map { String(digits[Swift.max(0, $0 - 3)..<$0]) }
    return (self < 0 ? "-" : "") + groups.reversed().joined(separator: "_")
  }
}
