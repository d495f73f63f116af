public import Restyle

extension TextLine: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    varying(.single, { $0.pattern = .wavy }, { $0.color = .adaptive })
  }
}

extension TextStroke: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] { varying(Self(width: 1), { $0.width = 2 }, { $0.color = .adaptive }) }
}

extension TextShadow: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    varying(Self(), { $0.color = .adaptive }, { $0.x = -1 }, { $0.y = 2 }, { $0.blur = 3 })
  }
}
