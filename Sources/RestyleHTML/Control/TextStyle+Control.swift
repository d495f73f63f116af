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
}
