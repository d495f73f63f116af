#if canImport(UIKit) && !os(watchOS)
  public import Restyle
  public import RestyleRendering
  public import UIKit

  /// A view with a style, which it applies again when its traits or the defaults change.
  ///
  /// `UILabel`, `UIButton`, `UITextField`, `UISwitch` and `UISegmentedControl` are such views. In a view of your own,
  /// implement how it applies a style:
  ///
  /// ```swift
  /// final class CardView: UIView, StyledView {
  ///   static let defaultStyle = TraitStyle { _ in SectionStyle.Background.default }
  ///
  ///   func applyStyle(_ style: SectionStyle.Background) {
  ///     backgroundColor = style.unique.map { UIColor($0.background.color) }
  ///   }
  /// }
  /// ```
  ///
  /// Traits are observed once a style is set. Changes of the defaults are applied by
  /// ``UIKit/UIView/restyleWhenDefaultsChange()``, or manually with ``UIKit/UIView/applyStyles()``.
  @MainActor
  public protocol StyledView: UIView {
    /// The type of the style; not called `Style`, since `UISwitch` has a type of that name.
    associatedtype AppliedStyle: Restyle.Style

    /// The style while none is set.
    static var defaultStyle: TraitStyle<AppliedStyle> { get }

    /// Applies a style; ``UIKit/UIView/styleTraits`` are the traits to resolve it for.
    func applyStyle(_ style: AppliedStyle)

    /// Returns the problems of a style that the view doesn't fully show; by default none.
    func problems(of style: AppliedStyle) -> [RenderingProblem]
  }

  extension StyledView {
    /// The dynamic style, which is stored and applied.
    ///
    /// It is resolved again when the traits or the defaults that it reads have changed:
    ///
    /// ```swift
    /// label.dynamicStyle = TraitStyle { traits in traits.isCompact ? .body : .header }
    /// ```
    public var dynamicStyle: TraitStyle<AppliedStyle> {
      get { attached?.dynamicStyle ?? Self.defaultStyle }
      set {
        guard let attached else {
          let attached = AttachedStyle(of: self, newValue)
          AttachedStyles.styles[self] = attached
          TraitObservation.observe(self) { $0.applyStyle() }
          attached.applyStyling()
          return
        }
        attached.dynamicStyle = newValue
        attached.applyStyling()
      }
    }

    /// The style for the view's traits, from ``dynamicStyle`` or as it was assigned.
    ///
    /// A style that is assigned doesn't follow the defaults.
    public var style: AppliedStyle {
      get { dynamicStyle.style(from: styleTraits) }
      set { dynamicStyle = TraitStyle { _ in newValue } }
    }

    private var attached: AttachedStyle<AppliedStyle>? {
      AttachedStyles.styles[self] as? AttachedStyle<AppliedStyle>
    }
  }

  extension UIView {
    /// The traits of the view, for resolving styles.
    public var styleTraits: TraitCollection {
      TraitCollection(traitCollection).with {
        $0.reduceMotion = UIAccessibility.isReduceMotionEnabled
        $0.reduceTransparency = UIAccessibility.isReduceTransparencyEnabled
      }
    }

    /// Applies the view's style, if there is one, for the current traits and defaults.
    public func applyStyle() { AttachedStyles.styles[self]?.applyStyling() }

    /// Applies the styles of this view and all its descendants, for the current traits and defaults.
    public func applyStyles() {
      var views: [UIView] = [self]
      while let view = views.popLast() {
        view.applyStyle()
        views += view.subviews
      }
    }

    /// Applies the styles of this view and all its descendants whenever the defaults change.
    ///
    /// ```swift
    /// window.restyleWhenDefaultsChange()
    /// DefaultStyling.defaults = .custom
    /// ```
    ///
    /// - Returns: The task that observes changes; it doesn't retain the view, and ends when it is cancelled.
    @discardableResult
    public func restyleWhenDefaultsChange() -> Task<Void, Never> {
      // Subscribed here, so that a change before the task starts isn't missed.
      let changes = DefaultStyling.changes
      return Task { [weak self] in
        for await _ in changes {
          guard let self else { return }
          self.applyStyles()
        }
      }
    }
  }
#endif
