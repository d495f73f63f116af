/// The difference between two screens of a terminal: the changed cells, in the fewest bytes.
///
/// ```swift
/// let difference = TerminalDifference(from: shown, to: next)
/// try output.write(difference)
/// shown = next
/// ```
///
/// A difference is never longer than the whole new screen, and is empty for equal screens. The terminal has to show the
/// first screen, with nothing else written since.
public struct TerminalDifference: Hashable, Sendable {
  /// The bytes to send to the terminal.
  public let bytes: [UInt8]

  /// Creates the difference between two screens.
  ///
  /// If the sizes or the profiles differ, the whole new screen is shown, since terminals show arbitrary content after a
  /// change of size.
  ///
  /// - Parameters:
  ///   - old: The screen that the terminal shows; nil if its content is unknown.
  ///   - new: The screen to show next.
  /// - Complexity: O(*n*) for *n* cells.
  public init(from old: TerminalScreen?, to new: TerminalScreen) {
    guard let old, old.rows == new.rows, old.profile == new.profile else {
      bytes = ScreenWriter.bytes(showing: new)
      return
    }
    guard new.profile.writesSequences else {
      let (before, after) = (ScreenWriter.bytes(showing: old), ScreenWriter.bytes(showing: new))
      bytes = before == after ? [] : after
      return
    }
    let changes = ScreenWriter.bytes(from: old, to: new)
    // Each character takes at least one byte.
    guard changes.count > new.leastByteCount else {
      bytes = changes
      return
    }
    let whole = ScreenWriter.bytes(showing: new)
    bytes = whole.count < changes.count ? whole : changes
  }
}

extension TerminalDifference {
  /// Whether the screens are equal.
  public var isEmpty: Bool { bytes.isEmpty }

  /// The text to send to the terminal.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension TerminalScreen {
  /// The text that shows the screen on a terminal with any content, or only its lines on one without sequences.
  public var text: String { String(decoding: ScreenWriter.bytes(showing: self), as: UTF8.self) }

  /// The minimum number of bytes that show the screen.
  fileprivate var leastByteCount: Int {
    lines.reduce(0) { result, line in line.reduce(result) { $1.cluster == 0x20 ? $0 : $0 + 1 } }
  }
}
