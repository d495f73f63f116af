#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A text before the transforms of its style, and the result.
  struct OriginalText {
    let text: String
    let shown: String?
  }

  @MainActor
  enum OriginalTexts {
    static let labels = AssociatedValue<OriginalText>()
    static let placeholders = AssociatedValue<OriginalText>()
    // By their indices.
    static let segments = AssociatedValue<[OriginalText]>()
  }

  extension AssociatedValue<OriginalText> {
    /// Returns the original of the text that a view shows; a text that was assigned to the view since is its own
    /// original.
    func text(of view: UIView, showing shown: String?) -> String? {
      guard let original = self[view], original.shown == shown else { return shown }
      return original.text
    }
  }
#endif
