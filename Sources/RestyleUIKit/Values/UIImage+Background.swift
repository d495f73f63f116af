#if canImport(UIKit) && !os(watchOS)
  import Foundation
  public import Restyle
  public import RestyleGraphics
  public import UIKit

  /// A class with initialisers that draw: `UIImage`.
  ///
  /// A protocol, because the initialiser of a class can't return the resizable image that is created from another one.
  public protocol DrawnImage {}

  extension UIImage: DrawnImage {}

  extension DrawnImage {
    /// Creates an image from a background: the smallest that can be stretched to any size.
    ///
    /// ```swift
    /// let background = BackgroundStyle(border: BorderStyle(cornerRadius: 8), color: .white)
    /// let image = UIImage(image: background)
    /// ```
    ///
    /// An image doesn't follow traits. A styled view, such as ``SegmentBackgroundView``, creates another one when
    /// traits change. `ResizableImage` reports what an image can't show, and throws if it would have too many pixels.
    ///
    /// - Parameters:
    ///   - background: The background.
    ///   - traits: The traits to resolve for; only the scale, the scheme, the contrast, the gamut and the direction
    ///     matter.
    public init?(image background: BackgroundStyle, compatibleWith traits: UITraitCollection = .current) {
      self.init(drawing: background, for: TraitCollection(traits))
    }

    /// Creates a resizable image of a style; nil if it would have too many pixels.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - traits: The traits to resolve for; only the scale, the scheme, the contrast, the gamut and the direction
    ///     matter.
    public init?(drawing style: some ResizableDrawable, for traits: TraitCollection) {
      guard let drawn = try? ResizableImage(style, for: traits).image(as: .png),
        // Images aren't mirrored: the leading edge is the left one.
        let image = UIImage.encoded(drawn, capInsets: UIEdgeInsets(drawn.capInsets, in: .leftToRight))
          as? Self
      else { return nil }
      self = image
    }

    /// Creates an image from encoded bytes, or from the background that it represents.
    ///
    /// It is nil for an address, which has to be loaded first, and for bytes that the system can't decode.
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
