import Restyle
import RestyleRendering

extension Image {
  /// The size of the encoded image, in pixels; nil where its bytes don't say it.
  var pixelSize: Size? {
    guard case .data(let bytes) = source else { return nil }
    return (try? EncodedImageHeader(bytes))?.pixelSize
  }
}
