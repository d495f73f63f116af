import Restyle
import RestyleElements

/// An interface that is walked and laid out on a terminal.
///
/// Its outermost elements don't depend on each other, so each may be laid out as soon as it ends.
struct TerminalInterface {
  var writer: InterfaceWriter
  private let columns: Int
  private let outerContrast: Contrast

  /// Opens an interface, in the columns of the terminal if none are given.
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
  /// Lays out the elements that were walked since the last call, under the defaults of the walk.
  mutating func takeBlock() -> TerminalBlock {
    writer.terminal.isInElement = false
    defer { writer.terminal.isInElement = true }
    var layout = InterfaceLayout(writer.takeNodes(), in: writer.terminal)
    return layout.block(columns: columns, in: &writer.terminal).limited(columns: columns)
  }

  /// Writes the elements that were walked since the last call.
  mutating func appendBlock() {
    if writer.nodes.isEmpty { return }
    let block = takeBlock()
    writer.terminal.append(block)
  }

  /// How many bytes were written that weren't taken.
  var byteCount: Int { writer.terminal.writer.bytes.count }

  /// Removes and returns the bytes that were written.
  mutating func takeBytes() -> [UInt8] {
    defer { writer.terminal.writer.bytes = [] }
    return writer.terminal.writer.bytes
  }

  /// What leaves nothing of the interface in force after it.
  var closing: String.UTF8View { writer.terminal.writer.closing.utf8 }

  /// The terminal after the interface.
  consuming func closed() -> TerminalRenderer {
    writer.terminal.contrast = outerContrast
    writer.terminal.isMirrored = false
    writer.terminal.isInElement = false
    return writer.terminal
  }
}
