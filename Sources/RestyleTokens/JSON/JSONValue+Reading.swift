import Restyle

extension JSONValue {
  /// Reads a text in UTF-8.
  ///
  /// - Throws: Where the first thing is that is wrong, and what would be right.
  init(reading bytes: [UInt8]) throws(TokenError) {
    do {
      self = try JSONReader.value(of: bytes)
    } catch {
      let place = "line \(error.line), column \(error.column)"
      throw TokenError([TokenProblem(path: "", .syntax, "\(place): \(error.problem)")])
    }
  }
}
