import Foundation
import RestyleHTML

/// The page with all components, as somebody wrote it by hand with GOV.UK's class names and no style of its own.
///
/// What is measured has a name in `data-sample`. It is also measured in each of `data-states` — of the element that
/// `data-of` names, if not its own — and so are the pseudo-elements of `data-pseudo`.
enum Page {
  /// The folder of this package's sources.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  /// The page with a stylesheet.
  static func html(with css: String) throws -> String {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder.appending(path: "Page"), includingPropertiesForKeys: nil)
    let body = try files.filter { $0.pathExtension == "html" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map { try String(contentsOf: $0, encoding: .utf8) }
    return """
      <!doctype html>
      <html lang=en class=govuk-template data-sample=template>
      <meta charset=utf-8>
      <title>Renew a fishing permit</title>
      <style>\(testFonts)</style>
      <style>\(css)</style>
      <body class=govuk-template__body data-sample=body-of-page>
      \(body.joined())
      """
  }

  /// The site's font, and that of what has none, are replaced: texts are then as wide on every machine.
  private static let testFonts =
    ["GDS Transport", "Default"].map { name in
      "@font-face{font-family:\"\(name)\";font-weight:100 900;src:url(data:font/ttf;base64,\(squares))}"
    }.joined() + ":where(html){font-family:Default}"

  /// A font whose characters are all squares of half an em.
  private static let squares = """
    AAEAAAAKAIAAAwAgT1MvMkb0dYIAAAEoAAAAYGNtYXAAEDBTAAABkAAAAChnbHlmGxAbDgAAAcAAAAA0aGVhZC9nMNYAAACsAAAA\
    NmhoZWEFFgFgAAAA5AAAACRobXR4AiYAMgAAAYgAAAAGbG9jYQAaAA0AAAG4AAAABm1heHAABAAGAAABCAAAACBuYW1lAHcIcgAA\
    AfQAAAAicG9zdAADAAAAAAIYAAAAIAABAAAAAQAAcvilq18PPPUAAwPoAAAAAOcudwEAAAAA5y53AQAyAAABwgH0AAAAAwACAAAA\
    AAAAAAEAAAMg/zgAAAH0ADIAMgHCAAEAAAAAAAAAAAAAAAAAAAABAAEAAAACAAQAAQAAAAAAAgAAAAAAAAAAAAAAAAAAAAAAAwH0\
    AZAABQAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAPz8/PwAAACAv/gMg/zgAAAMgAMgA\
    AAAAAAAAAAH0AfQAAAAgAAAB9AAyADIAAAAAAAEAAwAKAAAADAANAAAAAAAcAAAAAAAAAAEAAAAgAAAv/gAAAAEAAAANABoAAAAB\
    ADIAAAHCAfQAAwAAMxEhETIBkAH0/gwAAAEAMgAAAcIB9AADAAAzESERMgGQAfT+DAAAAAACAB4AAwABBAkAAQACAAAAAwABBAkA\
    AgACAAIAVABSAAAAAwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA==
    """
}
