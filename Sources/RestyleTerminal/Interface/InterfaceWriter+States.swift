import Restyle
import RestyleElements
import RestyleRendering

// How states of controls are shown where their styles and colours don't.

extension InterfaceWriter {
  /// Appends a control, with the marks of its states behind it.
  mutating func append(marked control: some Control, _ appendControl: (inout Self) -> Void) {
    guard !marks(of: control.state).isEmpty else { return appendControl(&self) }
    start(LayoutNode.Container(axis: .horizontal, spacing: 1, alignment: .center))
    appendControl(&self)
    appendMarks(of: control)
    finish()
  }

  /// Appends the marks of a control's states behind what it holds.
  mutating func appendMarks(of control: some Control) {
    let marks = marks(of: control.state)
    if !marks.isEmpty { append(line: StyledString(marks), of: control) }
  }

  /// A star for a required value, an exclamation mark for an invalid one, and an ellipsis for what is loading.
  private func marks(of state: ControlState) -> String {
    var marks = ""
    if state.contains(.required) { marks += "*" }
    if state.contains(.invalid) { marks += TextMark.error }
    if state.contains(.loading) { marks += terminal.profile.drawsASCIIOnly ? "..." : "…" }
    return marks
  }

  /// Reports what can't be shown of a control's states.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - showsReadOnly: Whether it is seen that its value can't be changed.
  mutating func reportStates(of control: some Control, showsReadOnly: Bool = false) {
    if !control.isEnabled, !terminal.profile.writesSequences { report(.property("disabled state")) }
    if control.isReadOnly, !showsReadOnly { report(.property("read-only state")) }
  }

  /// The text of a control, which is faint if it is disabled and its style doesn't show that in colours.
  func faint(_ text: ReadyText, _ control: some Control, isShown: Bool = false) -> ReadyText {
    guard !control.isEnabled, terminal.profile.writesSequences, !(isShown && terminal.showsColors) else {
      return text
    }
    var text = text
    text.runs = text.runs.map { $0.restyled { $0.fontWeight = .light } }
    return text
  }
}
