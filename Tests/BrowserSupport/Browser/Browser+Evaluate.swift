extension Browser {
  /// Loads a page, runs a script in it and returns what the script returns.
  ///
  /// ```swift
  /// let title = try await browser.evaluate("return document.title", in: "<!doctype html>...", as: String.self)
  /// ```
  ///
  /// - Parameters:
  ///   - script: The body of an asynchronous function, which runs when the page has been loaded. It returns a
  ///     value that JSON can hold.
  ///   - page: The HTML of the page.
  ///   - options: What the browser claims of its surroundings.
  ///   - type: The type to decode the value as.
  /// - Returns: The value.
  /// - Throws: Why there is no value.
  public func evaluate<Value: Decodable & Sendable>(
    _ script: String, in page: String, options: Options = Options(), as type: Value.Type = Value.self
  ) async throws -> Value {
    try await open(page, options: options) { try $0.evaluate(script) }
  }
}
