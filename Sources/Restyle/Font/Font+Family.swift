extension Font {
  /// A design of the system's font, or a family by name.
  public enum Family: Hashable, Sendable {
    /// The reader's system font in one of its designs.
    case system(Design)
    /// A family by name; a renderer that lacks it falls back to the system's.
    case named(String)
  }

  /// A design of the system's font.
  public enum Design: String, Hashable, Sendable, Codable, CaseIterable {
    /// The one that the system uses for its own text.
    case `default`
    /// With serifs.
    case serif
    /// With rounded ends.
    case rounded
    /// With letters that all have one width.
    case monospaced
  }
}

extension Font.Family {
  /// Whether both are the same design, or have names of the same code units.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.system(let left), .system(let right)): left == right
    case (.named(let left), .named(let right)): left.isExactly(right)
    case (.system, .named), (.named, .system): false
    }
  }

  /// Feeds the design, or the code units of the name, to `hasher`.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .system(let design): hasher.combine(design)
    case .named(let name): name.hashExactly(into: &hasher)
    }
  }
}

extension Font.Family: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable { case system, named }

  /// Decodes `{"system": design}` or `{"named": family}`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try container.requireOneKey()
    if let name = try container.decodeIfPresent(String.self, forKey: .named) {
      self = .named(name)
    } else {
      self = .system(try container.decode(Font.Design.self, forKey: .system))
    }
  }

  /// Encodes `{"system": design}` or `{"named": family}`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .system(let design): try container.encode(design, forKey: .system)
    case .named(let name): try container.encode(name, forKey: .named)
    }
  }
}

extension Font.Family: SwiftSourceConvertible {
  var swiftSource: String {
    switch self {
    case .system(let design): ".system(\(design.swiftSource))"
    case .named(let name): ".named(\(String(reflecting: name)))"
    }
  }
}

extension Font.Design: SwiftSourceConvertible {}

extension Font.Design: ByteCoded {
  @inlinable var byteCode: UInt8 {
    switch self {
    case .default: 1
    case .serif: 2
    case .rounded: 3
    case .monospaced: 4
    }
  }

  @inlinable
  init?(byteCode: UInt8) {
    switch byteCode {
    case 1: self = .default
    case 2: self = .serif
    case 3: self = .rounded
    case 4: self = .monospaced
    default: return nil
    }
  }
}
