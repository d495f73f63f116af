package import Foundation

extension Browser {
  /// Loads a page and returns a picture of it.
  ///
  /// - Parameters:
  ///   - page: The HTML of the page.
  ///   - options: What the browser claims of its surroundings; a window size below 500 pixels leaves white
  ///     beside the page.
  /// - Returns: A PNG file.
  /// - Throws: Why there is no picture.
  package func screenshot(of page: String, options: Options = Options()) throws(BrowserError) -> Data {
    let size = options.windowSize ?? .regular
    return try run(
      files: Self.files(page: page, options: options),
      options: options,
      arguments: { folder in
        [
          "--screenshot=\(folder.appending(path: "picture.png").path)",
          "--window-size=\(size.width),\(size.height)",
        ]
      },
      result: { try Data(contentsOf: $0.appending(path: "picture.png")) }
    )
  }
}
