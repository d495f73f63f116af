import Restyle

/// The style of a field as an element, which takes the room that its surroundings leave.
struct FieldBoxStyle: CSSStyle {
  let field: FieldStyle

  typealias ClassNames = String

  static func cssRules(_ style: (TraitCollection) -> FieldBoxStyle) -> CSSRules {
    let room = StyleRule { _ in
      var declarations = CSSDeclarations()
      // Above what makes a row a link.
      declarations.add("position", "relative")
      declarations.add("width", "100%")
      declarations.add("min-width", "0")
      return declarations
    }
    return CSSRules(FieldStyle.cssRules { style($0).field }.rules + [room])
  }
}
