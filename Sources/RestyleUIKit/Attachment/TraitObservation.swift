#if canImport(UIKit) && !os(watchOS)
  package import UIKit

  /// Observes the traits of a view that styles can depend on.
  @MainActor
  package enum TraitObservation {
    /// Calls `action` with the view whenever one of its traits has changed.
    ///
    /// - Parameters:
    ///   - view: The view, which is passed to the action and not retained by it.
    ///   - action: The action.
    static func observe(_ view: UIView, _ action: @escaping @MainActor (UIView) -> Void) {
      #if os(visionOS)
        register(view, action)
      #else
        if #available(iOS 17, tvOS 17, *) {
          register(view, action)
        } else {
          watch(view, action)
        }
      #endif
    }

    @available(iOS 17, tvOS 17, *)
    private static func register(_ view: UIView, _ action: @escaping @MainActor (UIView) -> Void) {
      let traits: [UITrait] = [
        UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitDisplayGamut.self,
        UITraitDisplayScale.self, UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
        UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
        UITraitUserInterfaceIdiom.self,
      ]
      view.registerForTraitChanges(traits) { (view: UIView, _) in action(view) }
    }
  }

  // visionOS has no systems before that, and has deprecated what these needed from its start.
  #if !os(visionOS)
    extension TraitObservation {
      /// The same on systems before 17, where only a view's own class is notified.
      package static func watch(_ view: UIView, _ action: @escaping @MainActor (UIView) -> Void) {
        view.addSubview(TraitWatcher(action))
      }
    }

    /// A hidden subview of the view whose traits it observes.
    private final class TraitWatcher: UIView {
      private let action: @MainActor (UIView) -> Void

      init(_ action: @escaping @MainActor (UIView) -> Void) {
        self.action = action
        super.init(frame: .zero)
        isHidden = true
        isUserInteractionEnabled = false
      }

      // It isn't archived.
      required init?(coder: NSCoder) { nil }

      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if let superview { action(superview) }
      }
    }
  #endif
#endif
