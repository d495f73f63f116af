import Restyle
import RestyleRendering

/// What a control looks like in a browser on its own, and shouldn't: what all its declarations start with.
enum ControlReset {
  /// A button, or a part that is clicked like one.
  static func button(_ css: inout CSSWriter) {
    css.add([
      .appearance: "none", .boxSizing: "border-box", .position: "relative", .margin: "0", .font: "inherit",
      .color: "inherit", .textDecoration: "none", .cursor: "pointer", .display: "inline-flex",
      .alignItems: "center", .maxWidth: "100%",
    ])
  }

  /// A field in which one types.
  static func field(_ css: inout CSSWriter) {
    css.add([
      .appearance: "none", .boxSizing: "border-box", .margin: "0", .font: "inherit", .color: "inherit",
    ])
  }

  /// A switch, whose thumb is a box before its content.
  static func toggle(_ css: inout CSSWriter) {
    css.add([
      .appearance: "none", .boxSizing: "border-box", .position: "relative", .flex: "none", .margin: "0",
      .verticalAlign: "middle", .cursor: "pointer",
    ])
    // Colours are all that a switch shows: without its own ones, nobody could distinguish on from off.
    css.add(.forcedColorAdjust, "none")
  }

  /// An `input` that lies over what shows its state, where nothing of it is seen but the mark of the focus.
  static func covering(_ css: inout CSSWriter) {
    css.add([
      .appearance: "none", .position: "absolute", .inset: "0", .margin: "0", .borderWidth: "0",
      .borderRadius: "inherit", .cursor: "inherit",
    ])
  }

  /// A group of controls, which may be narrower than its content unless it has another minimum.
  static func group(_ css: inout CSSWriter, minWidth: StaticString = "0") {
    css.add([.boxSizing: "border-box", .margin: "0", .minWidth: minWidth])
  }

  /// What printed pages break before or behind, and not within.
  static func whole(_ css: inout CSSWriter) { css.add(.breakInside, "avoid") }

  /// What takes the space that its surroundings leave, and gives way to what is beside it.
  ///
  /// That keeps its width while this has any to give: all of it, since a browser that takes a fraction of a pixel from a
  /// label breaks its line.
  static func flexible(_ css: inout CSSWriter) {
    css.add([.width: "100%", .minWidth: "min(6em,100%)", .flexShrink: "99999"])
  }

  /// A text that may be a heading.
  static func text(_ css: inout CSSWriter) { css.add([.margin: "0", .font: "inherit"]) }

  /// A text beside something else in a control, whose words break where there is no room for them.
  static func title(_ css: inout CSSWriter) {
    text(&css)
    css.add(.minWidth, "0")
  }

  /// A text in a column of texts, whose words break where they are wider than the column.
  static func line(_ css: inout CSSWriter) {
    text(&css)
    css.add([.boxSizing: "border-box", .maxWidth: "100%"])
  }
}

extension RuleBuilder {
  /// Adds the rules of a text that is an element, and those of what is around it.
  mutating func add(
    element style: Variants<TextStyle>, _ selector: StyleSelector = StyleSelector(),
    over reset: (inout CSSWriter) -> Void = ControlReset.text
  ) {
    add(text: style, selector, over: reset)
    add(containersOf: style, selector) { $0.cutsEachLine }
  }
}
