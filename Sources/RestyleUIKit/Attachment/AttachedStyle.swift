#if canImport(UIKit) && !os(watchOS)
  import Restyle
  import UIKit

  /// What a view keeps beside itself: its style by traits.
  @MainActor
  final class AttachedStyle<Style: Restyle.Style>: @MainActor DynamicStylable {
    var dynamicStyle: TraitStyle<Style>
    var appliedStyle: Style?
    // The view keeps this.
    private weak var view: UIView?
    private let application: @MainActor (UIView, Style) -> Void

    // Of the style and not of the view's class: a view is found by names of its class and by those of superclasses.
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

  /// What a view keeps, whatever its style.
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
