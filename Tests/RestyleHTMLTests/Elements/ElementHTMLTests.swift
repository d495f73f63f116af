import Foundation
import Restyle
import RestyleElements
import RestyleHTML
import Testing

@Suite("Elements as HTML")
struct ElementHTMLTests {
  private func html(_ element: some Element, in context: ElementContext = ElementContext()) throws -> String {
    var renderer = HTMLRenderer()
    try renderer.append(element, in: context)
    return renderer.html
  }

  @Test func dump() throws {
    for (name, element) in [("signin", SignInScreen() as any Element), ("settings", SettingsForm())] {
      var renderer = HTMLRenderer()
      try renderer.append(element)
      let page = "<!doctype html><meta charset=utf-8><title>x</title><meta name=viewport content='width=device-width'><style>body{margin:0}\(renderer.styleSheet.css)</style>\(renderer.html)"
      try page.write(toFile: "/tmp/\(name).html", atomically: true, encoding: .utf8)
      print(renderer.problems, renderer.styleSheet.problems)
    }
  }
}
