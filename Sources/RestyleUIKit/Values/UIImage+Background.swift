#if canImport(UIKit) && !os(watchOS)
  import Foundation
  public import Restyle
  public import RestyleGraphics
  public import UIKit

  /// What has initialisers that draw: `UIImage`.
  ///
  /// A protocol, because the initialiser of a class itself can't give back the resizable image that is made of another.
  public protocol DrawnImage {}

  extension UIImage: DrawnImage {}

  extension DrawnImage {
    /// Creates an image of a background: the smallest that can be stretched to any size.
    ///
    /// ```swift
    /// let background = BackgroundStyle(border: BorderStyle(cornerRadius: 8), color: .white)
    /// let image = UIImage(image: background)
    /// ```
    ///
    /// An image doesn't follow traits. What keeps a style, such as ``SegmentBackgroundView``, makes another one when
    /// traits change. `ResizableImage` says what an image can't show, and throws why there is none: too many pixels.
    ///
    /// - Parameters:
    ///   - background: The background.
    ///   - traits: The surroundings; the scale, the scheme, the contrast, the gamut and the direction count.
    public init?(image background: BackgroundStyle, compatibleWith traits: UITraitCollection = .current) {
      self.init(drawing: background, for: TraitCollection(traits))
    }

    /// Creates an image of what can be drawn with edges that keep their size; nil where there would be too many pixels.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - traits: The surroundings; the scale, the scheme, the contrast, the gamut and the direction count.
    public init?(drawing style: some ResizableDrawable, for traits: TraitCollection) {
      guard let drawn = try? ResizableImage(style, for: traits).image(as: .png),
        // An image isn't mirrored: its leading edge is the left one.
        let image = UIImage.encoded(drawn, capInsets: UIEdgeInsets(drawn.capInsets, in: .leftToRight))
          as? Self
      else { return nil }
      self = image
    }

    /// Creates an image of encoded bytes, or of the background that it stands for.
    ///
    /// There is none of an address, which somebody has to load first, and of bytes that the system can't read.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - traits: The surroundings.
    public init?(_ image: Image, for traits: TraitCollection) {
      switch image.source {
      case .segment(let segment): self.init(drawing: segment, for: traits)
      case .data:
        let capInsets = UIEdgeInsets(image.capInsets, in: traits.layoutDirection)
        guard let image = UIImage.encoded(image, capInsets: capInsets) as? Self else { return nil }
        self = image
      case .url: return nil
      }
    }
  }

  extension UIImage {
    fileprivate static func encoded(_ image: Image, capInsets: UIEdgeInsets) -> UIImage? {
      guard case .data(let bytes) = image.source, let plain = UIImage(data: Data(bytes), scale: image.scale)
      else { return nil }
      let mode: ResizingMode = image.resizingMode == .tile ? .tile : .stretch
      let resizable =
        capInsets == .zero && mode == .stretch
        ? plain : plain.resizableImage(withCapInsets: capInsets, resizingMode: mode)
      switch (image.renderingMode, image.tintColor) {
      case (.original, _): return resizable.withRenderingMode(.alwaysOriginal)
      case (.template, nil): return resizable.withRenderingMode(.alwaysTemplate)
      case (.template, let tint?):
        return resizable.withTintColor(UIColor(tint), renderingMode: .alwaysOriginal)
      }
    }
  }
#endif
