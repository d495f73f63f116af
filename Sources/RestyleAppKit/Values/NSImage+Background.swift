#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  import Foundation
  public import Restyle
  public import RestyleGraphics
  import RestyleFoundation
  import RestyleRendering

  extension NSImage {
    /// Creates an image of what can be drawn with edges that keep their size; nil where there would be too many pixels.
    ///
    /// ```swift
    /// let image = NSImage(drawing: background, for: view.styleTraits)
    /// ```
    ///
    /// `ResizableImage` says what an image can't show, and throws why there is none.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - traits: The surroundings; the scale, the scheme, the contrast, the gamut and the direction count.
    public convenience init?(drawing style: some ResizableDrawable, for traits: TraitCollection) {
      guard let drawn = try? ResizableImage(style, for: traits),
        case .data(let bytes) = drawn.image(as: .png).source
      else { return nil }
      self.init(data: Data(bytes))
      // A file of this kind doesn't say how many pixels make one point.
      size = CGSize(width: drawn.drawing.size.width, height: drawn.drawing.size.height)
      capInsets = NSEdgeInsets(
        top: drawn.capInsets.top, left: drawn.capInsets.left, bottom: drawn.capInsets.bottom,
        right: drawn.capInsets.right)
      resizingMode = .stretch
    }

    /// Creates an image of encoded bytes, or of the background that it stands for.
    ///
    /// There is none of an address, which somebody has to load first, and of bytes that the system can't read.
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

    /// Creates an image of encoded bytes, or of a colour through them as a stencil.
    private convenience init?(_ data: Data, size: Size?, tint: Color?) {
      let size = size.map { CGSize(width: $0.width, height: $0.height) }
      guard let tint = tint.map({ NSColor($0) }) else {
        self.init(data: data)
        // Files don't say how many pixels make one point.
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
