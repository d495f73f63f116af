/// How text breaks if it is longer than its line.
public enum LineBreakMode: String, Hashable, Sendable, Codable, CaseIterable {
  /// Text wraps to the next line, between words.
  case wordWrapping
  /// Text wraps to the next line, at any character.
  case charWrapping
  /// Text is cut off at the end of the line.
  case clipping
  /// An ellipsis replaces the beginning of the text.
  case truncatingHead
  /// An ellipsis replaces the end of the text.
  case truncatingTail
  /// An ellipsis replaces the middle of the text.
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
  /// Words are never broken.
  case never
  /// Words are broken only at soft hyphens in the text.
  case manual
  /// Words are broken where the rules of the language allow it.
  case automatic
}

extension Hyphenation: SwiftSourceConvertible {}
