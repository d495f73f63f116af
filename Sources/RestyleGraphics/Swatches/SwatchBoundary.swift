import Restyle

/// A drawing with the shape of a box.
protocol Outlined {
  /// A border with the box's corners.
  var outline: BorderStyle { get }
}

extension BackgroundStyle: Outlined {
  var outline: BorderStyle { border }
}

extension BorderStyle: Outlined {
  var outline: BorderStyle { self }
}

extension Swatch {
  // Greys that clearly stand out from white have more.
  private static let leastContrast = 1.2

  /// A hairline around drawings that can't be distinguished from the sheet, such as white on white; nil for others.
  func boundary(on surface: Color, for traits: TraitCollection) -> BorderStyle? {
    var canvas = Canvas(for: traits)
    canvas.draw(drawing, in: Rect(width: size.width, height: size.height))
    let surface = surface.seen(for: traits)
    let isSeen = canvas.operations.flatMap(\.colors).contains { color in
      Color(color, in: traits.gamut.space).contrastRatio(with: surface) >= Self.leastContrast
    }
    guard !isSeen else { return nil }
    var line = (drawing as? any Outlined)?.outline ?? .none
    line.width = 1
    line.borderEdges = .all
    line.color = surface.ink.withAlpha(0.3)
    return line
  }
}

extension Color {
  fileprivate init(_ color: PaintColor, in space: ColorSpace) {
    let parts = color.components
    self.init(red: parts.x, green: parts.y, blue: parts.z, alpha: parts.w, space: space)
  }

  /// The visible colour of a sheet in this colour; a translucent one is assumed to be over white.
  fileprivate func seen(for traits: TraitCollection) -> Color {
    let color = resolved(for: traits)
    return Color.white.mixed(with: color.withAlpha(1), amount: color.alpha)
  }

  /// Black or white, whichever is more legible on the colour.
  fileprivate var ink: Color { contrastRatio(with: .black) >= contrastRatio(with: .white) ? .black : .white }

  /// Black or white, whichever is more legible on a sheet in the colour.
  func ink(for traits: TraitCollection) -> Color { seen(for: traits).ink }
}

extension DisplayList.Operation {
  /// The colours that may be visible; those of images are unknown, and count as visible.
  fileprivate var colors: [PaintColor] {
    switch self {
    case .fill(_, let paint): paint.colors
    case .shadow(let shadow): [shadow.color]
    case .image: [PaintColor(red: 0, green: 0, blue: 0), PaintColor(red: 1, green: 1, blue: 1)]
    case .text(let text): [text.color]
    case .begin, .end: []
    }
  }
}
