public import RestyleElements
import RestyleRendering

extension TerminalRenderer {
  /// Appends an interface on lines of its own, with texts, rows, forms, and controls in their states.
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
  ///   - columns: The number of columns; nil for those of the terminal.
  /// - Throws: `ElementError` if elements are nested too deeply; nothing is appended then.
  public mutating func append(
    _ element: some Element, in context: ElementContext = ElementContext(), columns: Int? = nil
  ) throws(ElementError) {
    append(block: try block(of: element, in: context, columns: columns), columns: columns)
  }

  /// Renders an interface without appending it, so that you can join it with other blocks.
  ///
  /// - Parameters:
  ///   - element: The interface.
  ///   - context: The rendering context.
  ///   - columns: The number of columns; nil for those of the terminal.
  /// - Returns: A block with at most this number of columns. If the layout is from right to left, the block has all of
  ///   them, with the content at the right edge.
  /// - Throws: `ElementError` if elements are nested too deeply.
  public mutating func block(
    of element: some Element, in context: ElementContext = ElementContext(), columns: Int? = nil
  ) throws(ElementError) -> TerminalBlock {
    try context.withDefaults { () throws(ElementError) in
      var interface = TerminalInterface(on: self, in: context, columns: columns)
      try element.walkStructure(
        &interface.writer, in: interface.writer.context, firstNumber: 0, varying: nil, reporting: .terminal)
      let block = interface.takeBlock()
      self = interface.closed()
      return block
    }
  }
}
