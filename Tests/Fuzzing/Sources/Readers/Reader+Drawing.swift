import Restyle
import RestyleGraphics

extension Reader {
  /// Whatever a style holds, it is drawn, or too large with a word; pixels and files are those of one size.
  static let drawing = Reader("Drawing") { input in
    var choices = Choices(input)
    let style = choices.background(depth: 3)
    let size = Size(width: choices.side(), height: choices.side())
    let traits = TraitCollection(
      displayScale: choices.next([1, 2, 3, 1.25, 0.1, 1e-9, 40]),
      colorScheme: choices.isTrue() ? .dark : .light,
      layoutDirection: choices.isTrue() ? .rightToLeft : .leftToRight,
      gamut: choices.isTrue() ? .displayP3 : .sRGB)
    do throws(DrawingError) {
      let list = try DisplayList(style, in: size, for: traits, showsOverflow: choices.isTrue())
      // Larger ones take as long as thousands of others.
      guard list.pixelWidth * list.pixelHeight < 1 << 18 else { return }
      let raster = Raster(list)
      let byteCount = raster.withBytes { bytes in
        for pixel in stride(from: 0, to: bytes.count, by: 4) {
          precondition(
            bytes[pixel..<pixel + 3].allSatisfy { $0 <= bytes[pixel + 3] }, "a colour over its opacity")
        }
        return bytes.count
      }
      precondition(byteCount == 4 * list.pixelWidth * list.pixelHeight)
      let png = PNGImage(list)
      precondition(png == PNGImage(raster), "a file that depends on how it was drawn")
      precondition(png.bytes.count < 2_048 + byteCount + byteCount / 64 + list.pixelHeight)
      precondition(!list.svgBytes().isEmpty)
    } catch {
      precondition(!error.description.isEmpty)
    }
  }
}

/// Decisions that the bytes of an input make, one after the other; the first ones when there are no more.
private struct Choices {
  private var bytes: UnsafeRawBufferPointer.Iterator

  init(_ input: UnsafeRawBufferPointer) {
    bytes = input.makeIterator()
  }

  mutating func byte() -> Int { Int(bytes.next() ?? 0) }

  mutating func isTrue() -> Bool { byte() & 1 == 1 }

  mutating func next<Value>(_ values: [Value]) -> Value { values[byte() % values.count] }

  /// A length, mostly of some points, at times an absurd one.
  mutating func length() -> Double {
    switch byte() {
    case ..<8: next([.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, .leastNonzeroMagnitude, 1e9])
    case ..<64: 0
    default: Double(byte() - 64) / next([1, 4, 7, 0.1])
    }
  }

  mutating func side() -> Double { byte() < 4 ? length() : Double(byte()) / next([1, 2, 3.3]) }

  mutating func color() -> Color {
    func component() -> Double { Double(byte()) / 255 }
    let alphas: [Double] = [1, 0, 0.5, 1 / 255, component()]
    let alpha = next(alphas)
    return Color(
      red: component(), green: component(), blue: component() * 1.5 - 0.2, alpha: alpha,
      space: isTrue() ? .displayP3 : .sRGB)
  }

  mutating func gradient() -> Gradient {
    let stops = (0..<byte() % 5).map { _ in Gradient.Stop(color: color(), location: length()) }
    func point() -> UnitPoint { UnitPoint(x: length() / 50, y: length() / 50) }
    let geometry: Gradient.Geometry =
      switch byte() % 3 {
      case 0: .linear(angle: .degrees(length() * 3))
      case 1: .line(start: point(), end: point())
      default: .radial(center: point())
      }
    return Gradient(geometry: geometry, stops: stops)
  }

  mutating func border() -> BorderStyle {
    BorderStyle(
      width: length(), color: color(),
      cornerRadii: CornerRadii(
        topLeading: length(), topTrailing: length(), bottomLeading: length(), bottomTrailing: length()),
      borderEdges: RectEdge(rawValue: UInt8(byte())))
  }

  mutating func separator() -> InsettedStyle<SeparatorStyle> {
    InsettedStyle(
      style: SeparatorStyle(width: length(), color: color()),
      insets: EdgeInsets(top: length(), leading: length(), bottom: length(), trailing: length()))
  }

  mutating func background(depth: Int) -> BackgroundStyle {
    var style = BackgroundStyle(color: color(), gradient: isTrue() ? gradient() : nil, border: border())
    style.shadows = (0..<byte() % 4).map { _ in
      ShadowStyle(
        color: color(), x: length(), y: length(), blur: length(), spread: length(), isInner: isTrue())
    }
    guard depth > 0, byte() % 4 == 0 else { return style }
    let segment = SegmentBackgroundStyle(
      background: background(depth: depth - 1), position: next(SegmentPosition.allCases),
      topSeparator: separator(), bottomSeparator: separator())
    style.image = segment.image()
    return style
  }
}
