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
  /// Once a style is set, the view applies it again when its traits change, in a window or not. With a dynamic style,
  /// it also follows the defaults: changed ones are applied as soon as the main actor is free.
  @MainActor
  public protocol StyledView: UIView {
    /// The type of the style; not called `Style`, since `UISwitch` has a type of that name.
    associatedtype AppliedStyle: Restyle.Style

    /// The style while none is set.
    static var defaultStyle: TraitStyle<AppliedStyle> { get }

    /// Applies a style; `TraitCollection(of: self)` are the traits to resolve it for.
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
          AttachedStyles.attach(attached, to: self)
          TraitObservation.observe(self) { AttachedStyles.styles[$0]?.applyStyling() }
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
      get { dynamicStyle.style(from: TraitCollection(of: self)) }
      set { dynamicStyle = TraitStyle { _ in newValue } }
    }

    /// Applies the view's style again, if there is one: after a change that UIKit doesn't report, such as that of
    /// `isEnabled`.
    public func applyStyling() { AttachedStyles.styles[self]?.applyStyling() }

    private var attached: AttachedStyle<AppliedStyle>? {
      AttachedStyles.styles[self] as? AttachedStyle<AppliedStyle>
    }
  }

#endif
