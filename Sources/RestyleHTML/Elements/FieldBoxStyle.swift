import Restyle
import RestyleRendering

/// The style of a field as an element, which takes the room that its surroundings leave.
struct FieldBoxStyle: SingleClassStyle {
  let field: FieldStyle

  static func addRules(of style: Variants<FieldBoxStyle>, to rules: inout RuleBuilder) {
    rules.add(field: style.mapEach(\.field))
    rules.add(style) { _, css in
      ControlReset.aboveRowAction(&css)
      ControlReset.flexible(&css)
    }
  }
}
