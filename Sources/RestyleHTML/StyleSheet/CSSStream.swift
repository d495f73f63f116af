public import RestyleRendering

/// The CSS of a stylesheet in chunks, which is never in memory as a whole.
///
/// ```swift
/// var css = CSSStream(sheet)
/// while let chunk = css.next() { send(chunk) }
/// ```
///
/// Together, the chunks are ``StyleSheet/css``, byte for byte. Each chunk ends with a line.
public struct CSSStream: ChunkedText {
  private let chunkSize: Int
  /// The rest of the prepared CSS that the stylesheet extends.
  private var prepared: Substring.UTF8View
  /// The writer of its own rules; nil at the end.
  private var writing: RuleWriting?
}

extension CSSStream {
  /// Starts the CSS of a stylesheet.
  ///
  /// - Parameters:
  ///   - styleSheet: The stylesheet.
  ///   - chunkSize: The approximate number of bytes in a chunk.
  public init(_ styleSheet: StyleSheet, chunkSize: Int = 1 << 14) {
    self.chunkSize = max(1, chunkSize)
    prepared = Substring(styleSheet.prepared?.css ?? "").utf8
    writing = styleSheet.writingOfAdded
  }

  /// Writes the next chunk.
  ///
  /// - Returns: The bytes of the chunk; nil at the end.
  public mutating func next() -> [UInt8]? {
    if !prepared.isEmpty { return nextPrepared() }
    guard var rest = writing.take() else { return nil }
    var bytes = OutputBuffer()
    // With capacity for the rule that ends the chunk.
    bytes.reserveCapacity(min(chunkSize, 1 << 14) + 1 << 12)
    if rest.write(chunkSize, to: &bytes) { writing = rest }
    return bytes.count > 0 ? bytes.suffix(behind: 0) : nil
  }

  /// The next lines of the prepared CSS.
  private mutating func nextPrepared() -> [UInt8] {
    let least = prepared.index(prepared.startIndex, offsetBy: chunkSize - 1, limitedBy: prepared.endIndex)
    let lineEnd = least.flatMap { prepared[$0...].firstIndex(of: UInt8(ascii: "\n")) }
    let end = lineEnd.map { prepared.index(after: $0) } ?? prepared.endIndex
    defer { prepared = prepared[end...] }
    return Array(prepared[..<end])
  }
}
