@testable import RestyleRendering

extension String {
  /// How many cells the text takes.
  var cellWidth: Int { withUTF8Bytes { CellGrid().width(of: $0) } }

  /// The pieces between the positions where a line may end.
  var lines: [String] {
    withUTF8Bytes { bytes in
      var breaks = LineBreaks(bytes)
      var offsets = [0]
      while let next = breaks.next() { offsets.append(next.offset) }
      return zip(offsets, offsets.dropFirst() + [bytes.count]).map { start, end in
        String(decoding: bytes[start..<end], as: UTF8.self)
      }
    }
  }

  func withUTF8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var text = self
    return text.withUTF8(body)
  }
}
