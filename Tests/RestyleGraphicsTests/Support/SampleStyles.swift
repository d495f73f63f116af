import Restyle

/// Styles for laws, which every part of a background takes part in.
enum SampleStyles {
  static let radii = [
    CornerRadii.zero, CornerRadii(8), CornerRadii(12.5, at: .top), CornerRadii(100),
    CornerRadii(topLeading: 3, topTrailing: 20, bottomLeading: 40.25, bottomTrailing: 0),
  ]
  static let edges: [RectEdge] = [.all, .vertical, .bottom, [.top, .leading], []]
  static let widths = [0, 0.25, 1, 2.5, 7]
  static let colors = [Color.clear, Color(hex: 0x336699), Color(red: 1, green: 0.5, blue: 0, alpha: 0.25)]

  static let borders = radii.flatMap { radii in
    edges.flatMap { edges in
      widths.flatMap { width in
        colors.dropFirst().map {
          BorderStyle(width: width, color: $0, cornerRadii: radii, borderEdges: edges)
        }
      }
    }
  }

  /// Backgrounds of a colour and a border.
  static let plain = borders.enumerated().map { index, border in
    BackgroundStyle(color: colors[index % colors.count], border: border)
  }

  static let shadows = [
    ShadowStyle(color: .black.withAlpha(0.4), y: 2, blur: 6),
    ShadowStyle(color: .red, x: -3, y: 1, spread: 2),
    ShadowStyle(color: .blue, x: 2, y: -1, blur: 4, spread: 1, isInner: true),
    ShadowStyle(color: .white.withAlpha(0.5), y: 1, isInner: true),
  ]

  static let gradients = [
    Gradient.linear(angle: .degrees(30), colors: [.red, .clear]),
    Gradient.linear(from: .leading, to: .bottomTrailing, colors: [.red, .white.withAlpha(0.5), .blue]),
    Gradient.radial(center: UnitPoint(x: 0.2, y: 0.1), colors: [.yellow, .blue]),
    Gradient.linear(from: .top, to: .top, colors: [.red, .green]),
    Gradient.linear(angle: .zero, colors: [Color(red: 1, green: 0, blue: 0, space: .displayP3), .blue]),
    Gradient.linear(angle: .zero, stops: []),
  ]

  /// Backgrounds with shadows, gradients and both.
  static let layered = plain.enumerated().map { index, background in
    background.restyled {
      $0.gradient = index % 3 == 0 ? nil : gradients[index % gradients.count]
      $0.shadows = index % 3 == 1 ? [] : [shadows[index % 4], shadows[(index + 1) % 4]]
    }
  }

  static let separators = [
    InsettedStyle<SeparatorStyle>.none,
    InsettedStyle(
      style: SeparatorStyle(width: 0.5, color: .red),
      insets: EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0)),
    InsettedStyle(
      style: SeparatorStyle(width: 2, color: .blue),
      insets: EdgeInsets(top: 1.5, leading: 3, bottom: 2, trailing: 9.7)),
  ]

  /// Parts of sections at each position, without what depends on the size.
  static let segments = SegmentPosition.allCases.flatMap { position in
    separators.flatMap { separator in
      plain.enumerated().filter { $0.offset % 17 == 0 }.map { index, background in
        SegmentBackgroundStyle(
          background: background.restyled { $0.shadows = index % 2 == 0 ? [] : Array(shadows.suffix(2)) },
          position: position, topSeparator: separator, bottomSeparator: separators[index % separators.count])
      }
    }
  }

  /// Surroundings of each scale and direction, and of both gamuts.
  static let traits = [1.0, 1.5, 3].flatMap { scale in
    LayoutDirection.allCases.map { direction in
      TraitCollection().with {
        $0.displayScale = scale
        $0.layoutDirection = direction
        $0.gamut = scale == 1.5 ? .displayP3 : .sRGB
      }
    }
  }
}
