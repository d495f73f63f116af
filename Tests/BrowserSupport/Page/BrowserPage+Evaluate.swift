import Foundation

extension BrowserPage {
  /// Runs a script in the page and returns what it returns; even in a page that runs no scripts of its own.
  ///
  /// - Parameters:
  ///   - script: The body of an asynchronous function. It returns a value that JSON can hold.
  ///   - type: The type to decode the value as.
  /// - Returns: The value.
  /// - Throws: Why there is no value.
  package func evaluate<Value: Decodable>(
    _ script: String, as type: Value.Type = Value.self
  ) throws(BrowserError) -> Value {
    let answer = try devTools.call(
      "Runtime.evaluate",
      [
        "expression": .string("(async () => {\(script)\n})().then(value => JSON.stringify(value))"),
        "awaitPromise": true,
      ],
      as: Answer.self)
    if let details = answer.exceptionDetails {
      throw .scriptFailed(details.exception?.description ?? details.exception?.value ?? details.text)
    }
    guard let report = answer.result.value else { throw .unexpectedReport("nothing was returned") }
    do {
      return try JSONDecoder().decode(Value.self, from: Data(report.utf8))
    } catch {
      throw .unexpectedReport("\(error) in \(report.prefix(2_000))")
    }
  }

  private struct Answer: Decodable {
    struct Remote: Decodable {
      var value: String?
      var description: String?
    }

    struct Details: Decodable {
      var text: String
      var exception: Remote?
    }

    var result: Remote
    var exceptionDetails: Details?
  }
}
