import Restyle

extension EdgeInsets: Sampled {
  static var samples: [Self] {
    varying(
      .zero, { $0.top = 1 }, { $0.leading = 2.5 }, { $0.bottom = -3 }, { $0.trailing = 0.1 })
  }
}

extension RectEdge: Sampled {
  static var samples: [Self] { (0..<16).map(Self.init(rawValue:)) }
}

extension RectCorner: Sampled {
  static var samples: [Self] { (0..<16).map(Self.init(rawValue:)) }
}

extension CornerRadii: Sampled {
  static var samples: [Self] {
    varying(
      .zero, { $0.topLeading = 1 }, { $0.topTrailing = 2 }, { $0.bottomLeading = 3.5 },
      { $0.bottomTrailing = 4 })
  }
}

extension Size: Sampled {
  static var samples: [Self] { varying(.zero, { $0.width = 1 }, { $0.height = 2 }) }
}

extension MinimumSize: Sampled {
  static var samples: [Self] {
    varying(.none, { $0.width = 1 }, { $0.height = 44 }, { $0.width = 0 }, { $0.height = 0 })
  }
}

extension UnitPoint: Sampled {
  static var samples: [Self] {
    [
      .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing,
      UnitPoint(x: -1, y: 2),
    ]
  }
}

extension Angle: Sampled {
  static var samples: [Self] { [.zero, .degrees(90), .degrees(-45.5), .radians(1)] }
}
