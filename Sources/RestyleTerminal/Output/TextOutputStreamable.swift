// What is rendered goes to any stream of the standard library in one write: `print(terminal, to: &stream)`.

extension TerminalRenderer: TextOutputStreamable {
  /// Writes what has been rendered so far.
  public func write(to target: inout some TextOutputStream) {
    target.write(text)
  }
}

extension TerminalScreen: TextOutputStreamable {
  /// Writes what shows the screen on a terminal, whatever that showed before.
  public func write(to target: inout some TextOutputStream) {
    target.write(text)
  }
}

extension TerminalDifference: TextOutputStreamable {
  /// Writes what turns the one screen into the other.
  public func write(to target: inout some TextOutputStream) {
    target.write(text)
  }
}
