import Foundation
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
