import Foundation
import Restyle
import RestyleTokens

/// The tokens of a text.
func tokens(_ json: String, accepting formats: OlderFormats = []) throws(TokenError) -> DesignTokens {
  try DesignTokens(json: Data(json.utf8), accepting: formats)
}

/// What is wrong with a text.
func problems(_ json: String, accepting formats: OlderFormats = []) -> [String] {
  do throws(TokenError) {
    _ = try tokens(json, accepting: formats)
    return []
  } catch {
    return error.problems.map(\.description)
  }
}

extension Color.OKLab {
  /// How far apart two colours look.
  func distance(to other: Self) -> Double {
    ((lightness - other.lightness) * (lightness - other.lightness) + (a - other.a) * (a - other.a)
      + (b - other.b) * (b - other.b)).squareRoot()
  }
}
