import BrowserSupport
import Foundation

/// What a browser shows of a page, each pixel the mean of a square of its own.
///
/// The browser reads its picture itself: of millions of pixels, which tests without optimisation take minutes for.
struct BrowserPicture {
  let width: Int
  let height: Int
  /// What the browser shows, as it was before means were found.
  let png: Data
  /// Red, green and blue of each pixel.
  private let components: [UInt8]

  /// Why a picture can't be read.
  struct Failure: Error { let reason: String }

  /// Shows a page.
  ///
  /// - Parameters:
  ///   - html: The page.
  ///   - browser: The browser, whose scale counts the pixels of the picture.
  ///   - options: What it claims of its surroundings.
  ///   - oversampling: How many of its pixels make one along each side.
  /// - Throws: Why there is no picture.
  init(of html: String, in browser: Browser, options: Browser.Options, oversampling: Int = 1) async throws {
    png = try await browser.open(html, options: options) { try $0.screenshot() }
    // Not shown, as it may be of any size.
    let page =
      "<!doctype html><img hidden alt=\"\" src=\"data:image/png;base64,\(png.base64EncodedString())\">"
    var reader = browser
    reader.scale = 1
    let means = try await reader.open(page) {
      try $0.evaluate(Self.script(oversampling), as: Means.self)
    }
    guard let data = Data(base64Encoded: means.components), data.count == 3 * means.width * means.height
    else {
      throw Failure(reason: "\(means.width) by \(means.height) pixels have other than three components each")
    }
    width = means.width
    height = means.height
    components = Array(data)
  }

  private struct Means: Decodable, Sendable {
    let width: Int
    let height: Int
    let components: String
  }

  /// What finds the mean of each square, rounded to the nearest, row of squares by row.
  private static func script(_ side: Int) -> String {
    """
    const side = \(side);
    const picture = await createImageBitmap(
      document.images[0], {colorSpaceConversion: 'none', premultiplyAlpha: 'none'});
    const width = Math.floor(picture.width / side), height = Math.floor(picture.height / side);
    // Several rows of squares at once, since each drawing takes its time.
    const rows = Math.max(1, Math.floor(256 / side));
    const canvas = new OffscreenCanvas(width * side, rows * side);
    const context = canvas.getContext('2d', {willReadFrequently: true});
    const means = new Uint8Array(3 * width * height);
    const sums = new Uint32Array(4 * width);
    for (let top = 0; top < height; top += rows) {
      context.drawImage(picture, 0, -top * side);
      const data = context.getImageData(0, 0, width * side, rows * side).data;
      let index = 0;
      for (let row = top; row < Math.min(top + rows, height); row++) {
        sums.fill(0);
        for (let y = 0; y < side; y++)
          for (let x = 0; x < 4 * width; x += 4)
            for (let column = 0; column < side; column++, index += 4) {
              sums[x] += data[index];
              sums[x + 1] += data[index + 1];
              sums[x + 2] += data[index + 2];
            }
        for (let x = 0; x < width; x++)
          for (let component = 0; component < 3; component++)
            means[3 * (row * width + x) + component] =
              Math.floor((sums[4 * x + component] + side * side / 2) / (side * side));
      }
    }
    let text = '';
    for (let start = 0; start < means.length; start += 32768)
      text += String.fromCharCode(...means.subarray(start, start + 32768));
    return {width, height, components: btoa(text)};
    """
  }
}

extension BrowserPicture {
  /// Red, green and blue of a pixel.
  subscript(x: Int, y: Int) -> SIMD3<UInt8> {
    let start = 3 * (y * width + x)
    return SIMD3(components[start], components[start + 1], components[start + 2])
  }
}
