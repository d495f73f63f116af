public import Restyle
import RestyleRendering

/// A style that sheets of swatches show; types of your own may be some too.
///
/// ```swift
/// extension BadgeStyle: SwatchStyle {
///   var swatches: [Swatch] {
///     [Swatch(background, in: Size(width: 40, height: 20))]
///   }
/// }
/// ```
public protocol SwatchStyle: Style {
  /// What the style, resolved for the sheet's traits, looks like, such as in each of its states; several start a line
  /// of their own.
  var swatches: [Swatch] { get }
}

/// Something drawn in a size.
public struct Swatch: Sendable {
  let drawing: any Drawable
  let size: Size
  let detail: String?

  /// Creates a swatch.
  ///
  /// - Parameters:
  ///   - drawing: What is drawn.
  ///   - size: Its size in points.
  ///   - detail: What stands under it below the name of the style, such as a state; nil for nothing.
  public init(_ drawing: some Drawable, in size: Size, _ detail: String? = nil) {
    self.drawing = drawing
    self.size = size
    self.detail = detail
  }

  init(_ drawing: some Drawable, in size: Size, _ state: ControlState) {
    let names = ControlState.namedMembers.filter { state.contains($0.member) }.map(\.name)
    self.init(drawing, in: size, names.isEmpty ? "normal" : names.joined(separator: ", "))
  }

  // In points.
  static let colorSize = Size(square: 24)
  fileprivate static let boxSize = Size(width: 136, height: 72)
  fileprivate static let rowsSize = Size(width: 136, height: 132)
  fileprivate static let buttonSize = Size(width: 88, height: 44)
}

/// A style whose colours belong to the palette of a design system.
protocol PaletteStyle: Style {
  var paletteColors: [Color] { get }
}

extension TextStyle: PaletteStyle {
  var paletteColors: [Color] { color.map { [$0] } ?? [] }
}

extension BackgroundStyle: SwatchStyle, PaletteStyle {
  /// The background itself.
  public var swatches: [Swatch] { [Swatch(self, in: Swatch.boxSize)] }

  var paletteColors: [Color] { [color, border.color] }
}

extension SectionBackgroundStyle: SwatchStyle {
  /// Three rows, and a single one.
  public var swatches: [Swatch] {
    let samples: [(positions: [SegmentPosition], size: Size)] = [
      ([.top, .middle, .bottom], Swatch.rowsSize), ([.unique], Swatch.boxSize),
    ]
    return samples.map { positions, size in
      Swatch(
        RowsSample(style: self, positions: positions), in: size,
        positions.map(\.rawValue).joined(separator: ", "))
    }
  }
}

extension ButtonStyle: SwatchStyle, PaletteStyle {
  /// The button in each state.
  public var swatches: [Swatch] {
    states.map { Swatch($0.style, in: Swatch.buttonSize, $0.state) }
  }

  var paletteColors: [Color] {
    states.flatMap { [$0.style.background.color, $0.style.text.color ?? .clear] }
  }
}

extension FieldStyle: SwatchStyle {
  /// The field in each state.
  public var swatches: [Swatch] {
    backgrounds.map { Swatch($0.style, in: Swatch.boxSize, $0.state) }
  }
}

extension SwitchStyle: SwatchStyle {
  /// The switch, off and on, each enabled and disabled.
  public var swatches: [Swatch] {
    [ControlState.normal, .selected, .disabled, [.selected, .disabled]].map {
      Swatch(drawing(in: $0), in: size, $0)
    }
  }
}

/// Rows below one another, as they are in a section.
private struct RowsSample: Drawable {
  let style: SectionBackgroundStyle
  let positions: [SegmentPosition]

  func draw(in rect: Rect, on canvas: inout Canvas) {
    let height = rect.height / Double(positions.count)
    for (index, position) in positions.enumerated() {
      canvas.draw(
        SegmentBackgroundStyle(style: style, position: position),
        in: Rect(x: rect.left, y: rect.top + Double(index) * height, width: rect.width, height: height))
    }
  }
}
