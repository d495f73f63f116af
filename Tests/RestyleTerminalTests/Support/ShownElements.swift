import Restyle
import RestyleElements
import Testing

@testable import RestyleTerminal

/// The lines of a block that shows an element, which keeps within the columns.
func rows(
  _ element: some Element, columns: Int = 40, _ profile: TerminalProfile = .plain,
  _ context: ElementContext = ElementContext(defaults: .system)
) throws -> [String] {
  var terminal = TerminalRenderer(profile)
  let block = try terminal.block(of: element, in: context, columns: columns)
  block.check()
  #expect(block.width <= columns)
  return block.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}

/// The cells of a block that shows an element, in its lines.
func cells(_ element: some Element, columns: Int = 40) throws -> [[TerminalCells.Cell]] {
  var terminal = TerminalRenderer()
  return try terminal.block(of: element, in: ElementContext(defaults: .system), columns: columns).cells()
    .lines
}
