package import Restyle

/// What the first bytes of an encoded image say of it, without decoding it.
package struct EncodedImageHeader: Sendable {
  /// The format.
  package let mediaType: Image.MediaType
  /// How many pixels the image is wide and high, of JPEG as Exif turns it; of SVG, how many CSS pixels if the file says.
  package let pixelSize: Size?
}

/// Why a file doesn't say what image it holds.
package enum EncodedImageError: Error {
  /// The file doesn't begin as an image in a known format.
  case unknownFormat
  /// The file ends before it says how large the image is.
  case truncated(Image.MediaType)
  /// What says how large the image is isn't as the format has it.
  case malformed(Image.MediaType)
  /// The image is no pixel wide or high.
  case empty(Image.MediaType)
}

extension EncodedImageHeader {
  /// Reads the beginning of a file.
  ///
  /// - Parameter bytes: The file, or as much of its beginning as there is.
  /// - Throws: An error, if it is no image in a known format, or ends or is wrong before it says its size.
  /// - Complexity: O(*n*) in the number of bytes before those that say the size.
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
