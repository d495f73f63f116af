import Restyle

/// Letters in the colour and the size of a text, over its background.
struct TextSample: Drawable {
  let style: TextStyle
  /// Whether it is centred instead of aligned at the leading edge.
  var isCentered = false

  private static let content = "Ag"
  // In points: two letters are as wide as most swatches then.
  private static let sizeLimit = 60.0

  private var fontSize: Double { min(style.fontSize ?? Font.defaultSize, Self.sizeLimit) }

  /// The size of the letters.
  var size: Size { Size(width: letters(at: Point(x: 0, y: 0), .clear).width, height: fontSize) }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    if let background = style.backgroundColor {
      canvas.fill(Path(rect), .color(canvas.color(background)))
    }
    let room = rect.width - size.width
    let isAtRight = canvas.traits.layoutDirection == .rightToLeft
    let left = rect.left + (isCentered ? room / 2 : isAtRight ? room : 0)
    // 0.7 of the size are above the baseline, and 0.2 below it.
    let baseline = rect.top + rect.height / 2 + 0.25 * fontSize
    let color = canvas.color(style.color ?? canvas.foreground)
    canvas.operations.append(.text(letters(at: Point(x: left, y: baseline), color)))
  }

  private func letters(at start: Point, _ color: PaintColor) -> DisplayList.Text {
    DisplayList.Text(Self.content, at: start, size: fontSize, color: color)
  }
}

extension TextSample {
  /// The names of text attributes that such letters don't show, in the order of occurrence.
  static func lostAttributes(of styles: [TextStyle]) -> [String] {
    styles.reduce(into: []) { names, style in
      var others = style.plain
      others.removeAttribute(for: .color)
      others.removeAttribute(for: .backgroundColor)
      if style.fontSize ?? 0 <= sizeLimit { others.removeAttribute(for: .fontSize) }
      for attribute in others.attributes where !names.contains(where: { $0.isExactly(attribute.name) }) {
        names.append(attribute.name)
      }
    }
  }
}

extension PaintColor {
  fileprivate static var clear: PaintColor { PaintColor(red: 0, green: 0, blue: 0, alpha: 0) }
}
