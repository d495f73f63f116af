package import Restyle

/// The header of an encoded image, which is read without decoding the image.
package struct EncodedImageHeader: Sendable {
  /// The format.
  package let mediaType: Image.MediaType
  /// The size in pixels, after applying the Exif orientation of a JPEG; for SVG, in CSS pixels, if the file has a size.
  package let pixelSize: Size?
}

/// The reason why the header of an image can't be read.
package enum EncodedImageError: Error, Equatable {
  /// The file doesn't start with a known signature.
  case unknownFormat
  /// The file ends before the size of the image.
  case truncated(Image.MediaType)
  /// The data with the size of the image is malformed.
  case malformed(Image.MediaType)
  /// The image has no pixels.
  case empty(Image.MediaType)
}

extension EncodedImageHeader {
  /// Reads the header of a file.
  ///
  /// - Parameter bytes: The file, or the available bytes from its beginning.
  /// - Throws: An error, if it isn't an image in a known format, or if it ends or is malformed before its size.
  /// - Complexity: O(*n*) in the number of bytes before those of the size.
  package init(_ bytes: [UInt8]) throws(EncodedImageError) {
    guard let mediaType = Image(data: bytes).mediaType else { throw .unknownFormat }
    var reader = ByteReader(bytes, of: mediaType)
    pixelSize =
      switch mediaType {
      case .png: try reader.pngSize()
      case .gif: try reader.gifSize()
      case .jpeg: try reader.jpegSize()
      case .webP: try reader.webPSize()
      case .avif: try reader.avifSize()
      case .svg: SVGRoot(bytes).size
      }
    self.mediaType = mediaType
  }
}
