import BrowserSupport
import RestyleElements
import RestyleHTML

/// Evaluates a script in a page of an element that is 320 points wide.
func evaluateNarrow<Value: Decodable & Sendable>(
  _ script: String, _ content: some Element, as type: Value.Type
) async throws -> Value {
  var page = HTMLRenderer()
  try page.append(content)
  let html = """
    <!doctype html><style>body{margin:0;width:320px}\(page.styleSheet.css)</style>\(page.html)
    """
  return try await Browser.required().evaluate(script, in: html, as: type)
}
