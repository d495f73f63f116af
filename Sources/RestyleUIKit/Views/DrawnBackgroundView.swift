#if canImport(UIKit) && !os(watchOS)
  import Restyle
  import RestyleGraphics
  import RestyleRendering
  import UIKit

  /// A view of a background that a stretched image can't show: with gradients over its whole area, and shadows outside
  /// of it.
  ///
  /// It is drawn for its actual size.
  final class DrawnBackgroundView<Style: ResizableDrawable & Equatable>: UIView {
    /// The background; nil for none.
    private(set) var style: Style?
    private var traits = TraitCollection()
    private var drawnSize: CGSize?
    private let imageView = UIImageView(image: nil)

    override init(frame: CGRect) {
      super.init(frame: frame)
      isUserInteractionEnabled = false
      addSubview(imageView)
    }

    // It isn't archived.
    required init?(coder: NSCoder) { nil }

    /// Shows a background, starting with the next layout.
    func show(_ style: Style?, for traits: TraitCollection) {
      guard (style, traits) != (self.style, self.traits) else { return }
      (self.style, self.traits) = (style, traits)
      drawnSize = nil
      setNeedsLayout()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard bounds.size != drawnSize else { return }
      drawnSize = bounds.size
      let size = Size(width: bounds.size.width, height: bounds.size.height)
      guard let style, let drawing = try? DisplayList(style, in: size, for: traits) else {
        imageView.image = nil
        return
      }
      imageView.image = UIImage(Image(drawing, as: .png), for: traits)
      let overflow = drawing.overflow
      imageView.frame = CGRect(
        x: -overflow.left, y: -overflow.top, width: drawing.size.width, height: drawing.size.height)
    }
  }

  extension UIView {
    /// Shows a style in a view behind all others, if no image that is stretched can; removes that view otherwise.
    func showIfDrawn<Style: ResizableDrawable & Equatable>(_ style: Style, for traits: TraitCollection) {
      let drawn = subviews.lazy.compactMap { $0 as? DrawnBackgroundView<Style> }.first
      if style.isShownByStretching {
        drawn?.removeFromSuperview()
        return
      }
      let view = drawn ?? DrawnBackgroundView<Style>(frame: bounds)
      view.show(style, for: traits)
      guard drawn == nil else { return }
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
    }
  }

  extension ResizableDrawable {
    /// Whether a stretched image shows the background completely.
    var isShownByStretching: Bool { lossesByResizing.isEmpty }
  }
#endif
