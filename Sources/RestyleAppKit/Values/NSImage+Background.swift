#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  import Foundation
  public import Restyle
  public import RestyleGraphics
  import RestyleRendering

  extension NSImage {
    /// Makes an image of what can be drawn with edges that keep their size; nil where there would be too many pixels.
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
  }
#endif
