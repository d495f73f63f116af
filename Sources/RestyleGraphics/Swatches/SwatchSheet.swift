public import Restyle
import RestyleRendering

/// What a design system looks like, on one sheet for documentation: its colours, backgrounds, and controls in their
/// states, each with its name.
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
    let caption: Caption

    /// Names a style; the parts of the name stand below one another.
    init(_ style: some Drawable, _ size: Size, _ names: String...) {
      self.style = style
      self.size = size
      caption = Caption(names, width: max(size.width, SwatchSheet.captionWidth))
    }

    /// Where the caption starts, below what reaches beyond the style as far as there is room for that.
    func captionTop(for traits: TraitCollection) -> Double {
      size.height + min(style.overflow(for: traits).bottom.rounded(.up), SwatchSheet.gap)
    }

    /// The room that it takes with its caption.
    func extent(for traits: TraitCollection) -> Size {
      Size(width: max(size.width, caption.width), height: captionTop(for: traits) + caption.height)
    }
  }

  /// Lays out the styles of a catalog.
  ///
  /// - Parameters:
  ///   - catalog: The design system.
  ///   - traits: The surroundings; the scale, the scheme, the contrast, the gamut and the direction count.
  public init(_ catalog: StyleCatalog, for traits: TraitCollection) {
    self.traits = traits
    let sections = catalog[SectionBackgroundStyle.self].map { named in
      let style = named.style(from: traits)
      let rows = [SegmentPosition.top, .middle, .bottom]
      return [
        Swatch(
          RowsSample(style: style, positions: rows), Self.rowsSize, named.name,
          rows.map(\.rawValue).joined(separator: ", ")),
        Swatch(
          RowsSample(style: style, positions: [.unique]), Self.boxSize, named.name,
          SegmentPosition.unique.rawValue),
      ]
    }
    groups =
      [
        catalog.colors(for: traits).map {
          Swatch(BackgroundStyle(color: $0), Self.colorSize, $0.nearestHexColor.cssText())
        },
        catalog[BackgroundStyle.self].map { Swatch($0.style(from: traits), Self.boxSize, $0.name) },
      ] + sections
      + catalog[ButtonStyle.self].map { named in
        named.style(from: traits).states.map {
          Swatch($0.style, Self.buttonSize, named.name, $0.state.caption)
        }
      }
      + catalog[FieldStyle.self].map { named in
        named.style(from: traits).backgrounds.map {
          Swatch($0.style, Self.boxSize, named.name, $0.state.caption)
        }
      }
      + catalog[SwitchStyle.self].map { named in
        let style = named.style(from: traits)
        return [ControlState.normal, .selected, .disabled, [.selected, .disabled]].map {
          Swatch(style.drawing(in: $0), style.size, named.name, $0.caption)
        }
      }
  }
}

extension SwatchSheet {
  // In points.
  private static let width = 640.0
  private static let margin = 24.0
  private static let gap = 16.0
  private static let captionWidth = 66.0
  private static let colorSize = Size(square: 24)
  private static let boxSize = Size(width: 136, height: 72)
  private static let rowsSize = Size(width: 136, height: 132)
  private static let buttonSize = Size(width: 88, height: 44)

  /// Draws the sheet: kind after kind from the top, each in lines.
  ///
  /// Names stand under the swatches as text, cut after three lines each.
  ///
  /// - Parameter surface: The colour of the sheet.
  /// - Returns: The drawing, 640 points wide.
  /// - Throws: A `DrawingError` where there are so many styles that there would be too many pixels.
  public func drawn(on surface: Color = .systemBackground) throws(DrawingError) -> DisplayList {
    var places: [(Swatch, Point)] = []
    var top = Self.margin
    for group in groups where !group.isEmpty {
      var left = Self.margin
      var bottom = top
      for swatch in group {
        let extent = swatch.extent(for: traits)
        if left > Self.margin, left + extent.width > Self.width - Self.margin {
          (left, top) = (Self.margin, bottom + Self.gap)
        }
        places.append((swatch, Point(x: left, y: top)))
        bottom = max(bottom, top + extent.height)
        left += extent.width + Self.gap
      }
      top = bottom + Self.gap
    }
    let height = top - Self.gap + Self.margin
    return try DisplayList(width: Self.width, height: max(height, 2 * Self.margin), for: traits) { canvas in
      canvas.draw(BackgroundStyle(color: surface), in: Rect(width: Self.width, height: height))
      let ink = canvas.color(surface.resolved(for: traits).ink)
      for (swatch, place) in places {
        let size = swatch.size
        canvas.draw(swatch.style, in: Rect(x: place.x, y: place.y, width: size.width, height: size.height))
        swatch.caption.draw(
          at: Point(x: place.x, y: place.y + swatch.captionTop(for: traits)), in: ink, on: &canvas)
      }
    }
  }
}

extension ControlState {
  /// What stands under a control in the state.
  fileprivate var caption: String {
    let names = Self.namedMembers.filter { contains($0.member) }.map(\.name)
    return names.isEmpty ? "normal" : names.joined(separator: ", ")
  }
}

extension Color {
  /// Black or white, whichever can be read better on the colour.
  fileprivate var ink: Color {
    // What is seen through a translucent one is most often white.
    let opaque = Color.white.mixed(with: withAlpha(1), amount: alpha)
    return opaque.contrastRatio(with: .black) >= opaque.contrastRatio(with: .white) ? .black : .white
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
    let texts = self[TextStyle.self].compactMap { $0.style(from: traits).color }
    let boxes = self[BackgroundStyle.self].flatMap {
      [$0.style(from: traits).color, $0.style(from: traits).border.color]
    }
    let buttons = self[ButtonStyle.self].flatMap { named in
      named.style(from: traits).states.flatMap { [$0.style.background.color, $0.style.text.color ?? .clear] }
    }
    var known: Set<Color> = []
    return (texts + boxes + buttons).map { $0.resolved(for: traits) }.filter {
      $0.alpha > 0 && known.insert($0).inserted
    }
  }
}
