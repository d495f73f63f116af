import Restyle
import RestyleElements

/// What any box can have, whoever it belongs to.
extension Styler where Target == BackgroundStyle {
  /// Round corners.
  static let rounded: Styler = Styler { $0.border.cornerRadius = 6 }

  /// A line around the box.
  static func border(color: Color, width: Double) -> Styler {
    Styler {
      $0.border.color = color
      $0.border.width = width
      $0.border.borderEdges = .all
    }
  }

  /// A colour behind everything.
  static func filled(_ color: Color) -> Styler {
    Styler { $0.color = color }
  }

  /// The styler for the boxes of a button in all of its states.
  var ofButtons: Styler<Button> {
    Styler<Button> { button in
      button.style = button.style.allRestyled { apply(to: &$0.background) }
    }
  }

  /// The styler for the boxes of a field in all of its states.
  var ofFields: Styler<TextField> {
    Styler<TextField> { field in
      // A field may come without any box.
      field.style.backgrounds[.normal] = field.style.background(for: .normal)
      field.style.backgrounds.restyleAll { apply(to: &$0) }
    }
  }
}
