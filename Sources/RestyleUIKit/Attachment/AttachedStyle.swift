#if canImport(UIKit) && !os(watchOS)
  import Restyle
  import UIKit

  /// The dynamic style that is attached to a view.
  @MainActor
  final class AttachedStyle<Style: Restyle.Style>: @MainActor DynamicStylable {
    var dynamicStyle: TraitStyle<Style>
    var appliedStyle: Style?
    // The view retains this.
    private weak var view: UIView?
    private let application: @MainActor (UIView, Style) -> Void

    // Generic over the style and not over the view's class: a view may be accessed as its class or as a superclass.
    init<View: StyledView>(of view: View, _ dynamicStyle: TraitStyle<Style>)
    where View.AppliedStyle == Style {
      self.view = view
      self.dynamicStyle = dynamicStyle
      application = { view, style in (view as? View)?.applyStyle(style) }
    }

    var styleInput: TraitCollection { view?.styleTraits ?? TraitCollection() }

    func applyStyle(_ style: Style) {
      if let view { application(view, style) }
    }
  }

  /// The attached style of a view, of any type.
  @MainActor
  protocol AnyAttachedStyle: AnyObject {
    func applyStyling()
  }

  extension AttachedStyle: AnyAttachedStyle {}

  @MainActor
  enum AttachedStyles {
    static let styles = AssociatedValue<any AnyAttachedStyle>()
  }
#endif
