package import Foundation
import Restyle

extension TokenResolver {
  /// Whether a file is a resolver and not tokens: whether it says in which order sets are resolved.
  ///
  /// - Complexity: Grows with the size of the file.
  package static func isResolver(_ json: Data) -> Bool {
    (try? JSONValue(reading: Array(json)))?["resolutionOrder"] != nil
  }
}
