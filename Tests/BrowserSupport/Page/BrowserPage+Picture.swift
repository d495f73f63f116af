package import Foundation

extension Browser {
  /// The most pixels of a picture.
  ///
  /// Headless Chromium 156 never answers for many larger ones: for 59 and for 35 million pixels three times of four,
  /// for 17 million once; for 7 to 15 million it did in all of 41 tries, in about a second for 7.
  package static let pixelLimit = 8_000_000
}

extension BrowserPage {
  /// Takes a picture of what can be seen of the page.
  ///
  /// - Returns: A PNG file.
  /// - Throws: Why there is no picture; `BrowserError.pictureTooLarge` at once if it would have more than
  ///   `Browser.pixelLimit` pixels.
  package func screenshot() throws(BrowserError) -> Data {
    do {
      return try devTools.process.limit(to: options.pictureTimeLimit) { () throws(BrowserError) in
        let viewport = try devTools.call("Page.getLayoutMetrics", as: Metrics.self).cssLayoutViewport
        let (width, height) = (viewport.clientWidth * scale, viewport.clientHeight * scale)
        guard width * height <= Browser.pixelLimit else {
          throw .pictureTooLarge(width: width, height: height)
        }
        return try devTools.call("Page.captureScreenshot", ["format": "png"], as: Screenshot.self).data
      }
    } catch .timedOut(let limit, _) {
      throw .tookNoPicture(reason: "it took longer than \(limit)")
    } catch .ended {
      throw .tookNoPicture(reason: "it ended")
    }
  }

  private struct Metrics: Decodable {
    struct Viewport: Decodable {
      var clientWidth: Int
      var clientHeight: Int
    }

    var cssLayoutViewport: Viewport
  }

  private struct Screenshot: Decodable {
    // JSON holds it in base 64, as decoders expect of data.
    var data: Data
  }
}
