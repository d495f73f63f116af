import Restyle
import RestyleElements

/// An interface that is traversed and laid out on a terminal.
///
/// Its outermost elements are independent, so each can be laid out when it ends.
struct TerminalInterface {
  var writer: InterfaceWriter
  private let columns: Int
  private let outerContrast: Contrast

  /// Starts an interface; without `columns`, it has those of the terminal.
  init(on terminal: TerminalRenderer, in context: ElementContext, columns: Int?) {
    self.columns = min(max(columns ?? terminal.profile.columns, 1), Int.max.asLength)
    var (terminal, context) = (terminal, context)
    context.traits = terminal.profile.with { [columns = self.columns] in $0.columns = columns }
      .traits(over: context.traits)
    outerContrast = terminal.contrast
    terminal.contrast = context.traits.contrast
    terminal.isMirrored = context.traits.layoutDirection == .rightToLeft
    terminal.isInElement = true
    context.withDefaults { terminal.forgetOtherDefaults() }
    writer = InterfaceWriter(terminal, in: context)
  }
}

extension TerminalInterface {
  /// Lays out the elements that were visited since the last call, with the defaults of the traversal.
  mutating func takeBlock() -> TerminalBlock {
    writer.terminal.isInElement = false
    defer { writer.terminal.isInElement = true }
    var layout = InterfaceLayout(writer.takeNodes(), in: writer.terminal)
    return layout.block(columns: columns, in: &writer.terminal).limited(columns: columns)
  }

  /// Writes the elements that were visited since the last call.
  mutating func appendBlock() {
    if writer.nodes.isEmpty { return }
    let block = takeBlock()
    writer.terminal.append(block)
  }

  /// The number of written bytes that weren't taken yet.
  var byteCount: Int { writer.terminal.writer.bytes.count }

  /// Removes and returns the bytes that were written.
  mutating func takeBytes() -> [UInt8] {
    defer { writer.terminal.writer.bytes = [] }
    return writer.terminal.writer.bytes
  }

  /// The bytes that end all active styles and links.
  var closing: String.UTF8View { writer.terminal.writer.closing.utf8 }

  /// The terminal after the interface.
  consuming func closed() -> TerminalRenderer {
    writer.terminal.contrast = outerContrast
    writer.terminal.isMirrored = false
    writer.terminal.isInElement = false
    return writer.terminal
  }
}
