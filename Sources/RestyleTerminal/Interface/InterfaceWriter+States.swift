import Restyle
import RestyleElements
import RestyleRendering

// Marks for states of controls that their styles and colours don't show.

extension InterfaceWriter {
  /// Appends a control, with the marks of its states after it.
  mutating func append(markedFor state: ControlState, _ appendControl: (inout Self) -> Void) {
    guard mayMark(state), !marks(of: state).isEmpty else { return appendControl(&self) }
    start(LayoutNode.Container(axis: .horizontal, spacing: 1, alignment: .center))
    appendControl(&self)
    appendMarks(of: state)
    finish()
  }

  /// Appends the marks of a control's states after its content.
  mutating func appendMarks(of state: ControlState) {
    guard mayMark(state) else { return }
    let marks = marks(of: state)
    if !marks.isEmpty { append(line: StyledString(marks), in: state) }
  }

  /// Whether a state may have marks, which is rare.
  // Inlined, since a call would copy the writer.
  @inline(__always)
  private func mayMark(_ state: ControlState) -> Bool {
    state.contains(.required) || state.contains(.invalid) || state.contains(.loading)
  }

  /// An asterisk for a required value that its label doesn't mark, an exclamation mark for an invalid value, and an
  /// ellipsis while loading.
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
  ///   - showsReadOnly: Whether it is visible that the value can't be changed.
  mutating func reportStates(_ state: ControlState, showsReadOnly: @autoclosure () -> Bool = false) {
    if state.contains(.disabled), !terminal.profile.writesSequences { report(.property("disabled state")) }
    if state.contains(.readOnly), !showsReadOnly() { report(.property("read-only state")) }
  }

  /// The text of a control, which is faint if the control is disabled and its style has no colours for that.
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
