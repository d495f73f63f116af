public import RestyleRendering

/// A display list as a PNG in chunks, each of which holds whole chunks of the format.
///
/// ```swift
/// var png = PNGStream(list)
/// while let chunk = png.next() { send(chunk) }
/// ```
///
/// The file has the pixels of a ``PNGImage``, in the same format. Its memory is that of a few rows and about half a
/// megabyte, where an image holds all rows that differ from the one above. Rows are painted twice, since the format
/// depends on the colours; a drawing of many translucent colours is painted once and to the row that tells so.
public struct PNGStream: ChunkedOutput, ~Copyable {
  /// The problems: what can't be drawn.
  public let problems: [RenderingProblem]
  private var head: [UInt8]?
  /// What writes the pixels; nil at the end.
  private var body: PNGBody?
  private let chunkSize: Int
}

/// The pixels of a PNG, which are painted and compressed row by row.
private struct PNGBody: ~Copyable {
  var rows: PaintedRows
  var encoder: RowEncoder
  var deflate: DeflateStream
}

extension PNGStream {
  /// Starts a PNG.
  ///
  /// - Parameters:
  ///   - list: What to draw.
  ///   - chunkSize: About how many bytes a chunk has; a smaller one holds what was compressed at once.
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

  /// Paints and writes the next chunk; nil at the end.
  ///
  /// - Returns: The bytes of the chunk.
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
  /// Compresses rows until there are so many bytes; returns false behind the last row.
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
