import Restyle
import RestyleRendering

/// Slices the runs of a text at byte offsets, from start to end.
struct RunSlicer {
  private let runs: [StyledText]
  /// The bytes of all runs.
  private let bytes: UnsafeBufferPointer<UInt8>
  private let metrics: CellMetrics
  /// Whether the text has tabs, and whether it may have soft hyphens (it has their first byte); both are replaced.
  private let hasTabs: Bool
  private let mayHaveSoftHyphens: Bool
  /// Whether zero-width spaces replace soft hyphens, so that the characters around them still don't join.
  private let hyphensKeepApart: Bool
  private var index = 0
  /// The end of the current run in the text, and the current offset.
  private var runEnd: Int
  private var offset = 0

  init(_ runs: [StyledText], _ bytes: UnsafeBufferPointer<UInt8>, _ metrics: CellMetrics) {
    self.runs = runs
    self.bytes = bytes
    self.metrics = metrics
    let isPlain = bytes.printableASCIICount(from: 0) == bytes.count
    hasTabs = !isPlain && bytes.contains(0x09)
    mayHaveSoftHyphens = !isPlain && bytes.contains(0xC2)
    hyphensKeepApart = mayHaveSoftHyphens && Self.hyphensKeepApart(bytes, metrics)
    runEnd = runs.first?.text.utf8.count ?? 0
  }
}

extension RunSlicer {
  /// Slices off a line, and calls `body` with the visible part of each run in it.
  @inline(__always)
  mutating func take(_ line: LineLayout.Line, columns: Int, _ body: (_ text: String, _ run: Int) -> Void) {
    var tabs = TabExpansion(metrics, columns: columns)
    var latest = index
    while let (piece, run) = next(to: line.bytes.upperBound) {
      var text = String(decoding: piece, as: UTF8.self)
      if hyphensKeepApart {
        text = Self.apart(text)
      } else if mayHaveSoftHyphens {
        text.unicodeScalars.removeAll { $0 == Self.softHyphen }
      }
      if hasTabs { text = tabs.expanded(text) }
      latest = run
      body(text, run)
    }
    if line.isHyphenated { body("-", latest) }
  }

  /// Whether the text has a different width without its soft hyphens, which separate characters that would join.
  private static func hyphensKeepApart(_ bytes: UnsafeBufferPointer<UInt8>, _ metrics: CellMetrics) -> Bool {
    // A fast path: in most languages that use soft hyphens, an ASCII letter usually follows.
    guard
      bytes.indices.dropLast(2).contains(where: {
        bytes[$0] == 0xC2 && bytes[$0 + 1] == 0xAD && bytes[$0 + 2] >= 0x80
      })
    else { return false }
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars.filter { $0 != "\n" && $0 != "\r" }
    let plain = String(String.UnicodeScalarView(scalars.filter { $0 != softHyphen }))
    return metrics.width(of: plain) != metrics.width(of: apart(String(String.UnicodeScalarView(scalars))))
  }

  private static func apart(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == softHyphen ? "\u{200B}" : $0 }))
  }

  private static let softHyphen: Unicode.Scalar = "\u{AD}"

  /// Slices off the text before an offset.
  mutating func text(to end: Int) -> String {
    var result = ""
    while let (piece, _) = next(to: end) { result += String(decoding: piece, as: UTF8.self) }
    return result
  }

  /// Skips the text before an offset.
  mutating func skip(to end: Int) {
    while next(to: end) != nil {}
  }

  /// The rest of the current run before an offset, with the run's index.
  @inline(__always)
  private mutating func next(to end: Int) -> (UnsafeBufferPointer<UInt8>, run: Int)? {
    guard offset < end, index < runs.count else { return nil }
    let piece = UnsafeBufferPointer(rebasing: bytes[offset..<min(runEnd, end)])
    let run = index
    offset += piece.count
    if offset == runEnd {
      index += 1
      if index < runs.count { runEnd += runs[index].text.utf8.count }
    }
    return (piece, run)
  }
}
