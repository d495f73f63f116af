#if canImport(UIKit) && !os(watchOS)
  public import Restyle
  public import RestyleRendering
  public import UIKit

  /// A view that keeps a style, and takes it on again when its traits or the defaults change.
  ///
  /// `UILabel`, `UIButton`, `UITextField`, `UISwitch` and `UISegmentedControl` are such views. One of your own says how
  /// it takes on a style:
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
  /// Traits are watched from the first style that a view is given. Defaults are reported by
  /// ``UIKit/UIView/restyleWhenDefaultsChange()``, or by hand with ``UIKit/UIView/applyStyles()``.
  @MainActor
  public protocol StyledView: UIView {
    /// The type of the style; not called `Style`, since `UISwitch` has a type of that name.
    associatedtype AppliedStyle: Restyle.Style

    /// The style where nobody gave one.
    static var defaultStyle: TraitStyle<AppliedStyle> { get }

    /// Takes on a style; ``UIKit/UIView/styleTraits`` says where the view is shown.
    func applyStyle(_ style: AppliedStyle)

    /// Tells what of a style the view doesn't show; the default is nothing.
    func problems(of style: AppliedStyle) -> [RenderingProblem]
  }

  extension StyledView {
    /// The style by traits, which is kept and taken on.
    ///
    /// It is made again when the traits or the defaults have changed that it reads:
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
    /// A style that is assigned stays what it is, whatever the defaults become.
    public var style: AppliedStyle {
      get { dynamicStyle.style(from: styleTraits) }
      set { dynamicStyle = TraitStyle { _ in newValue } }
    }

    private var attached: AttachedStyle<AppliedStyle>? {
      AttachedStyles.styles[self] as? AttachedStyle<AppliedStyle>
    }
  }

  extension UIView {
    /// Where the view is shown, as styles are resolved for it.
    public var styleTraits: TraitCollection {
      TraitCollection(traitCollection).with {
        $0.reduceMotion = UIAccessibility.isReduceMotionEnabled
        $0.reduceTransparency = UIAccessibility.isReduceTransparencyEnabled
      }
    }

    /// Takes on the kept style, if there is one, as the traits and the defaults are now.
    public func applyStyle() { AttachedStyles.styles[self]?.applyStyling() }

    /// Has all views in this one, and itself, take on their styles as the traits and the defaults are now.
    public func applyStyles() {
      var views: [UIView] = [self]
      while let view = views.popLast() {
        view.applyStyle()
        views += view.subviews
      }
    }

    /// Has all views in this one, and itself, take on their styles whenever other defaults are put in force.
    ///
    /// ```swift
    /// window.restyleWhenDefaultsChange()
    /// DefaultStyling.defaults = .custom
    /// ```
    ///
    /// - Returns: The task that waits for changes; it doesn't keep the view, and ends when it is cancelled.
    @discardableResult
    public func restyleWhenDefaultsChange() -> Task<Void, Never> {
      // From now on: a change before the task's first turn counts.
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
