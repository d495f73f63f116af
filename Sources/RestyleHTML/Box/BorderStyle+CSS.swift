public import Restyle

extension BorderStyle {
  /// Returns the CSS declarations of the line and the corners, for some traits.
  ///
  /// | Property | CSS |
  /// |---|---|
  /// | `width`, `borderEdges` | `border-width`, 0 at the other edges |
  /// | `color` | `border-color` |
  /// | `cornerRadii` | `border-radius` |
  public func cssDeclarations(for traits: TraitCollection) -> CSSDeclarations {
    var declarations = CSSDeclarations()
    declarations.add(self, for: traits)
    return declarations
  }
}

extension CSSDeclarations {
  /// Declares a border; one without a line too, since controls have lines unless they are told otherwise.
  mutating func add(_ border: BorderStyle, for traits: TraitCollection) {
    if border.insets == .zero {
      add("border-width", "0")
    } else {
      add("border-style", "solid")
      add("border-width") { $0.bytes.append(PhysicalSides(border.insets, for: traits)) }
      add("border-color") { $0.append(border.color, for: traits) }
    }
    add("border-radius") { $0.bytes.append(PhysicalSides(border.cornerRadii, for: traits)) }
  }
}
