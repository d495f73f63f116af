#if canImport(UIKit) && !os(watchOS)
  import Restyle
  import UIKit

  /// The dynamic style that is attached to a view or an item of a bar.
  @MainActor
  final class AttachedStyle<Style: Restyle.Style>: @MainActor DynamicStylable {
    var dynamicStyle: TraitStyle<Style>
    var appliedStyle: Style?
    // The object retains this, and neither function retains the object.
    private let traits: @MainActor () -> TraitCollection
    private let application: @MainActor (Style) -> Void

    init(
      _ dynamicStyle: TraitStyle<Style>, traits: @escaping @MainActor () -> TraitCollection,
      application: @escaping @MainActor (Style) -> Void
    ) {
      self.dynamicStyle = dynamicStyle
      self.traits = traits
      self.application = application
    }

    var styleInput: TraitCollection { traits() }

    func applyStyle(_ style: Style) { application(style) }
  }

  extension AttachedStyle {
    // Generic over the style and not over the view's class: a view may be accessed as its class or as a superclass.
    convenience init<View: StyledView>(of view: View, _ dynamicStyle: TraitStyle<Style>)
    where View.AppliedStyle == Style {
      self.init(dynamicStyle) { [weak view] in
        view.map { TraitCollection(of: $0) } ?? TraitCollection()
      } application: { [weak view] style in
        view?.applyStyle(style)
      }
    }
  }

  /// An attached style, of any type.
  @MainActor
  protocol AnyAttachedStyle: AnyObject {
    /// Applies the style.
    func applyStyling()

    /// Applies the style if it isn't the one that was applied last.
    func applyChangedStyling()
  }

  extension AttachedStyle: AnyAttachedStyle {
    func applyChangedStyling() {
      // A style that didn't change leaves alone what the app has set since.
      if let applied = appliedStyle as? any Equatable, applied.isEqual(to: currentStyle) { return }
      applyStyling()
    }
  }

  extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { self == other as? Self }
  }

  @MainActor
  enum AttachedStyles {
    static let styles = AssociatedValue<any AnyAttachedStyle>()
    private static let values = AssociatedValue<StyledValues>()

    /// What styles have set on an object.
    static func values(of object: AnyObject) -> StyledValues {
      if let known = values[object] { return known }
      let new = StyledValues()
      values[object] = new
      return new
    }

    /// Attaches a style to an object, which from then on follows the defaults.
    static func attach(_ style: some AnyAttachedStyle, to object: AnyObject) {
      styles[object] = style
      AttachedStyleList.followingDefaults.add(style)
    }
  }
#endif
