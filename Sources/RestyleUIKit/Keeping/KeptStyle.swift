#if canImport(UIKit) && !os(watchOS)
  import Restyle
  import UIKit

  /// What a view keeps beside itself: its style by traits.
  @MainActor
  final class KeptStyle<View: StyledView>: @MainActor DynamicStylable {
    var dynamicStyle: TraitStyle<View.AppliedStyle>
    var appliedStyle: View.AppliedStyle?
    // The view keeps this.
    private weak var view: View?

    init(of view: View, _ dynamicStyle: TraitStyle<View.AppliedStyle>) {
      self.view = view
      self.dynamicStyle = dynamicStyle
    }

    var styleInput: TraitCollection { view?.styleTraits ?? TraitCollection() }

    func applyStyle(_ style: View.AppliedStyle) { view?.applyStyle(style) }
  }

  /// What a view keeps, whatever its style.
  @MainActor
  protocol StyleKeeping: AnyObject {
    func applyStyling()
  }

  extension KeptStyle: StyleKeeping {}

  @MainActor
  enum KeptStyles {
    static let places = AssociatedValue<any StyleKeeping>()
  }
#endif
