#if canImport(UIKit) && !os(watchOS)
  import Restyle
  import RestyleGraphics
  import UIKit

  /// The backgrounds of a control for some traits, each drawn on first use.
  @MainActor
  final class DrawnBackgrounds {
    let traits: TraitCollection
    private var images: [BackgroundStyle: UIImage] = [:]
    private var views: [BackgroundStyle: UIView] = [:]

    init(for traits: TraitCollection) { self.traits = traits }

    /// Returns the image of a background that can be stretched; nil for none.
    func image(of background: BackgroundStyle) -> UIImage? {
      guard background != .none, background.isShownByStretching else { return nil }
      return stretchedImage(of: background)
    }

    /// Returns the image of a background if only an image can be used: without the losses in `lossesByResizing`; nil
    /// for none.
    func stretchedImage(of background: BackgroundStyle) -> UIImage? {
      guard background != .none else { return nil }
      if let image = images[background] { return image }
      let image = UIImage(drawing: background, for: traits)
      images[background] = image
      return image
    }

    /// Returns a view of a background that can't be stretched; nil for one that can.
    func view(of background: BackgroundStyle) -> UIView? {
      guard !background.isShownByStretching else { return nil }
      if let view = views[background] { return view }
      let view = DrawnBackgroundView<BackgroundStyle>(frame: .zero)
      view.show(background, for: traits)
      views[background] = view
      return view
    }
  }
#endif
