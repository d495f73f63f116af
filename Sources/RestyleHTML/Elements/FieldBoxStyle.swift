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
      // What stands beside it keeps its width while the field has any to give: all of it, since a browser that takes
      // a fraction of a pixel from a label breaks its line.
      declarations.add("min-width", "min(6em,100%)")
      declarations.add("flex-shrink", "99999")
      return declarations
    }
    return CSSRules(FieldStyle.cssRules { style($0).field }.rules + [room])
  }
}
