/// The inherited attributes among those that share one number, stored in the last byte of the codes.
@usableFromInline
struct InheritedLines: OptionSet {
  @usableFromInline let rawValue: UInt64

  @inlinable
  init(rawValue: UInt64) { self.rawValue = rawValue }

  @inlinable static var height: Self { Self(rawValue: 1 &<< 56) }
  @inlinable static var spacing: Self { Self(rawValue: 2 &<< 56) }
}

extension InlineTextAttributes {
  /// The slot in which the value of an attribute is stored.
  @usableFromInline
  enum Slot {
    case color
    case number(Int)
    case code(UInt64)
    case lineLimit
    case lines(InheritedLines)
  }

  // The bits that mark an inherited value, which no actual value has.
  private static let numberBits: UInt64 = 0x7FF8_0000_0000_0001
  private static let code: UInt64 = 0x7F
  private static let limit = -2

  @inlinable var inheritedLines: InheritedLines { InheritedLines(rawValue: codes & 0xFF &<< 56) }

  /// Returns whether the attribute in a slot is inherited.
  func inherits(_ slot: Slot) -> Bool {
    switch slot {
    case .color: compactColor.mark == CompactColor.inherited.mark
    case .number(let index): numbers[index].bitPattern == Self.numberBits
    case .code(let index): codes &>> (index &* 8) & 0xFF == Self.code
    case .lineLimit: lineLimit == Self.limit
    case .lines(let lines): inheritedLines.isSuperset(of: lines)
    }
  }

  /// Marks a slot as inherited, except for lines, which the caller handles.
  mutating func inherit(_ slot: Slot) {
    switch slot {
    case .color: compactColor = .inherited
    case .number(let index): numbers[index] = Double(bitPattern: Self.numberBits)
    case .code(let index): codes = codes & ~(0xFF &<< (index &* 8)) | Self.code &<< (index &* 8)
    case .lineLimit: lineLimit = Self.limit
    case .lines: break
    }
  }

  /// Whether some attribute is inherited.
  var inheritsAny: Bool {
    // In all codes but this one, the second-highest bit is unset.
    codes & 0xFF40_4040_4040_4040 != 0 || lineLimit == Self.limit || inherits(.color)
      || (0..<4).contains { inherits(.number($0)) }
  }
}
