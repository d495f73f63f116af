import Restyle

extension JSONValue {
  /// Reads UTF-8 text.
  ///
  /// - Throws: An error with the location of the first problem, and a suggestion.
  init(reading bytes: [UInt8]) throws(TokenError) {
    do {
      self = try JSONReader.value(of: bytes)
    } catch {
      let place = "line \(error.line), column \(error.column)"
      throw TokenError([TokenProblem(path: "", .syntax, "\(place): \(error.problem)")])
    }
  }
}
