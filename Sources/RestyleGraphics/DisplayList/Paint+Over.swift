extension Paint {
  /// A paint that looks like this one over another; nil if there is none.
  ///
  /// A single paint keeps edges from being covered twice. Gradients interpolate premultiplied colours, and compositing
  /// one colour over or under them keeps the interpolation linear.
  func over(_ lower: Paint) -> Paint? {
    switch (self, lower) {
    case (.color(let color), _): lower.map { color.over($0) }
    case (_, .color(let color)): map { $0.over(color) }
    default: nil
    }
  }

  private func map(_ transform: (PaintColor) -> PaintColor) -> Paint {
    func map(_ stops: [Stop]) -> [Stop] {
      stops.map { Stop(color: transform($0.color), location: $0.location) }
    }
    return switch self {
    case .color(let color): .color(transform(color))
    case .linearGradient(let start, let end, let stops): .linearGradient(start: start, end: end, map(stops))
    case .radialGradient(let center, let radius, let stops):
      .radialGradient(center: center, radius: radius, map(stops))
    }
  }
}

extension PaintColor {
  /// The colour over another one (CSS Compositing 1, section 9.1.4, `source-over`).
  fileprivate func over(_ other: PaintColor) -> PaintColor {
    let rest = other.alpha * (1 - alpha)
    guard alpha + rest > 0 else { return self }
    var result = (components * alpha + other.components * rest) / (alpha + rest)
    result.w = isOpaque || other.isOpaque ? 1 : alpha + rest
    return PaintColor(result)
  }
}
