// Rendered output can be written to any stream of the standard library: `print(terminal, to: &stream)`.

extension TerminalRenderer: TextOutputStreamable {
  /// Writes the output rendered so far.
  public func write(to target: inout some TextOutputStream) { target.write(text) }
}

extension TerminalScreen: TextOutputStreamable {
  /// Writes the sequences that show the screen on a terminal with any content.
  public func write(to target: inout some TextOutputStream) { target.write(text) }
}

extension TerminalDifference: TextOutputStreamable {
  /// Writes the sequences that turn one screen into the other.
  public func write(to target: inout some TextOutputStream) { target.write(text) }
}
