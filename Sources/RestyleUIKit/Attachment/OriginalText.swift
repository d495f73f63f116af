#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A text from before the transforms of its style, and what they made of it.
  struct OriginalText {
    let text: String
    let shown: String?
  }

  @MainActor
  enum OriginalTexts {
    static let labels = AssociatedValue<OriginalText>()
    static let placeholders = AssociatedValue<OriginalText>()
    // By their places.
    static let segments = AssociatedValue<[OriginalText]>()
  }

  extension AssociatedValue<OriginalText> {
    /// The text from before the transforms of what a view shows; what was assigned to the view since stands for itself.
    func text(of view: UIView, showing shown: String?) -> String? {
      guard let original = self[view], original.shown == shown else { return shown }
      return original.text
    }
  }
#endif
