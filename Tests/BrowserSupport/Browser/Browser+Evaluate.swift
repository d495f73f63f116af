import Foundation

extension Browser {
  /// Loads a page, runs a script in it and returns what the script returns.
  ///
  /// ```swift
  /// let title = try browser.evaluate("return document.title", in: "<!doctype html>...", as: String.self)
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
  package func evaluate<Value: Decodable>(
    _ script: String, in page: String, options: Options = Options(), as type: Value.Type = Value.self
  ) throws(BrowserError) -> Value {
    let dump = try run(
      files: Self.files(page: Self.injecting(script, into: page), options: options),
      options: options,
      arguments: { _ in ["--dump-dom"] },
      result: { try String(decoding: Data(contentsOf: $0.appending(path: "output")), as: UTF8.self) }
    )
    guard let start = dump.range(of: Self.reportStart, options: .backwards)?.upperBound,
      let end = dump[start...].range(of: "</pre>")?.lowerBound,
      let report = dump[start..<end].removingPercentEncoding
    else { throw .noReport(page: dump) }
    let answer: Answer<Value>
    do {
      answer = try JSONDecoder().decode(Answer<Value>.self, from: Data(report.utf8))
    } catch {
      throw .unexpectedReport("\(error) in \(report.prefix(2_000))")
    }
    if let error = answer.error { throw .scriptFailed(error) }
    guard let value = answer.value else { throw .unexpectedReport("nothing was returned") }
    return value
  }

  private struct Answer<Value: Decodable>: Decodable {
    var value: Value?
    var error: String?
  }

  private static let reportStart = #"<pre id="browser-report">"#

  /// Puts a script before everything in the page, where no markup of the page can swallow it.
  private static func injecting(_ script: String, into page: String) -> String {
    let doctype = "<!doctype html>"
    let hasDoctype = page.prefix(doctype.count).lowercased() == doctype
    return (hasDoctype ? doctype : "") + """
      <script>document.currentScript.remove();addEventListener('load', async () => {
        let answer;
        try { answer = {value: await (async () => { \(script) })()}; } catch (error) { answer = {error: `${error}`}; }
        const text = encodeURIComponent(JSON.stringify(answer));
        if (parent !== window) return parent.postMessage(text, '*');
        const pre = document.createElement('pre');
        pre.id = 'browser-report';
        pre.textContent = text;
        document.documentElement.append(pre);
      });</script>
      """ + (hasDoctype ? String(page.dropFirst(doctype.count)) : page)
  }

  /// The files that show a page in a window of the right size.
  ///
  /// Windows have a least width and a frame of their own, so the page stands in a frame that has the size.
  static func files(page: String, options: Options) -> [String: String] {
    guard let size = options.windowSize else { return ["page.html": page] }
    let frame = """
      <!doctype html><meta charset="utf-8"><style>body{margin:0}iframe{border:0;display:block}</style>
      <iframe src="framed.html" width="\(size.width)" height="\(size.height)"></iframe>
      <script>addEventListener('message', event => {
        const pre = document.createElement('pre');
        pre.id = 'browser-report';
        pre.textContent = event.data;
        document.documentElement.append(pre);
      });</script>
      """
    return ["page.html": frame, "framed.html": page]
  }
}
