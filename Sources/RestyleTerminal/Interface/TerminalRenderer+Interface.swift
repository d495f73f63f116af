import Restyle
public import RestyleElements
import RestyleRendering

extension TerminalRenderer {
  /// Appends an interface in lines of its own: texts, rows, forms, and controls as they look in their states.
  ///
  /// ```swift
  /// var terminal = TerminalRenderer()
  /// try terminal.append(Section(header: "Network") { Row("Wi-Fi") { Switch(isOn: true) } })
  /// print(terminal.text)
  /// ```
  ///
  /// Styles are resolved for the traits of the context, but for what the terminal says itself: the idiom, the colour
  /// scheme, the colours and the columns. What lies beside each other and finds no room lies below each other.
  ///
  /// - Parameters:
  ///   - element: The interface.
  ///   - context: What it is rendered in.
  ///   - columns: How many columns there are; without them, as many as the terminal has.
  /// - Throws: `ElementError` if elements lie too deep in one another; nothing is appended then.
  public mutating func append(
    _ element: some Element, in context: ElementContext = ElementContext(), columns: Int? = nil
  ) throws(ElementError) {
    append(block: try block(of: element, in: context, columns: columns), columns: columns)
  }

  /// Renders an interface without appending it, so that it can be put beside other things.
  ///
  /// - Parameters:
  ///   - element: The interface.
  ///   - context: What it is rendered in.
  ///   - columns: How many columns there are; without them, as many as the terminal has.
  /// - Returns: The cells, in at most as many columns.
  /// - Throws: `ElementError` if elements lie too deep in one another.
  public mutating func block(
    of element: some Element, in context: ElementContext = ElementContext(), columns: Int? = nil
  ) throws(ElementError) -> TerminalBlock {
    let columns = min(max(columns ?? profile.columns, 1), Int.max.asLength)
    var context = context
    context.traits = profile.with { $0.columns = columns }.traits(over: context.traits)
    var writer = InterfaceWriter(self, in: context)
    writer.terminal.isMirrored = context.traits.layoutDirection == .rightToLeft
    writer.terminal.isInElement = true
    try element.walkStructure(&writer, in: context)
    self = writer.terminal
    isInElement = false
    var layout = InterfaceLayout(writer.nodes, profile.metrics)
    let block = layout.block(columns: columns, in: &self).limited(columns: columns)
    isMirrored = false
    return block
  }
}

extension TerminalProfile {
  /// What a terminal says itself, and of the rest what others say.
  fileprivate func traits(over others: TraitCollection) -> TraitCollection {
    var traits = others
    let own = self.traits
    traits.idiom = own.idiom
    traits.colorScheme = own.colorScheme
    traits.horizontalSizeClass = own.horizontalSizeClass
    traits[.terminalColumns] = columns
    traits[.terminalColors] = colors
    return traits
  }
}
