import Restyle
import RestyleRendering

/// Declarations that reset the browser's look of controls; all styles of controls start with them.
enum ControlReset {
  /// Resets a button, or a part that is clicked like one.
  static func button(_ css: inout CSSWriter) {
    css.add([
      .appearance: "none", .boxSizing: "border-box", .position: "relative", .margin: "0", .font: "inherit",
      .color: "inherit", .textDecoration: "none", .cursor: "pointer", .display: "inline-flex",
      .alignItems: "center", .maxWidth: "100%",
    ])
  }

  /// Resets a text field.
  static func field(_ css: inout CSSWriter) {
    css.add([
      .appearance: "none", .boxSizing: "border-box", .margin: "0", .font: "inherit", .color: "inherit",
    ])
  }

  /// Resets a switch, whose thumb is its `::before`.
  static func toggle(_ css: inout CSSWriter) {
    css.add([
      .appearance: "none", .boxSizing: "border-box", .position: "relative", .flex: "none", .margin: "0",
      .verticalAlign: "middle", .cursor: "pointer",
    ])
    keepingColors(&css)
  }

  /// Keeps the colours of an element that shows what it says by nothing else, such as whether a switch is on.
  ///
  /// Otherwise, a reader's own colours replace them, and browsers leave backgrounds out on paper.
  static func keepingColors(_ css: inout CSSWriter) {
    css.add(.forcedColorAdjust, "none")
    printingColors(&css)
  }

  /// Keeps a background and the colour of the text on it on paper; without a background, the text can become darker.
  static func printing(_ background: BackgroundStyle, _ css: inout CSSWriter) {
    guard background.color != .clear || background.gradient != nil || background.image != nil else { return }
    printingColors(&css)
  }

  private static func printingColors(_ css: inout CSSWriter) {
    css.add([.webkitPrintColorAdjust: "exact", .printColorAdjust: "exact"])
  }

  /// Resets an `input` that covers the element with its look; only its focus ring is visible.
  static func covering(_ css: inout CSSWriter) {
    css.add([
      .appearance: "none", .position: "absolute", .inset: "0", .margin: "0", .borderWidth: "0",
      .borderRadius: "inherit", .cursor: "inherit",
    ])
  }

  /// Puts a control above the link or the button that covers a row.
  static func aboveRowAction(_ css: inout CSSWriter) { css.add(.position, "relative") }

  /// Resets a group of controls, which can be narrower than its content unless it has another minimum.
  static func group(_ css: inout CSSWriter, minWidth: StaticString = "0") {
    css.add([.boxSizing: "border-box", .margin: "0", .minWidth: minWidth])
  }

  /// Avoids page breaks within an element.
  static func whole(_ css: inout CSSWriter) { css.add(.breakInside, "avoid") }

  /// Makes an element take the remaining space, and shrink before its siblings do.
  ///
  /// Siblings keep their full width as long as this element can shrink: if a browser takes a fraction of a pixel from a
  /// label, its line breaks.
  static func flexible(_ css: inout CSSWriter) {
    css.add([.width: "100%", .minWidth: "min(6em,100%)", .flexShrink: "99999"])
  }

  /// Resets a text that may be a heading.
  static func text(_ css: inout CSSWriter) { css.add([.margin: "0", .font: "inherit"]) }

  /// Resets a text beside other elements in a control, whose words break if there is no room for them.
  static func title(_ css: inout CSSWriter) {
    text(&css)
    css.add(.minWidth, "0")
  }

  /// Resets a text in a column of texts, whose words break if they are wider than the column.
  static func line(_ css: inout CSSWriter) {
    text(&css)
    css.add([.boxSizing: "border-box", .maxWidth: "100%"])
  }
}

extension RuleBuilder {
  /// Adds the rules of a text element, and of the elements around it.
  mutating func add(
    element style: Variants<TextStyle>, _ selector: StyleSelector = StyleSelector(),
    over reset: (inout CSSWriter) -> Void = ControlReset.text
  ) {
    add(text: style, selector, over: reset)
    add(containersOf: style, selector) { $0.cutsEachLine }
  }
}
