import Restyle
import RestyleElements
import RestyleRendering

/// A kind of control that HTML has an element for.
protocol HTMLControl: InputControl {
  /// Appends a control.
  static func append(_ control: ResolvedControl<Self>, to writer: inout HTMLWriter)
}

extension HTMLWriter {
  mutating func visit<Element: InputControl>(_ control: ResolvedControl<Element>) {
    guard let kind = Element.self as? any HTMLControl.Type else {
      return report(.element(String(describing: Element.self)))
    }
    kind.append(any: control, to: &self)
  }
}

extension HTMLControl {
  fileprivate static func append<Element: InputControl>(
    any control: ResolvedControl<Element>, to writer: inout HTMLWriter
  ) {
    if let control = control as? ResolvedControl<Self> { append(control, to: &writer) }
  }
}
