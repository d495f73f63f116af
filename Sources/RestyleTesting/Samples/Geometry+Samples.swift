public import Restyle

extension EdgeInsets: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    varying(
      .zero, { $0.top = 1 }, { $0.leading = 2.5 }, { $0.bottom = -3 }, { $0.trailing = 0.1 })
  }
}

extension RectEdge: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] { (0..<16).map(Self.init(rawValue:)) }
}

extension RectCorner: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] { (0..<16).map(Self.init(rawValue:)) }
}

extension CornerRadii: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    varying(
      .zero, { $0.topLeading = 1 }, { $0.topTrailing = 2 }, { $0.bottomLeading = 3.5 },
      { $0.bottomTrailing = 4 })
  }
}

extension Size: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] { varying(.zero, { $0.width = 1 }, { $0.height = 2 }) }
}

extension MinimumSize: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    varying(.none, { $0.width = 1 }, { $0.height = 44 }, { $0.width = 0 }, { $0.height = 0 })
  }
}

extension UnitPoint: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    [
      .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing,
      UnitPoint(x: -1, y: 2),
    ]
  }
}

extension Angle: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] { [.zero, .degrees(90), .degrees(-45.5), .radians(1)] }
}

extension BoxLength: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] { [BoxLength(), 44, .characters(60), .fraction(0.5), .fraction(1)] }
}
