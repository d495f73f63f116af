import Restyle
import RestyleElements
@_spi(Outputs) import RestyleRendering

/// A kind of control with a presentation of its own in terminals, other than a label with a value.
protocol TerminalControl: InputControl {
  /// Appends a control.
  static func append(_ control: ResolvedControl<Self>, to writer: inout InterfaceWriter)

  /// Appends a control of this kind, with its label and the marks of its states.
  // A requirement, so that it is specialized for each kind: generic code would copy and cast each control.
  static func append(_ control: consuming ResolvedControl<any InputControl>, to writer: inout InterfaceWriter)
}

extension TerminalControl {
  static func append(_ control: consuming ResolvedControl<any InputControl>, to writer: inout InterfaceWriter)
  {
    guard let control = ResolvedControl<Self>(control) else { return }
    writer.append(control) { append(control, to: &$0) }
  }
}

extension InterfaceWriter {
  mutating func visit(_ control: consuming ResolvedControl<any InputControl>) {
    if let kind = controlKinds.presentation(of: control.kind) {
      kind.append(control, to: &self)
    } else if let kind = control.kind as? any FieldControl.Type {
      kind.append(field: control, to: &self)
    } else {
      append(labelled: control, control.kind)
    }
  }

  /// Appends a control with the marks of its states, and reports lost properties.
  fileprivate mutating func append<Kind: InputControl>(
    _ control: ResolvedControl<Kind>, _ appendControl: (inout Self) -> Void
  ) {
    let state = control.box.element.state
    reportStates(state, showsReadOnly: (control.element as? any FieldControl)?.showsReadOnly ?? false)
    reportUnshown(of: control.box.element)
    append(markedFor: state, appendControl)
  }

  /// Appends a control of a kind without a presentation of its own: its label with its value.
  private mutating func append<Kind: InputControl>(
    labelled control: ResolvedControl<any InputControl>, _ kind: Kind.Type
  ) {
    guard let control = ResolvedControl<Kind>(control) else { return }
    append(control) { writer in
      writer.report(.element(String(describing: kind)))
      writer.append(beside: control.labelBeside) { writer in
        let text = writer.terminal.readyText(StyledString(control.shownText ?? ""))
        writer.append(TextPart(text: writer.faint(text, in: control.box.element.state)))
      }
    }
  }
}

extension FieldControl {
  fileprivate static func append(
    field control: ResolvedControl<any InputControl>, to writer: inout InterfaceWriter
  ) {
    guard let control = ResolvedControl<Self>(control) else { return }
    writer.append(control) { $0.append(field: control) }
  }
}
