/// Where the output of a program goes: a file descriptor of the system, which a terminal, a pipe or a file is behind.
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
/// Nothing is asked of the terminal itself; what the system knows of it is asked only by ``isTerminal`` and ``size``.
public struct TerminalOutput: Hashable, Sendable {
  /// The number that the system knows it by.
  public let fileDescriptor: Int32

  /// Makes an output of what is open already; it stays open.
  public init(fileDescriptor: Int32) {
    self.fileDescriptor = fileDescriptor
  }

  /// What a program prints.
  public static let standardOutput = Self(fileDescriptor: 1)

  /// What a program says of its work and its failures.
  public static let standardError = Self(fileDescriptor: 2)
}

extension TerminalOutput {
  /// Writes a text, a renderer's, a screen or a difference: all of it at once, so that no half frame is seen.
  ///
  /// What the system takes in pieces is written in pieces. Where it takes nothing for now, this waits. A pipe that nobody
  /// reads any more is an error, and no signal that ends the program (not on Windows, which has none).
  ///
  /// - Throws: An error that says how much was written, and why no more was.
  public func write(_ content: some TextOutputStreamable) throws(TerminalOutputError) {
    var text = ""
    content.write(to: &text)
    try write(Array(text.utf8))
  }

  /// Writes a difference.
  ///
  /// - Throws: An error that says how much was written, and why no more was.
  public func write(_ difference: TerminalDifference) throws(TerminalOutputError) {
    try write(difference.bytes)
  }

  private func write(_ bytes: [UInt8]) throws(TerminalOutputError) {
    guard !bytes.isEmpty else { return }
    let guarded = BrokenPipeGuard(fileDescriptor)
    defer { guarded.end() }
    var written = 0
    while written < bytes.count {
      let (count, code) = bytes[written...].withUnsafeBytes { SystemOutput.write($0, to: fileDescriptor) }
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

extension TerminalOutput {
  /// Whether a terminal is behind it, and not a pipe or a file.
  public var isTerminal: Bool { SystemOutput.isTerminal(fileDescriptor) }

  /// How many cells the terminal has; nil if the system doesn't know, or if it is none.
  public var size: (columns: Int, rows: Int)? { SystemOutput.size(fileDescriptor) }
}

/// An output that takes no more.
public struct TerminalOutputError: Error, Hashable, Sendable {
  /// The system's number of the error (`errno`).
  public let code: Int32
  /// Whether nobody reads the output any more: most programs then end without a word.
  public let isClosed: Bool
  /// The number that the system knows the output by.
  public let fileDescriptor: Int32
  /// How many bytes were written before.
  public let writtenCount: Int
  let count: Int
}

extension TerminalOutputError: CustomStringConvertible {
  /// Says what was wrong and what would be right.
  public var description: String {
    let place = "wrote \(writtenCount) of \(count) bytes to file descriptor \(fileDescriptor): "
    if isClosed { return place + "nobody reads it any more (error \(code)); end without a word" }
    return place + "the system says error \(code); see that it is open for writing and has room"
  }
}
