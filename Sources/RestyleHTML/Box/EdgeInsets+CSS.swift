import Restyle

extension CSSWriter {
  /// Declares the room around a box's content; the line of the border takes a part of it.
  ///
  /// CSS knows no negative room.
  mutating func add(padding insets: EdgeInsets, within border: BorderStyle = .none) {
    let padding = insets - border.insets
    add(padding: padding) { css in
      css.add(.paddingBlock) { $0.append(lengths: max(0, padding.top), and: max(0, padding.bottom)) }
      css.add(.paddingInline) { $0.append(lengths: max(0, padding.leading), and: max(0, padding.trailing)) }
    }
  }

  /// Declares the distances of a box from the edges of the one that it is placed in.
  mutating func add(inset insets: EdgeInsets, edges: RectEdge) {
    if edges.contains(.top) { add(.insetBlockStart) { $0.bytes.append(pixels: insets.top) } }
    if edges.contains(.bottom) { add(.insetBlockEnd) { $0.bytes.append(pixels: insets.bottom) } }
    if edges.isSuperset(of: .horizontal) {
      add(.insetInline) { $0.bytes.append(pixels: insets.leading, and: insets.trailing) }
    }
  }

  /// Declares the least width and height.
  mutating func add(_ size: MinimumSize) {
    if let width = size.width { add(.minWidth) { $0.bytes.append(pixels: width) } }
    if let height = size.height { add(.minHeight) { $0.bytes.append(pixels: height) } }
  }

  /// Declares the width and height.
  mutating func add(_ size: Size) {
    add(.width) { $0.bytes.append(pixels: size.width) }
    add(.height) { $0.bytes.append(pixels: size.height) }
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
