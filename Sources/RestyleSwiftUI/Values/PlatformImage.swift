#if canImport(SwiftUI)
  import Foundation
  import Restyle
  import RestyleGraphics
  import SwiftUI
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// An image that the system has decoded, of the platform's framework.
  struct PlatformImage {
    #if canImport(UIKit)
      private let image: UIImage
    #else
      private let image: NSImage
    #endif
  }

  extension PlatformImage {
    /// Decodes bytes; nil if the system can't read them.
    ///
    /// - Parameters:
    ///   - bytes: The bytes.
    ///   - scale: The number of pixels per point.
    init?(_ bytes: [UInt8], scale: Double) {
      #if canImport(UIKit)
        guard let image = UIImage(data: Data(bytes), scale: scale) else { return nil }
      #else
        guard let image = NSImage(data: Data(bytes)) else { return nil }
        let pixels = image.representations.first.map { CGSize(width: $0.pixelsWide, height: $0.pixelsHigh) }
        if let pixels { image.size = CGSize(width: pixels.width / scale, height: pixels.height / scale) }
      #endif
      self.image = image
    }

    /// Creates an image from a drawing.
    init?(_ drawing: DisplayList) { self.init(PNGImage(drawing).bytes, scale: drawing.scale) }

    /// The size in points.
    var size: CGSize { image.size }

    /// The image for SwiftUI.
    var view: SwiftUI.Image {
      #if canImport(UIKit)
        SwiftUI.Image(uiImage: image)
      #else
        SwiftUI.Image(nsImage: image)
      #endif
    }
  }

  extension PlatformImage {
    /// Creates an image in a text, in the size that it requests.
    ///
    /// It is nil for an address, which has to be loaded first, and for bytes that the system can't decode.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - fontSize: The font size of the surrounding text, in points.
    ///   - traits: The traits to resolve for.
    init?(_ image: InlineImage, fontSize: Double, for traits: TraitCollection) {
      switch image.image.source {
      case .data(let bytes):
        guard let plain = PlatformImage(bytes, scale: image.image.scale) else { return nil }
        // SwiftUI shows images in texts in their own size, so the image is scaled to the requested one.
        let height = image.fitsFont ? fontSize : image.size?.height ?? Double(plain.size.height)
        guard height > 0, plain.size.height > 0 else { return nil }
        self.init(bytes, scale: image.image.scale * Double(plain.size.height) / height)
      case .segment(let segment):
        let size = image.fitsFont ? Restyle.Size(square: fontSize) : image.size
        guard let size, let drawing = try? DisplayList(segment, in: size, for: traits) else { return nil }
        self.init(drawing)
      case .url: return nil
      }
    }
  }
#endif
