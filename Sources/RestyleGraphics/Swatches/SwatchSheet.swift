public import Restyle

/// What a design system looks like, on one sheet for documentation: its colours, backgrounds, and controls in their
/// states.
///
/// ```swift
/// let sheet = try SwatchSheet(catalog, for: traits).drawn(on: .systemBackground)
/// ```
public struct SwatchSheet: Sendable {
  /// The kinds of style, each of which starts a line of its own.
  private let groups: [[Swatch]]
  private let traits: TraitCollection

  /// A style in the size that it is shown in.
  private struct Swatch {
    let style: any Drawable
    let size: Size

    func draw(in rect: Rect, on canvas: inout Canvas) { canvas.draw(style, in: rect) }
  }

  /// Lays out the styles of a catalog.
  ///
  /// - Parameters:
  ///   - catalog: The design system.
  ///   - traits: The surroundings; the scale, the scheme, the contrast, the gamut and the direction count.
  public init(_ catalog: StyleCatalog, for traits: TraitCollection) {
    self.traits = traits
    let sections = catalog.sectionBackgrounds.map { named in
      let style = named.style(from: traits)
      return [
        Swatch(style: RowsSample(style: style, positions: [.top, .middle, .bottom]), size: Self.rowsSize),
        Swatch(style: RowsSample(style: style, positions: [.unique]), size: Self.boxSize),
      ]
    }
    groups =
      [
        catalog.colors(for: traits).map { Swatch(style: BackgroundStyle(color: $0), size: Self.colorSize) },
        catalog.backgrounds.map { Swatch(style: $0.style(from: traits), size: Self.boxSize) },
      ] + sections + catalog.buttons.map { Self.swatches(of: $0.style(from: traits).states) }
      + catalog.fields.map { named in
        let backgrounds = named.style(from: traits).backgrounds
        return backgrounds.map { Swatch(style: $0.style, size: Self.boxSize) }
      }
      + catalog.switches.map { named in
        let style = named.style(from: traits)
        return [ControlState.normal, .selected, .disabled, [.selected, .disabled]].map {
          Swatch(style: style.drawing(in: $0), size: style.size)
        }
      }
  }

  private static func swatches(of states: ButtonStatesStyle) -> [Swatch] {
    states.map { Swatch(style: $0.style, size: buttonSize) }
  }
}

extension SwatchSheet {
  // In points.
  private static let width = 640.0
  private static let margin = 24.0
  private static let gap = 16.0
  private static let colorSize = Size(square: 24)
  private static let boxSize = Size(width: 136, height: 72)
  private static let rowsSize = Size(width: 136, height: 132)
  private static let buttonSize = Size(width: 88, height: 44)

  /// Draws the sheet: kind after kind from the top, each in lines.
  ///
  /// - Parameter surface: The colour of the sheet.
  /// - Returns: The drawing, 640 points wide.
  /// - Throws: A `DrawingError` where there are so many styles that there would be too many pixels.
  public func drawn(on surface: Color = .systemBackground) throws(DrawingError) -> DisplayList {
    var places: [(Swatch, Rect)] = []
    var top = Self.margin
    for group in groups where !group.isEmpty {
      var left = Self.margin
      var bottom = top
      for swatch in group {
        if left > Self.margin, left + swatch.size.width > Self.width - Self.margin {
          (left, top) = (Self.margin, bottom + Self.gap)
        }
        places.append((swatch, Rect(x: left, y: top, width: swatch.size.width, height: swatch.size.height)))
        bottom = max(bottom, top + swatch.size.height)
        left += swatch.size.width + Self.gap
      }
      top = bottom + Self.gap
    }
    let height = top - Self.gap + Self.margin
    return try DisplayList(width: Self.width, height: max(height, 2 * Self.margin), for: traits) { canvas in
      canvas.draw(BackgroundStyle(color: surface), in: Rect(width: Self.width, height: height))
      for (swatch, rect) in places { swatch.draw(in: rect, on: &canvas) }
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

extension StyleCatalog {
  /// The colours of texts and boxes that can be seen, each once, in the order in which they stand.
  fileprivate func colors(for traits: TraitCollection) -> [Color] {
    let texts = textStyles.compactMap { $0.style(from: traits).color }
    let boxes = backgrounds.flatMap { [$0.style(from: traits).color, $0.style(from: traits).border.color] }
    let buttons = buttons.flatMap { named in
      named.style(from: traits).states.flatMap { [$0.style.background.color, $0.style.text.color ?? .clear] }
    }
    var known: Set<Color> = []
    return (texts + boxes + buttons).map { $0.resolved(for: traits) }.filter {
      $0.alpha > 0 && known.insert($0).inserted
    }
  }
}
