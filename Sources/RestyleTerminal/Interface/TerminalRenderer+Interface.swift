import Restyle
public import RestyleElements
import RestyleRendering

extension TerminalRenderer {
  /// Appends an interface on lines of its own: texts, rows, forms, and controls in their states.
  ///
  /// ```swift
  /// var terminal = TerminalRenderer()
  /// try terminal.append(Section(header: "Network") { Row("Wi-Fi") { Switch(isOn: true) } })
  /// print(terminal.text)
  /// ```
  ///
  /// Styles are resolved for the context's traits, with the terminal's own idiom, colour scheme, colours and columns.
  /// Elements that don't fit side by side are stacked.
  ///
  /// - Parameters:
  ///   - element: The interface.
  ///   - context: The rendering context.
  ///   - columns: The number of columns; the terminal's by default.
  /// - Throws: `ElementError` if elements are nested too deeply; nothing is appended then.
  public mutating func append(
    _ element: some Element, in context: ElementContext = ElementContext(), columns: Int? = nil
  ) throws(ElementError) {
    append(block: try block(of: element, in: context, columns: columns), columns: columns)
  }

  /// Renders an interface without appending it, so that it can be joined with other blocks.
  ///
  /// - Parameters:
  ///   - element: The interface.
  ///   - context: The rendering context.
  ///   - columns: The number of columns; the terminal's by default.
  /// - Returns: The cells, in at most as many columns.
  /// - Throws: `ElementError` if elements are nested too deeply.
  public mutating func block(
    of element: some Element, in context: ElementContext = ElementContext(), columns: Int? = nil
  ) throws(ElementError) -> TerminalBlock {
    let columns = min(max(columns ?? profile.columns, 1), Int.max.asLength)
    var context = context
    context.traits = profile.with { $0.columns = columns }.traits(over: context.traits)
    contrast = context.traits.contrast
    defer { contrast = .normal }
    var writer = InterfaceWriter(self, in: context)
    writer.terminal.isMirrored = context.traits.layoutDirection == .rightToLeft
    writer.terminal.isInElement = true
    try element.walkStructure(
      &writer, in: context, firstNumber: 0, varying: nil, reporting: .terminal)
    self = writer.terminal
    isInElement = false
    var layout = InterfaceLayout(writer.nodes, profile.metrics)
    let block = layout.block(columns: columns, in: &self).limited(columns: columns)
    isMirrored = false
    return block
  }
}
