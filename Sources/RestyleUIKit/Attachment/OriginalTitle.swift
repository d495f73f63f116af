#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The title of a segment before the transforms of its style, and the result.
  struct OriginalTitle {
    let text: String
    let shown: String?

    // By the indices of segments.
    @MainActor static let segments = AssociatedValue<[OriginalTitle]>()
  }
#endif
