import Restyle

/// What a control looks like in a browser on its own, and shouldn't: what all its declarations start with.
enum ControlReset {
  /// A button, or a part that is clicked like one.
  static func button(_ css: inout CSSWriter) {
    css.add(.appearance, "none")
    css.add(.boxSizing, "border-box")
    css.add(.position, "relative")
    css.add(.margin, "0")
    css.add(.font, "inherit")
    css.add(.color, "inherit")
    css.add(.textDecoration, "none")
    css.add(.cursor, "pointer")
    css.add(.display, "inline-flex")
    css.add(.alignItems, "center")
  }

  /// A field in which one types.
  static func field(_ css: inout CSSWriter) {
    css.add(.appearance, "none")
    css.add(.boxSizing, "border-box")
    css.add(.margin, "0")
    css.add(.font, "inherit")
    css.add(.color, "inherit")
  }

  /// A switch, whose thumb is a box before its content.
  static func toggle(_ css: inout CSSWriter) {
    css.add(.appearance, "none")
    css.add(.boxSizing, "border-box")
    css.add(.position, "relative")
    css.add(.flex, "none")
    css.add(.margin, "0")
    css.add(.cursor, "pointer")
    // Colours are all that a switch shows: without its own ones, nobody could distinguish on from off.
    css.add(.forcedColorAdjust, "none")
  }

  /// An `input` that lies over what shows its state, where nothing of it is seen but the mark of the focus.
  static func covering(_ css: inout CSSWriter) {
    css.add(.appearance, "none")
    css.add(.position, "absolute")
    css.add(.inset, "0")
    css.add(.margin, "0")
    css.add(.borderWidth, "0")
    css.add(.borderRadius, "inherit")
    css.add(.cursor, "inherit")
  }

  /// A group of controls.
  static func group(_ css: inout CSSWriter) {
    css.add(.boxSizing, "border-box")
    css.add(.margin, "0")
    css.add(.minWidth, "0")
  }

  /// A text that may be a heading.
  static func text(_ css: inout CSSWriter) {
    css.add(.margin, "0")
    css.add(.font, "inherit")
  }
}
