import Restyle
import RestyleRendering

extension CSSWriter {
  /// Adds the declarations of a control's text, and reports attributes that the control can't have.
  mutating func add(withinControl text: TextStyle) {
    add(text.removingLosses(in: .control))
    // A fast path: most texts lose nothing.
    if text.attributes.hasRare || text.setsLineBreaks || text.attributes.inheritsAny {
      problems += text.losses(in: .control).map { RenderingProblem($0) }
    }
    if let link = text.link { problems.append(RenderingProblem(.linkInControl(link))) }
  }

  /// Reports attributes that only the element can express: the text of a field has one language, and no images.
  mutating func reportContent(of text: TextStyle, beside fieldText: TextStyle) {
    guard text.attributes.hasRare else { return }
    if text.image != nil { problems.append(RenderingProblem(.attribute(.image))) }
    if let language = text.language, language != fieldText.language {
      problems.append(RenderingProblem(.attribute(.language)))
    }
  }

  /// Reports attributes of a text in a state that the browser enters by itself, where only the look can change.
  mutating func reportContent(
    of text: TextStyle, in state: ControlState, _ textIn: (ControlState) -> TextStyle
  ) {
    guard text.attributes.hasRare, state.contains(.hovered) else { return }
    let usual = textIn(state.subtracting(.hovered))
    if text.image != usual.image { problems.append(RenderingProblem(.attribute(.image))) }
    if text.language != usual.language { problems.append(RenderingProblem(.attribute(.language))) }
    if text.link != usual.link { problems.append(RenderingProblem(.attribute(.link))) }
  }
}
