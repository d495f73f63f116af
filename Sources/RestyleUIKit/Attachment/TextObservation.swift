#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Observes the texts that apps assign to views, so that these have the view's style at once.
  ///
  /// UIKit gives such a text the view's font, colour and alignment alone. It doesn't document that its views can be
  /// observed; where one can't, a text has the rest of the style from the next styling on.
  @MainActor
  enum TextObservation {
    private static let observations = AssociatedValue<NSKeyValueObservation>()
    private static let isStyling = AssociatedValue<Bool>()

    /// Applies the view's style whenever a text is assigned.
    static func observe<View: UIView>(_ view: View, _ text: KeyPath<View, String?>) {
      guard observations[view] == nil else { return }
      observations[view] = view.observe(text) { @Sendable view, _ in
        MainActor.assumeIsolated {
          if isStyling[view] == nil { AttachedStyles.styles[view]?.applyStyling() }
        }
      }
    }

    /// Sets the view's texts, which isn't observed.
    static func withoutObserving(_ view: UIView, _ setTexts: () -> Void) {
      isStyling[view] = true
      setTexts()
      isStyling[view] = nil
    }
  }
#endif
