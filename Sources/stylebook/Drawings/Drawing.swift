import Restyle
import RestyleGraphics

/// A background of a chapter that is drawn beside what a browser makes of its CSS.
struct Drawing {
  /// The name in the catalog, and the position of a row.
  let title: String
  let background: BackgroundStyle
  /// It drawn in each scale.
  let lists: [DisplayList]

  init(
    _ title: String, _ background: BackgroundStyle, for traits: TraitCollection
  ) throws(DrawingError) {
    self.title = title
    self.background = background
    lists = try Self.scales.map { scale throws(DrawingError) in
      try DisplayList(background, in: Self.size, for: traits.with(\.displayScale, scale))
    }
  }
}

extension Drawing {
  /// The size of the box, in points.
  static let size = Size(width: 128, height: 56)
  /// How many pixels make one point in the images.
  static let scales = [1.0, 2, 3]

  /// The backgrounds of a catalog, of rows at each position, and of buttons in their states.
  static func all(of catalog: StyleCatalog, for traits: TraitCollection) throws(DrawingError) -> [Drawing] {
    let boxes = catalog[BackgroundStyle.self].map { ($0.name.asWords, $0.style(from: traits)) }
    let rows = catalog[SectionBackgroundStyle.self].flatMap { named in
      SegmentPosition.allCases.map { position in
        // As an image, a row brings its separators along.
        let segment = SegmentBackgroundStyle(style: named.style(from: traits), position: position)
        return (
          "\(named.name.asWords), \(position)", BackgroundStyle(image: Image(source: .segment(segment)))
        )
      }
    }
    let buttons = catalog[ButtonStyle.self].flatMap { named in
      // States that look alike are shown once.
      named.style(from: traits).states.reduce(into: [(String, BackgroundStyle)]()) { shown, entry in
        let (state, background) = (entry.state.title.lowercased(), entry.style.background)
        if let index = shown.firstIndex(where: { $0.1 == background }) {
          shown[index].0 += ", \(state)"
        } else {
          shown.append(("\(named.name.asWords), \(state)", background))
        }
      }
    }
    return try (boxes + rows + buttons).filter { $0.1 != .none }.map { named throws(DrawingError) in
      try Drawing(named.0, named.1, for: traits)
    }
  }
}
