public import Restyle
import RestyleRendering

/// A sheet of a design system for documentation, with its colours, texts, boxes and controls.
///
/// Controls are shown in their states, and each swatch has a name.
///
/// ```swift
/// let sheet = try SwatchSheet(catalog, for: traits).drawn(on: .systemBackground)
/// ```
///
/// Two sample letters represent each text, in its colour and size. The drawing's ``DisplayList/problems`` list the
/// attributes that they don't show, and the styles without a swatch.
public struct SwatchSheet: Sendable {
  /// The groups that share lines: colours, styles with one swatch each, or the swatches of one style.
  private let groups: [[NamedSwatch]]
  private let traits: TraitCollection
  /// The problems, in the order of the catalog.
  private let problems: [RenderingProblem]

  /// A swatch with the name of its style.
  private struct NamedSwatch {
    let swatch: Swatch
    let caption: Caption
    /// The name of the style in problems; nil for a colour.
    let place: String?

    init(_ swatch: Swatch, _ name: String? = nil, at place: String? = nil) {
      self.swatch = swatch
      self.place = place
      caption = Caption(
        [name, swatch.detail].compactMap(\.self), width: max(swatch.size.width, SwatchSheet.captionWidth),
        widestWord: SwatchSheet.wordWidth)
    }

    /// The top of the caption, below everything that extends beyond the style, as far as there is room for it.
    func captionTop(for traits: TraitCollection) -> Double {
      swatch.size.height + min(swatch.drawing.overflow(for: traits).bottom.rounded(.up), SwatchSheet.gap)
    }

    /// The size of the swatch with its caption.
    func extent(for traits: TraitCollection) -> Size {
      Size(
        width: max(swatch.size.width, caption.width), height: captionTop(for: traits) + caption.height)
    }
  }

  /// Lays out the styles of a catalog: its colours, followed by each type of style that is a ``SwatchStyle``.
  ///
  /// - Parameters:
  ///   - catalog: The catalog of the design system.
  ///   - traits: The traits, of which the scale, the colour scheme, the contrast, the gamut and the direction count.
  public init(_ catalog: StyleCatalog, for traits: TraitCollection) {
    self.traits = traits
    let colors = catalog.types.compactMap { $0 as? any PaletteStyle.Type }
      .flatMap { Self.colors(of: $0, in: catalog, for: traits) }
      .map { $0.resolved(for: traits) }.filter { $0.alpha > 0 }.uniqued()
    groups =
      [
        colors.map {
          NamedSwatch(Swatch(BackgroundStyle(color: $0), in: Swatch.colorSize, $0.nearestHexColor.cssText()))
        }
      ]
      + catalog.types.compactMap { $0 as? any SwatchStyle.Type }
      .flatMap { Self.groups(of: $0, in: catalog, for: traits) }
    problems = catalog.types.flatMap { Self.problems(of: $0, in: catalog, for: traits) }
  }

  private static func colors<Style: PaletteStyle>(
    of type: Style.Type, in catalog: StyleCatalog, for traits: TraitCollection
  ) -> [Color] {
    catalog[type].flatMap { $0.style(from: traits).paletteColors }
  }

  private static func groups<Style: SwatchStyle>(
    of type: Style.Type, in catalog: StyleCatalog, for traits: TraitCollection
  ) -> [[NamedSwatch]] {
    let groups = catalog[type].map { named in
      named.style(from: traits).swatches.map { NamedSwatch($0, named.name, at: place(of: named)) }
    }
    return groups.allSatisfy { $0.count <= 1 } ? [groups.flatMap(\.self)] : groups
  }
}

extension SwatchSheet {
  private static func place<S: Style>(of named: NamedStyle<S>) -> String { "\(S.pluralName).\(named.name)" }

  private static func problems<S: Style>(
    of type: S.Type, in catalog: StyleCatalog, for traits: TraitCollection
  ) -> [RenderingProblem] {
    catalog[type].flatMap { named -> [RenderingProblem] in
      func problem(_ loss: RenderingProblem.Loss) -> RenderingProblem {
        RenderingProblem(loss, part: place(of: named))
      }
      let swatches = (named.style(from: traits) as? any SwatchStyle)?.swatches ?? []
      guard !swatches.isEmpty else { return [problem(.noSwatch)] }
      let lost = TextSample.lostAttributes(of: swatches.flatMap(\.texts))
      return lost.isEmpty ? [] : [problem(.plainLetters(without: lost))]
    }
  }

  // In points.
  private static let width = 640.0
  private static let margin = 24.0
  private static let gap = 16.0
  private static let captionWidth = 66.0
  private static let wordWidth = 136.0

  /// Returns a drawing of the sheet, with the kinds of styles from top to bottom, each in lines.
  ///
  /// Names are texts under the swatches, cut off after three lines.
  ///
  /// - Parameter surface: The colour of the sheet.
  /// - Returns: The drawing, with a width of 640 points, or more if the widest swatch needs it.
  /// - Throws: A `DrawingError` if the number or the size of styles would make too many pixels.
  public func drawn(on surface: Color = .systemBackground) throws(DrawingError) -> DisplayList {
    let widest = groups.joined().map { $0.extent(for: traits).width }.max() ?? 0
    let width = max(Self.width, widest + 2 * Self.margin)
    var places: [(NamedSwatch, Point)] = []
    var top = Self.margin
    for group in groups where !group.isEmpty {
      var left = Self.margin
      var bottom = top
      for named in group {
        let extent = named.extent(for: traits)
        if left > Self.margin, left + extent.width > width - Self.margin {
          (left, top) = (Self.margin, bottom + Self.gap)
        }
        places.append((named, Point(x: left, y: top)))
        bottom = max(bottom, top + extent.height)
        left += extent.width + Self.gap
      }
      top = bottom + Self.gap
    }
    let height = max(top - Self.gap + Self.margin, 2 * Self.margin)
    return try DisplayList(width: width, height: height, for: traits) { canvas in
      canvas.problems = problems
      canvas.draw(BackgroundStyle(color: surface), in: Rect(width: width, height: height))
      let ink = canvas.color(surface.ink(for: traits))
      for (named, place) in places {
        let size = named.swatch.size
        let box = Rect(x: place.x, y: place.y, width: size.width, height: size.height)
        let known = canvas.problems.count
        canvas.draw(named.swatch.drawing, in: box)
        for index in canvas.problems.indices.dropFirst(known) { canvas.problems[index].part = named.place }
        if let line = named.swatch.boundary(on: surface, for: traits) { canvas.draw(line, in: box) }
        named.caption.draw(
          at: Point(x: place.x, y: place.y + named.captionTop(for: traits)), in: ink, on: &canvas)
      }
    }
  }
}
