#if canImport(UIKit) && !os(watchOS)
  public import Restyle
  import RestyleFoundation
  public import UIKit

  extension UIBarButtonItem {
    /// Shows the item's title in a style, in the states that the style names.
    ///
    /// An item is no view and isn't told of traits; call this again where they change. UIKit draws what lies behind.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - traits: Where the bar is shown.
    public func apply(_ style: BarButtonStyle, for traits: TraitCollection) {
      let values = UIKitTextValues(for: traits)
      for entry in style.states.style(for: .default) ?? [:] {
        guard let state = UIControl.State(entry.state) else { continue }
        setTitleTextAttributes(entry.style.text.nativeAttributes(with: values), for: state)
      }
    }
  }
#endif
