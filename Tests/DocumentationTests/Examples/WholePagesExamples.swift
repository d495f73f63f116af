// The examples of the article, as they stand there, and what they give.

import Restyle
import RestyleElements
import RestyleHTML
import Testing

@Suite("What the article about whole pages shows")
struct WholePagesExamples {
  @Test("A page, its file, and its policy")
  func pages() throws {
    var files: [String: String] = [:]
    // Block 1 of RestyleHTML/RestyleHTML.docc/WholePages.md

    // Block 2 of RestyleHTML/RestyleHTML.docc/WholePages.md

    // Block 3 of RestyleHTML/RestyleHTML.docc/WholePages.md

    // Block 4 of RestyleHTML/RestyleHTML.docc/WholePages.md

    // Block 5 of RestyleHTML/RestyleHTML.docc/WholePages.md

    // Block 6 of RestyleHTML/RestyleHTML.docc/WholePages.md

    #expect(
      edgeToEdge.html.contains("body{margin-block:0px;margin-inline:0px}"), "\(edgeToEdge.html)")
    #expect(rendered.html.contains("<h1 ") && html.contains("<h1 "))

    #expect(
      shared.html.contains("<meta name=\"theme-color\" media=\"(prefers-color-scheme:dark)\"")
        && shared.html.contains("<script src=\"/app.js\" defer></script>\n</head>"))
    #expect(html.hasPrefix("<!doctype html>\n<html lang=\"en\">") && html.contains("<title>Settings</title>"))
    #expect(
      files.keys.allSatisfy { $0.hasPrefix("/assets/site-") && linked.html.contains($0) } && files.count == 1)
    #expect(policy.contains("style-src 'sha256-"))
  }
}
