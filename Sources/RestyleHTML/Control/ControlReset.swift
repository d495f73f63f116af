import Restyle

/// What a control looks like in a browser on its own, and shouldn't: the start of all its declarations.
enum ControlReset {
  /// A button, or a part that is clicked like one.
  static let button = declarations {
    $0.add("appearance", "none")
    $0.add("box-sizing", "border-box")
    $0.add("position", "relative")
    $0.add("margin", "0")
    $0.add("font", "inherit")
    $0.add("color", "inherit")
    $0.add("text-decoration", "none")
    $0.add("cursor", "pointer")
    $0.add("display", "inline-flex")
    $0.add("align-items", "center")
  }

  /// A field in which one types.
  static let field = declarations {
    $0.add("appearance", "none")
    $0.add("box-sizing", "border-box")
    $0.add("margin", "0")
    $0.add("font", "inherit")
    $0.add("color", "inherit")
  }

  /// A switch, whose thumb is a box before its content.
  static let toggle = declarations {
    $0.add("appearance", "none")
    $0.add("box-sizing", "border-box")
    $0.add("position", "relative")
    $0.add("flex", "none")
    $0.add("margin", "0")
    $0.add("cursor", "pointer")
    // Colours are all that a switch shows: without its own ones, nobody could tell on from off.
    $0.add("forced-color-adjust", "none")
  }

  /// An `input` that lies over what shows its state, where nothing of it is seen but the mark of the focus.
  static let covering = declarations {
    $0.add("appearance", "none")
    $0.add("position", "absolute")
    $0.add("inset", "0")
    $0.add("margin", "0")
    $0.add("border-width", "0")
    $0.add("border-radius", "inherit")
    $0.add("cursor", "inherit")
  }

  /// A group of controls.
  static let group = declarations {
    $0.add("box-sizing", "border-box")
    $0.add("margin", "0")
    $0.add("min-width", "0")
  }

  /// A text that may be a heading.
  static let text = declarations {
    $0.add("margin", "0")
    $0.add("font", "inherit")
  }

  private static func declarations(_ add: (inout CSSDeclarations) -> Void) -> CSSDeclarations {
    var declarations = CSSDeclarations()
    add(&declarations)
    return declarations
  }
}
