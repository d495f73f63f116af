extension Font {
  /// Whether letters stand upright or lean.
  public enum Slant: String, Hashable, Sendable, Codable, CaseIterable {
    /// Standing straight.
    case upright
    /// The family's own italic.
    case italic
    /// The upright letters, leaning.
    case oblique
  }
}

extension Font.Slant: SwiftSourceConvertible {}

extension Font.Slant: ByteCoded {
  @inlinable var byteCode: UInt8 {
    switch self {
    case .upright: 1
    case .italic: 2
    case .oblique: 3
    }
  }

  @inlinable
  init?(byteCode: UInt8) {
    switch byteCode {
    case 1: self = .upright
    case 2: self = .italic
    case 3: self = .oblique
    default: return nil
    }
  }
}
