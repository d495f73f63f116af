import Restyle
import RestyleRendering

extension CSSWriter {
  /// Declares what a text says whose element is a control, and reports what it can't.
  mutating func add(withinControl text: TextStyle) {
    add(text.removingLosses(in: .control))
    // Most texts lose nothing.
    if text.attributes.hasRare || text.setsLineBreaks || text.attributes.inheritsAny {
      problems += text.losses(in: .control).map { RenderingProblem($0) }
    }
    if let link = text.link { problems.append(RenderingProblem(.linkInControl(link))) }
  }

  /// Reports what a text asks for that only its element could say: a field's has one language, and no images.
  mutating func reportContent(of text: TextStyle, beside fieldText: TextStyle) {
    guard text.attributes.hasRare else { return }
    if text.image != nil { problems.append(RenderingProblem(.attribute(.image))) }
    if let language = text.language, language != fieldText.language {
      problems.append(RenderingProblem(.attribute(.language)))
    }
  }

  /// Reports what a text asks for in a state that a browser enters by itself, where only its looks change.
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
