/// The orientation of a photograph (CIPA DC-008, Exif 2.32, section 4.6.4, tag 0x0112).
struct ExifOrientation {
  /// 1 to 8.
  private let value: Int

  /// Whether width and height are swapped.
  var swapsSides: Bool { (5...8).contains(value) }

  /// Reads a segment of a JPEG file; nil if it isn't an Exif segment, or has no orientation.
  init?(_ segment: ArraySlice<UInt8>) {
    let signature = Array("Exif".utf8) + [0, 0]
    guard segment.starts(with: signature) else { return nil }
    let bytes = Array(segment.dropFirst(signature.count))
    let isLittleEndian = bytes.starts(with: "II".utf8)
    guard isLittleEndian || bytes.starts(with: "MM".utf8) else { return nil }
    func number(at offset: Int, _ count: Int) -> Int? {
      guard offset <= bytes.count - count else { return nil }
      let part = bytes[offset..<offset + count]
      return isLittleEndian
        ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
    }
    // The first directory: a count, and then entries of twelve bytes, each with a tag, a type, a count and a value.
    guard number(at: 2, 2) == 42, let start = number(at: 4, 4), let count = number(at: start, 2),
      let entry = (0..<count).first(where: { number(at: start + 2 + 12 * $0, 2) == 0x0112 }),
      number(at: start + 4 + 12 * entry, 2) == 3, let value = number(at: start + 10 + 12 * entry, 2)
    else { return nil }
    self.value = value
  }
}
