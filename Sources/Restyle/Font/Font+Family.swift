extension Font {
  /// A design of the system's font, or a family by name.
  public enum Family: Hashable, Sendable, NonisolatedValue {
    /// The reader's system font, in one of its designs.
    case system(Design)
    /// A family by name; renderers fall back to the system's font if it isn't available.
    case named(String)
    /// Several families by name; renderers use the first that is available.
    // Indirect, so that it doesn't make fonts larger.
    indirect case list(FamilyList)
  }

  /// A list of families in order of preference, with a system design as the fallback.
  public struct FamilyList: Hashable, Sendable, Codable {
    /// The names of the families.
    @Exact public var names: [String]
    /// The design of the system's font, for the case that none of the families is available.
    public var design: Design

    /// Creates a list.
    ///
    /// - Parameters:
    ///   - names: The names of the families, in order of preference.
    ///   - design: The design of the system's font, for the case that none of the families is available.
    public init(_ names: [String], design: Design = .default) {
      self.names = names
      self.design = design
    }
  }

  /// A design of the system's font.
  public enum Design: String, Hashable, Sendable, Codable, CaseIterable {
    /// The design that the system uses for its own text.
    case `default`
    /// A design with serifs.
    case serif
    /// A design with rounded ends.
    case rounded
    /// A design with letters of the same width.
    case monospaced
  }
}

extension Font.Family {
  /// Returns a family by name, with fallbacks.
  ///
  /// - Parameters:
  ///   - name: The name of the family.
  ///   - fallbacks: The names of families to use if it isn't available, in order of preference. In CSS, the last one
  ///     may be a keyword such as `sans-serif`; nothing follows it then.
  ///   - design: The design of the system's font, for the case that none of the families is available.
  /// - Returns: The family with its fallbacks.
  public static func named(
    _ name: String, fallbacks: [String], design: Font.Design = .default
  ) -> Font.Family {
    // Equal families have one representation.
    if fallbacks.isEmpty, design == .default { return .named(name) }
    return .list(Font.FamilyList([name] + fallbacks, design: design))
  }

  /// The names of the families, in order of preference; empty for a system design.
  public var names: [String] {
    switch self {
    case .system: []
    case .named(let name): [name]
    case .list(let list): list.names
    }
  }

  /// The design of the system's font, or the fallback if none of the families is available.
  public var design: Font.Design {
    switch self {
    case .system(let design): design
    case .named: .default
    case .list(let list): list.design
    }
  }

  /// Returns whether both are the same design, or have names with the same code units.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.system(let left), .system(let right)): left == right
    case (.named(let left), .named(let right)): left.isExactly(right)
    case (.list(let left), .list(let right)): left == right
    case (.system, _), (.named, _), (.list, _): false
    }
  }

  /// Hashes the design, or the code units of the name, into `hasher`.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .system(let design): hasher.combine(design)
    case .named(let name): name.hashExactly(into: &hasher)
    case .list(let list): hasher.combine(list)
    }
  }
}

extension Font.Family: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable { case system, named, list }

  /// Decodes `{"system": design}`, `{"named": family}` or `{"list": {"names": [...], "design": design}}`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try container.requireOneKey()
    if let name = try container.decodeIfPresent(String.self, forKey: .named) {
      self = .named(name)
    } else if let list = try container.decodeIfPresent(Font.FamilyList.self, forKey: .list) {
      self = .list(list)
    } else {
      self = .system(try container.decode(Font.Design.self, forKey: .system))
    }
  }

  /// Encodes `{"system": design}`, `{"named": family}` or `{"list": {"names": [...], "design": design}}`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .system(let design): try container.encode(design, forKey: .system)
    case .named(let name): try container.encode(name, forKey: .named)
    case .list(let list): try container.encode(list, forKey: .list)
    }
  }
}

extension Font.Family: SwiftSourceConvertible {
  var swiftSource: String {
    switch self {
    case .system(let design): ".system(\(design.swiftSource))"
    case .named(let name): ".named(\(name.swiftLiteral))"
    case .list(let list):
      ".list(Font.FamilyList(\(list.names), design: \(list.design.swiftSource)))"
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
