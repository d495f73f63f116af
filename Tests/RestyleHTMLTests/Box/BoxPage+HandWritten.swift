import Restyle
import RestyleHTML

// Elements as people write them: one with a class of their own, and nothing in it but text.

extension BoxPage {
  mutating func addHandWritten(
    _ name: String, _ style: ButtonStyle, in state: ControlState, _ direction: LayoutDirection
  ) throws {
    let traits = traits(direction)
    try add(style, to: ".\(name), #\(name)-again")
    let appearance = style.style(for: state)
    var button = box(appearance?.background ?? .none, style.contentInsets, traits)
    if let width = style.preferredMinimumSize.width { button.set("min-width", pixels: width) }
    if let height = style.preferredMinimumSize.height { button.set("min-height", pixels: height) }
    button.set(appearance?.text ?? TextStyle())
    for html in [
      "<button class=\"\(name)\" {attributes}>Save</button>", "<a class=\"x \(name)\" {attributes}>Save</a>",
    ] {
      add(name, html, in: state, traits, parts: [("", "", button)])
    }
  }

  mutating func addHandWritten(
    _ name: String, _ style: FieldStyle, in state: ControlState, _ direction: LayoutDirection
  ) throws {
    let traits = traits(direction)
    try add(style, to: "input.\(name)")
    var field = box(style.background(for: state), style.contentInsets, traits)
    field.set(style.text(for: state))
    field.set("caret-color", style.cursorColor)
    add(name, "<input class=\"\(name)\" {attributes}>", in: state, traits, parts: [("", "", field)])
  }

  mutating func addHandWritten(_ name: String, _ style: TextStyle, _ direction: LayoutDirection) throws {
    let traits = traits(direction)
    try add(style, to: "h6.\(name), .prose > .\(name)")
    let html = "<div class=\"prose\"><p class=\"\(name)\" {attributes}>text</p></div>"
    add(name, html, traits, parts: [("", "", text(style, traits))])
  }

  mutating func addHandWritten(_ name: String, _ style: BackgroundStyle, _ direction: LayoutDirection) throws
  {
    let traits = traits(direction)
    try add(style, to: "[data-box=\(name)]")
    let html = "<div data-box=\"\(name)\" {attributes}>text</div>"
    add(name, html, traits, parts: [("", "", box(style, nil, traits))])
  }
}
