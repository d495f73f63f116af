public import Restyle
import RestyleRendering

/// The format and the size of an encoded image, read without decoding it.
///
/// ```swift
/// let header = try ImageHeader(bytes)
/// header.mediaType == .gif  // true
/// header.pixelSize == Size(width: 20, height: 10)  // true
/// ```
public struct ImageHeader: Hashable, Sendable {
  /// The format.
  public let mediaType: Image.MediaType
  /// The size of the image in pixels; nil if the file has none.
  ///
  /// The size of a JPEG file includes the rotation by Exif. The size of an SVG file is in CSS pixels.
  public let pixelSize: Size?
}

extension ImageHeader {
  /// Creates a header from the beginning of a file.
  ///
  /// - Parameter bytes: The bytes of the file, or the available part from its beginning.
  /// - Throws: `ImageFileError` if the bytes aren't an image in a known format, or end or are invalid before its size.
  /// - Complexity: O(*n*) in the number of bytes before the size.
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
  /// - Parameter scale: The number of pixels for each point.
  /// - Returns: The size in points; nil if the file has none, or if the scale isn't finite and positive.
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
