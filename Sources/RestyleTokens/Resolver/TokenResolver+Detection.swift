package import Foundation
import Restyle

extension TokenResolver {
  /// Whether a file is a resolver instead of tokens, that is, whether it has an order of resolution.
  ///
  /// - Complexity: Grows with the size of the file.
  package static func isResolver(_ json: Data) -> Bool {
    (try? JSONValue(reading: Array(json)))?["resolutionOrder"] != nil
  }
}
