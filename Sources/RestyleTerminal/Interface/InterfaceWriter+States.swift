import Restyle
import RestyleElements
import RestyleRendering

// How states of controls are shown where their styles and colours don't.

extension InterfaceWriter {
  /// Appends a control, with the marks of its states behind it.
  mutating func append(markedFor state: ControlState, _ appendControl: (inout Self) -> Void) {
    guard mayMark(state), !marks(of: state).isEmpty else { return appendControl(&self) }
    start(LayoutNode.Container(axis: .horizontal, spacing: 1, alignment: .center))
    appendControl(&self)
    appendMarks(of: state)
    finish()
  }

  /// Appends the marks of a control's states behind what it holds.
  mutating func appendMarks(of state: ControlState) {
    guard mayMark(state) else { return }
    let marks = marks(of: state)
    if !marks.isEmpty { append(line: StyledString(marks), in: state) }
  }

  /// Whether a state may have marks: most have none.
  // Inlined, since the writer would be copied for the call.
  @inline(__always)
  private func mayMark(_ state: ControlState) -> Bool {
    state.contains(.required) || state.contains(.invalid) || state.contains(.loading)
  }

  /// A star for a required value that its label doesn't mark, an exclamation mark for an invalid one, and an ellipsis
  /// for what is loading.
  private func marks(of state: ControlState) -> String {
    var marks = ""
    if state.contains(.required), areRequiredMarked.last != true { marks += "*" }
    if state.contains(.invalid) { marks += TextMark.error }
    if state.contains(.loading) { marks += terminal.profile.ellipsis }
    return marks
  }

  /// Reports what can't be shown of a control's states.
  ///
  /// - Parameters:
  ///   - state: The states.
  ///   - showsReadOnly: Whether it is seen that the value can't be changed.
  mutating func reportStates(_ state: ControlState, showsReadOnly: @autoclosure () -> Bool = false) {
    if state.contains(.disabled), !terminal.profile.writesSequences { report(.property("disabled state")) }
    if state.contains(.readOnly), !showsReadOnly() { report(.property("read-only state")) }
  }

  /// The text of a control, which is faint if it is disabled and its style doesn't show that in colours.
  func faint(_ text: ReadyText, in state: ControlState, isShown: Bool = false) -> ReadyText {
    guard state.contains(.disabled), terminal.profile.writesSequences, !(isShown && terminal.showsColors)
    else {
      return text
    }
    var text = text
    text.runs = text.runs.map { $0.restyled { $0.fontWeight = .light } }
    return text
  }
}
