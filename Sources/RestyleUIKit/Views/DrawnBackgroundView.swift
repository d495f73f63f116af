#if canImport(UIKit) && !os(watchOS)
  import Restyle
  import RestyleGraphics
  import RestyleRendering
  import UIKit

  /// A view of what no image shows that is stretched: gradients all over it, and the shadows that it throws beyond it.
  ///
  /// It is drawn for the size that it is shown in.
  final class DrawnBackgroundView<Style: ResizableDrawable & Equatable>: UIView {
    /// What is drawn; nil for nothing.
    private(set) var style: Style?
    private var traits = TraitCollection()
    private var drawnSize: CGSize?
    private let imageView = UIImageView(image: nil)

    override init(frame: CGRect) {
      super.init(frame: frame)
      isUserInteractionEnabled = false
      addSubview(imageView)
    }

    // No archive has one.
    required init?(coder: NSCoder) { nil }

    /// Shows a background from the next layout on.
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
    /// Whether the smallest image that can be stretched shows all.
    var isShownByStretching: Bool { lossesByResizing.isEmpty }
  }
#endif
