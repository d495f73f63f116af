/// How text that is longer than its line breaks.
public enum LineBreakMode: String, Hashable, Sendable, Codable, CaseIterable {
  /// It wraps to the next line, between words.
  case wordWrapping
  /// It wraps to the next line, at any character.
  case charWrapping
  /// It is cut off.
  case clipping
  /// Its beginning is replaced by an ellipsis.
  case truncatingHead
  /// Its end is replaced by an ellipsis.
  case truncatingTail
  /// Its middle is replaced by an ellipsis.
  case truncatingMiddle
}

extension LineBreakMode {
  /// Whether text wraps to the next line.
  @inlinable public var wraps: Bool { self == .wordWrapping || self == .charWrapping }
}

extension LineBreakMode: SwiftSourceConvertible {}

extension LineBreakMode: ByteCoded {
  @inlinable var byteCode: UInt8 {
    switch self {
    case .wordWrapping: 1
    case .charWrapping: 2
    case .clipping: 3
    case .truncatingHead: 4
    case .truncatingTail: 5
    case .truncatingMiddle: 6
    }
  }

  @inlinable
  init?(byteCode: UInt8) {
    switch byteCode {
    case 1: self = .wordWrapping
    case 2: self = .charWrapping
    case 3: self = .clipping
    case 4: self = .truncatingHead
    case 5: self = .truncatingTail
    case 6: self = .truncatingMiddle
    default: return nil
    }
  }
}

/// Whether words may be broken at the end of a line.
public enum Hyphenation: String, Hashable, Sendable, Codable, CaseIterable {
  /// Never.
  case never
  /// Only where the text holds a soft hyphen.
  case manual
  /// Where the rules of the language allow it.
  case automatic
}

extension Hyphenation: SwiftSourceConvertible {}
