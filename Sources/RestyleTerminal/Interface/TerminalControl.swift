import Restyle
import RestyleElements
import RestyleRendering

/// A kind of control with a presentation of its own in terminals, other than a label with a value.
protocol TerminalControl: InputControl {
  /// Appends a control.
  static func append(_ control: ResolvedControl<Self>, to writer: inout InterfaceWriter)
}

extension InterfaceWriter {
  mutating func visit<Element: InputControl>(_ control: ResolvedControl<Element>) {
    let field = control.element as? any FieldControl
    reportStates(of: control.element, showsReadOnly: field?.showsReadOnly ?? false)
    reportUnshown(of: control.element)
    append(marked: control.element) { writer in
      switch Element.self {
      case let kind as any TerminalControl.Type: kind.append(any: control, to: &writer)
      case let kind as any FieldControl.Type: kind.append(field: control, to: &writer)
      default: writer.append(labelled: control)
      }
    }
  }

  /// Appends a control of a kind without a presentation of its own: its label with its value.
  private mutating func append<Element: InputControl>(labelled control: ResolvedControl<Element>) {
    report(.element(String(describing: Element.self)))
    append(beside: control.labelBeside) { writer in
      let text = writer.terminal.readyText(StyledString(control.shownText ?? ""))
      writer.append(TextPart(text: writer.faint(text, control.element)))
    }
  }
}

extension TerminalControl {
  fileprivate static func append<Element: InputControl>(
    any control: ResolvedControl<Element>, to writer: inout InterfaceWriter
  ) {
    if let control = control as? ResolvedControl<Self> { append(control, to: &writer) }
  }
}

extension FieldControl {
  fileprivate static func append<Element: InputControl>(
    field control: ResolvedControl<Element>, to writer: inout InterfaceWriter
  ) {
    if let control = control as? ResolvedControl<Self> { writer.append(field: control) }
  }
}
