import RestyleGraphics

extension DisplayList {
  /// The lines of text.
  var texts: [Text] {
    operations.compactMap { operation in
      if case .text(let text) = operation { text } else { nil }
    }
  }

  /// The paths that are filled.
  var fills: [Path] {
    operations.compactMap { operation in
      if case .fill(let path, _) = operation { path } else { nil }
    }
  }
}

extension [DisplayList.Operation] {
  /// A group of operations.
  static func group(_ operations: Self, clip: Path? = nil, opacity: Double = 1) -> Self {
    [.begin(DisplayList.Group(clip: clip, opacity: opacity))] + operations + [.end]
  }
}

extension Path {
  /// The rectangle that the path is; nil for any other.
  var rect: Rect? { roundedRect.flatMap { $0.isRect ? $0.rect : nil } }

  /// The rectangles around the contours.
  var rects: [Rect] {
    contours.map { contour in
      switch contour {
      case .roundedRect(let shape, _): return shape.rect
      case .segments(let start, let segments):
        let points = segments.reduce(into: [start]) { points, segment in
          switch segment {
          case .line(let end): points.append(end)
          case .curve(let end, let control1, let control2): points += [control1, control2, end]
          }
        }
        let (x, y) = (points.map(\.x), points.map(\.y))
        return Rect(left: x.min() ?? 0, top: y.min() ?? 0, right: x.max() ?? 0, bottom: y.max() ?? 0)
      }
    }
  }
}
