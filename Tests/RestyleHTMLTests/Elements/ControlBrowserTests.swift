import BrowserSupport
import Foundation
import Restyle
import RestyleElements
import RestyleHTML
import Testing

@Suite("Controls of forms in a browser", .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct ControlBrowserTests {
  private func page(_ element: some Element, in context: ElementContext = ElementContext()) throws -> String {
    var renderer = HTMLRenderer()
    try renderer.append(element, in: context)
    return """
      <!doctype html><html lang="en"><meta charset="utf-8"><title>Screen</title>
      <style>:root{color-scheme:light dark}body{margin:0}\(renderer.styleSheet.css)</style>\
      <main>\(renderer.html)</main>
      """
  }

  private func form(@ElementBuilder _ content: () -> ElementContent) -> Form {
    let content = content()
    return Form(submission: .init(to: "/", sendsFiles: true)) {
      Stack(spacing: 12, insets: EdgeInsets(inset: 16), background: BackgroundStyle(color: .systemBackground))
      { content }
    }
  }

  private static let states = ControlState.namedStates

  @Test("No rule of accessible pages is broken, in any state and either scheme", arguments: ColorScheme.allCases)
  func rules(scheme: ColorScheme) async throws {
    let gallery = form {
      DocumentGallery()
      ControlGallery(name: "normal")
      for (name, state) in Self.states {
        ControlGallery(state: state, name: name, error: state == .invalid ? "This is wrong" : nil)
      }
    }
    let broken = try await Browser.required().open(
      page(gallery), options: Browser.Options(colorScheme: scheme)
    ) { try $0.brokenAccessibilityRules() }
    #expect(broken == [])
  }

  @Test("The rules find what is wrong")
  func rulesFindMistakes() async throws {
    let html = """
      <!doctype html><html><title></title><p id=a>x</p><p id=a style="color:#ccc">y</p><input><input id=b>
      <label for=b>n</label><label for=b>m</label><label for=c></label>
      <button style="width:8px;height:8px;padding:0"></button><ul><p>z</p></ul><h3>h</h3>
      <input aria-label=k aria-describedby=nobody aria-invalid=maybe><table><tr><td>t</td></tr></table>
      <p aria-label=w>q</p><img src="x.png">
      """
    let broken = try await Browser.required().open(html) { try $0.brokenAccessibilityRules() }
    let rules = Set(broken.map { String($0.prefix { $0 != ":" }) })
    #expect(
      rules.isSuperset(of: [
        "no language", "no title", "duplicate identifier", "no label", "several labels", "label of nothing",
        "empty label", "small target", "list with others than items", "skipped heading",
        "dangling aria-describedby", "value of aria-invalid", "table without headers", "name of nothing",
        "no alternative", "no name",
      ]))
    #expect(rules.contains { $0.hasPrefix("contrast") })
  }

  @Test("Controls are told as what they are, with their help and what is wrong")
  func reading() async throws {
    let tree = try await Browser.required().open(page(form { ControlGallery(error: "Wrong") })) {
      try $0.accessibilityTree()
    }
    let controls: Set = [
      "textbox", "spinbutton", "Date", "button", "combobox", "radiogroup", "radio", "checkbox", "switch",
      "link", "group", "DisclosureTriangle", "PopUpButton", "MenuListPopup",
    ]
    let lines = tree.exposed.filter { controls.contains($0.role) && !($0.role == "spinbutton" && $0.name.contains("Arrival")) }
      .map { $0.debugDescription + ($0.description.isEmpty ? "" : " (\($0.description))") }
    print(lines.joined(separator: "\n"))
    #expect(lines.contains(#"textbox "Name a" = "Ada" invalid (As in your passport Wrong)"#))
  }
}

extension ControlState {
  /// Each state with its name.
  static let namedStates: [(String, ControlState)] = [
    ("required", .required), ("hovered", .hovered), ("readOnly", .readOnly), ("focused", .focused),
    ("selected", .selected), ("invalid", .invalid), ("highlighted", .highlighted), ("loading", .loading),
    ("disabled", .disabled),
  ]
}
