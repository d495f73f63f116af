public import RestyleRendering

/// A PNG image of a display list in chunks, each of which consists of whole chunks of the format.
///
/// ```swift
/// var png = PNGStream(list)
/// while let chunk = png.next() { send(chunk) }
/// ```
///
/// The file has the pixels of a ``PNGImage``, in the same format. The stream takes the memory of a few rows and about
/// half a megabyte, while an image keeps all rows that differ from the row above. Rows are painted twice, since the
/// format depends on the colours. The first time, painting stops as soon as there are too many colours for a table, and
/// translucent and coloured pixels among them.
public struct PNGStream: ChunkedOutput, ~Copyable {
  /// The problems: features that can't be drawn.
  public let problems: [RenderingProblem]
  private var head: [UInt8]?
  /// The writer of the pixels; nil at the end.
  private var body: PNGBody?
  private let chunkSize: Int
}

/// The pixels of a PNG, painted and compressed row by row.
private struct PNGBody: ~Copyable {
  var rows: PaintedRows
  var encoder: RowEncoder
  var deflate: DeflateStream
}

extension PNGStream {
  /// Creates a stream of a list.
  ///
  /// - Parameters:
  ///   - list: The list to draw.
  ///   - chunkSize: The approximate number of bytes in a chunk. Bytes that are compressed together stay in one chunk,
  ///     even if it becomes larger.
  public init(_ list: DisplayList, chunkSize: Int = 1 << 14) {
    let plan = RowPlan(list)
    problems = plan.problems
    self.chunkSize = max(1, chunkSize)
    guard plan.width > 0, plan.height > 0 else {
      head = PNGImage(list).bytes
      return
    }
    let rows = PaintedRows(plan)
    let census = ColorCensus(rows)
    let format = PNGFormat(census, width: plan.width, height: plan.height)
    var chunks = PNGChunks()
    chunks.appendHead(format, width: plan.width, height: plan.height, gamut: list.gamut)
    head = chunks.bytes
    body = PNGBody(
      rows: rows, encoder: RowEncoder(format, census, width: plan.width),
      deflate: DeflateStream(expectedCount: format.byteCount(width: plan.width, height: plan.height)))
  }

  /// Paints and writes the next chunk.
  ///
  /// - Returns: The bytes of the chunk; nil at the end.
  public mutating func next() -> [UInt8]? {
    if let head = head.take() { return head }
    guard var body = body.take() else { return nil }
    var chunks = PNGChunks()
    if body.compress(to: chunkSize) {
      chunks.append("IDAT", body.deflate.takeCompressed())
      self.body = consume body
    } else {
      chunks.append("IDAT", body.finish())
      chunks.append("IEND", [])
    }
    return chunks.bytes
  }
}

extension PNGBody {
  /// Compresses rows until there are enough bytes; returns false after the last row.
  mutating func compress(to count: Int) -> Bool {
    while deflate.compressedCount < count {
      switch rows.next() {
      case .same: encoder.encodeSame { deflate.append($0) }
      case .distinct: rows.withPixels { pixels in encoder.encode(pixels) { deflate.append($0) } }
      case nil: return false
      }
    }
    return true
  }

  consuming func finish() -> [UInt8] { deflate.finish() }
}
