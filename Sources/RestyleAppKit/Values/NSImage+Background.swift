#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  import Foundation
  public import Restyle
  public import RestyleGraphics
  import RestyleFoundation
  import RestyleRendering

  extension NSImage {
    /// Creates a resizable image of a style; nil if it would have too many pixels.
    ///
    /// ```swift
    /// let image = NSImage(drawing: background, for: TraitCollection(of: view))
    /// ```
    ///
    /// `ResizableImage` reports what an image can't show, and throws the reason if there is none.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - traits: The traits to resolve for; only the scale, the scheme, the contrast, the gamut and the direction
    ///     matter.
    public convenience init?(drawing style: some ResizableDrawable, for traits: TraitCollection) {
      guard let drawn = try? ResizableImage(style, for: traits),
        case .data(let bytes) = drawn.image(as: .png).source
      else { return nil }
      self.init(data: Data(bytes))
      // A file in this format doesn't have a scale.
      size = CGSize(width: drawn.drawing.size.width, height: drawn.drawing.size.height)
      capInsets = NSEdgeInsets(
        top: drawn.capInsets.top, left: drawn.capInsets.left, bottom: drawn.capInsets.bottom,
        right: drawn.capInsets.right)
      resizingMode = .stretch
    }

    /// Creates an image from encoded bytes, or from the background that it represents.
    ///
    /// It is nil for an address, which has to be loaded first, and for bytes that the system can't decode.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - traits: The surroundings.
    public convenience init?(_ image: Image, for traits: TraitCollection) {
      switch image.source {
      case .segment(let segment): self.init(drawing: segment, for: traits)
      case .data(let bytes):
        let tint = image.renderingMode == .template ? image.tintColor : nil
        self.init(Data(bytes), size: image.size, tint: tint)
        isTemplate = image.renderingMode == .template && tint == nil
        let sides = PhysicalSides(image.capInsets, in: traits.layoutDirection)
        capInsets = NSEdgeInsets(top: sides.top, left: sides.left, bottom: sides.bottom, right: sides.right)
        resizingMode = image.resizingMode == .tile ? .tile : .stretch
      case .url: return nil
      }
    }

    /// Creates an image from encoded bytes, or from a colour with them as its mask.
    private convenience init?(_ data: Data, size: Size?, tint: Color?) {
      let size = size.map { CGSize(width: $0.width, height: $0.height) }
      guard let tint = tint.map({ NSColor($0) }) else {
        self.init(data: data)
        // Files don't have a scale.
        if let size { self.size = size }
        return
      }
      guard let stencil = NSImage(data: data) else { return nil }
      self.init(size: size ?? stencil.size, flipped: false) { rect in
        stencil.draw(in: rect)
        tint.set()
        rect.fill(using: .sourceIn)
        return true
      }
    }
  }
#endif
