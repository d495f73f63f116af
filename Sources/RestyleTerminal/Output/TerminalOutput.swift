/// The output of a program: a file descriptor of a terminal, a pipe or a file.
///
/// ```swift
/// let output = TerminalOutput.standardOutput
/// let profile = TerminalProfile(
///   environment: ProcessInfo.processInfo.environment, isTerminal: output.isTerminal,
///   columns: output.size?.columns)
/// var terminal = TerminalRenderer(profile)
/// terminal.append(StyledText("done\n", style: TextStyle(color: .green)))
/// try output.write(terminal)
/// ```
///
/// Restyle never queries the terminal itself; only ``isTerminal`` and ``size`` query the system.
public struct TerminalOutput: Hashable, Sendable {
  /// The file descriptor of the output.
  public let fileDescriptor: Int32

  /// Creates an output from an open file descriptor, which stays open.
  public init(fileDescriptor: Int32) { self.fileDescriptor = fileDescriptor }

  /// The standard output of the program.
  public static let standardOutput = Self(fileDescriptor: 1)

  /// The standard error of the program, for progress and failures.
  public static let standardError = Self(fileDescriptor: 2)
}

extension TerminalOutput {
  /// Writes a text, or the text of a renderer, a screen or a difference, in one piece, so no partial frame is visible.
  ///
  /// If the system accepts only a part, the rest is written after it. If the system accepts nothing for now, this
  /// method waits. A pipe without a reader leads to an error, and to no signal that ends the program (Windows has no
  /// such signal).
  ///
  /// - Throws: An error with the reason, and with the number of bytes written before it.
  public func write(_ content: some TextOutputStreamable) throws(TerminalOutputError) {
    var text = ""
    content.write(to: &text)
    try write(Array(text.utf8))
  }

  /// Writes a difference.
  ///
  /// - Throws: An error with the reason, and with the number of bytes written before it.
  public func write(_ difference: TerminalDifference) throws(TerminalOutputError) {
    try write(difference.bytes)
  }

  /// Writes a chunk of a ``TerminalStream``, or other bytes.
  ///
  /// - Throws: An error with the reason, and with the number of bytes written before it.
  public func write(_ bytes: [UInt8]) throws(TerminalOutputError) {
    guard !bytes.isEmpty else { return }
    try SystemOutput.withoutBrokenPipeSignal(fileDescriptor) { () throws(TerminalOutputError) in
      var written = 0
      while written < bytes.count {
        let (count, code) = bytes[written...].withUnsafeBytes { SystemOutput.put($0, to: fileDescriptor) }
        if count > 0 {
          written += count
        } else if code == SystemOutput.wouldBlock, SystemOutput.waitUntilWritable(fileDescriptor) {
          continue
        } else if code != SystemOutput.interrupted {
          throw TerminalOutputError(
            code: code, isClosed: code == SystemOutput.brokenPipe, fileDescriptor: fileDescriptor,
            writtenCount: written, count: bytes.count)
        }
      }
    }
  }

  /// Whether the output is a terminal instead of a pipe or a file.
  public var isTerminal: Bool { SystemOutput.isTerminal(fileDescriptor) }

  /// The size of the terminal in cells; nil if it is unknown, or if the output isn't a terminal.
  public var size: (columns: Int, rows: Int)? { SystemOutput.size(fileDescriptor) }
}

/// An error while writing to an output.
public struct TerminalOutputError: Error, Hashable, Sendable {
  /// The system's error number (`errno`).
  public let code: Int32
  /// Whether the reader has closed the output; most programs then end silently.
  public let isClosed: Bool
  /// The file descriptor of the output.
  public let fileDescriptor: Int32
  /// The number of bytes written before the error.
  public let writtenCount: Int
  let count: Int
}

extension TerminalOutputError: CustomStringConvertible {
  /// A description of the error, and of its remedy.
  public var description: String {
    let place = "wrote \(writtenCount) of \(count) bytes to file descriptor \(fileDescriptor): "
    if isClosed { return place + "its reader has closed it (error \(code)); end in silence" }
    return place
      + "\(SystemOutput.reason(code)) (error \(code)); see that it is open for writing and has room"
  }
}
