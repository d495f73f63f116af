// The examples of the article, as they stand there, and what they give.

import Restyle
import RestyleHTML
import Testing

@Suite("What the article about whole pages shows")
struct WholePagesExamples {
  @Test("A page, its file, and its policy")
  func pages() throws {
    var files: [String: String] = [:]
    var page = HTMLRenderer()
    try page.append(SettingsForm())
    let document = HTMLDocument(
      title: "Settings", language: "en", body: page, background: BackgroundStyle(color: .systemBackground),
      text: TextStyle(font: .system(size: 17), color: .label),
      icons: [HTMLDocument.Icon(Image(url: "/icon.svg"))])
    let html = document.html

    let linked = HTMLDocument(
      title: "Settings", language: "en", body: page, styles: .linked(path: "/assets/site"))
    if let file = linked.styleSheetFile { files[file.address] = file.content }

    let policy = "default-src 'none'; img-src 'self'; form-action 'self'; \(document.contentSecurityPolicy)"

    #expect(html.hasPrefix("<!doctype html>\n<html lang=\"en\">") && html.contains("<title>Settings</title>"))
    #expect(
      files.keys.allSatisfy { $0.hasPrefix("/assets/site-") && linked.html.contains($0) } && files.count == 1)
    #expect(policy.contains("style-src 'sha256-"))
  }
}
