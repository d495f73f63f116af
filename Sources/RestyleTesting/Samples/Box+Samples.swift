public import Restyle

extension ShadowStyle: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    varying(
      ShadowStyle(color: .black), { $0.color = .adaptive }, { $0.x = -1 }, { $0.y = 2 }, { $0.blur = 3 },
      { $0.spread = -4 }, { $0.isInner = true })
  }
}

extension Gradient.Geometry: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    [
      .linear(angle: .degrees(0)), .linear(angle: .degrees(30)), .line(start: .top, end: .bottom),
      .line(start: .bottom, end: .top), .radial(center: .center), .radial(center: .topLeading),
    ]
  }
}

extension Gradient.Stop: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    varying(Self(color: .red, location: 0), { $0.color = .adaptive }, { $0.location = 0.75 })
  }
}

extension Gradient: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    Geometry.samples.map { Gradient(geometry: $0, stops: []) } + [
      .linear(angle: .degrees(90), colors: [.red, .adaptive]),
      .linear(from: .leading, to: .trailing, colors: [.red]),
      .radial(stops: Stop.samples),
      Gradient(geometry: .radial(center: .center), stops: Stop.samples, interpolation: .oklab),
    ]
  }
}

extension BorderStyle: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    varying(
      .none, { $0.width = 0.5 }, { $0.color = .adaptive }, { $0.cornerRadius = 4 },
      { $0.cornerRadii.topLeading = 3 }, { $0.borderEdges = .bottom }, { $0.borderEdges = [] })
  }
}

extension BackgroundStyle: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    varying(
      .none, { $0.color = .adaptive }, { $0.gradient = .radial(colors: [.red, .blue]) },
      { $0.image = Image(url: "a.png") }, { $0.border.width = 1 }, { $0.shadows = ShadowStyle.samples },
      { $0.image = SegmentBackgroundStyle(style: .system, position: .top).image() })
  }
}

extension SeparatorStyle: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] { varying(.none, { $0.width = 1 }, { $0.color = .adaptive }) }
}

extension InsettedStyle<SeparatorStyle>: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] { varying(.none, { $0.style.width = 1 }, { $0.insets.leading = 16 }) }
}

extension SectionBackgroundStyle: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    varying(
      .none, { $0.color = .adaptive }, { $0.border.cornerRadius = 8 }, { $0.topSeparator.style.width = 1 },
      { $0.bottomSeparator.insets.leading = 16 })
  }
}

extension SegmentPosition: Sampled {}

extension SegmentBackgroundStyle: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    SegmentPosition.allCases.map { SegmentBackgroundStyle(style: .systemInsetted, position: $0) }
      + varying(
        SegmentBackgroundStyle(color: .clear, border: .none), { $0.topSeparator.style.width = 1 },
        { $0.bottomSeparator.style.width = 1 }, { $0.position = .middle },
        { $0.background.color = .adaptive },
        { $0.background.image = Image(url: "a.png") },
        { $0.background.image = SegmentBackgroundStyle(style: .system, position: .top).image() })
  }
}

extension OutlineStyle: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    varying(OutlineStyle(), { $0.width = 3 }, { $0.color = .adaptive }, { $0.offset = -2 })
  }
}

extension BoxStyle: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    varying(
      BoxStyle(), { $0.margins = EdgeInsets(inset: 8) }, { $0.width = 320 }, { $0.minimumWidth = 9 },
      { $0.maximumWidth = .characters(60) }, { $0.height = .fraction(0.5) }, { $0.minimumHeight = 44 },
      { $0.maximumHeight = .characters(3) }, { $0.alignment = .center }, { $0.opacity = 0.5 },
      { $0.pressedOffset = 2 }, { $0.outline = OutlineStyle(width: 3, color: .red) },
      { $0.overflow = .clipped })
  }
}
