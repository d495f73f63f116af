import Restyle

extension CSSWriter {
  /// Adds the padding of a box, without the part that the border takes.
  ///
  /// CSS has no negative padding.
  mutating func add(padding insets: EdgeInsets, within border: BorderStyle = .none) {
    let border = border.insets.plain
    // For plain insets, only the difference, which is the key of the cache.
    let (insets, lines) = insets.refers ? (insets, border) : (insets - border, .zero)
    add(padding: insets) { css in
      let (room, lines) = (insets.distances, lines.distances)
      css.add(.paddingBlock) { $0.append(room.x, lines.x, and: room.z, lines.z) }
      css.add(.paddingInline) { $0.append(room.y, lines.y, and: room.w, lines.w) }
    }
  }

  /// Appends two lengths less two others, or one if they are equal.
  private mutating func append(_ first: Double, _ line: Double, and second: Double, _ secondLine: Double) {
    append(length: first, less: line)
    guard first.bitPattern != second.bitPattern || line != secondLine else { return }
    bytes.append(UInt8(ascii: " "))
    append(length: second, less: secondLine)
  }

  /// Adds the distances of a box from the edges of its containing block.
  mutating func add(inset insets: EdgeInsets, edges: RectEdge) {
    if edges.contains(.top) { add(.insetBlockStart) { $0.bytes.append(pixels: insets.top) } }
    if edges.contains(.bottom) { add(.insetBlockEnd) { $0.bytes.append(pixels: insets.bottom) } }
    if edges.isSuperset(of: .horizontal) {
      add(.insetInline) { $0.bytes.append(pixels: insets.leading, and: insets.trailing) }
    }
  }

  /// Adds the minimum width and height.
  mutating func add(_ size: MinimumSize) {
    if let width = size.$width { add(.minWidth) { $0.append(length: width.stored) } }
    if let height = size.$height { add(.minHeight) { $0.append(length: height.stored) } }
  }

  /// Adds the width and height.
  mutating func add(_ size: Size) {
    add(.width) { $0.append(length: size.$width.stored) }
    add(.height) { $0.append(length: size.$height.stored) }
  }
}

extension Bytes {
  /// Appends two lengths, or one if they are equal.
  mutating func append(pixels first: Double, and second: Double) {
    append(pixels: first)
    guard first != second else { return }
    append(UInt8(ascii: " "))
    append(pixels: second)
  }
}
