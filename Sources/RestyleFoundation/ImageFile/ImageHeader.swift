public import Restyle
import RestyleRendering

/// The description of an encoded image in its first bytes, read without decoding it.
///
/// ```swift
/// let header = try ImageHeader(bytes)
/// header.mediaType == .gif  // true
/// header.pixelSize == Size(width: 20, height: 10)  // true
/// ```
public struct ImageHeader: Hashable, Sendable {
  /// The format.
  public let mediaType: Image.MediaType
  /// How many pixels the image is wide and high, of JPEG as Exif turns it; of SVG, how many CSS pixels if the file says.
  public let pixelSize: Size?
}

extension ImageHeader {
  /// Reads the beginning of a file.
  ///
  /// - Parameter bytes: The file, or as much of its beginning as there is.
  /// - Throws: `ImageFileError`, if it is no image in a known format, or ends or is wrong before it says its size.
  /// - Complexity: O(*n*) in the number of bytes before those that say the size.
  public init(_ bytes: some Sequence<UInt8>) throws(ImageFileError) {
    do throws(EncodedImageError) {
      let header = try EncodedImageHeader(Array(bytes))
      self.init(mediaType: header.mediaType, pixelSize: header.pixelSize)
    } catch {
      throw ImageFileError(ImageFileError.Reason(error))
    }
  }

  /// Returns the size of the image at a scale.
  ///
  /// - Parameter scale: How many pixels make one point.
  /// - Returns: The size in points; nil where the file doesn't say it, or the scale isn't finite and positive.
  public func size(atScale scale: Double) -> Size? {
    guard scale.isFinite, scale > 0 else { return nil }
    return pixelSize.map { Size(width: $0.width / scale, height: $0.height / scale) }
  }
}

extension ImageFileError.Reason {
  fileprivate init(_ error: EncodedImageError) {
    self =
      switch error {
      case .unknownFormat: .unknownFormat
      case .truncated(let mediaType): .truncated(mediaType)
      case .malformed(let mediaType): .malformed(mediaType)
      case .empty(let mediaType): .empty(mediaType)
      }
  }
}
