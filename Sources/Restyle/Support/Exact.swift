// Strings are compared by canonical equivalence. Text from outside that is written to an output, such as a name or a
// page's address, is compared exactly. Otherwise the output would depend on which of two equal texts came first.

extension String {
  /// Returns whether both strings have the same code units.
  @usableFromInline
  package func isExactly(_ other: String) -> Bool {
    let areSame = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable {
        UnsafeRawBufferPointer(bytes).isEqual(to: UnsafeRawBufferPointer($0))
      }
    }
    return areSame.flatMap(\.self) ?? utf8.elementsEqual(other.utf8)
  }

  /// Returns whether this string comes first in the order of code units, which is the order of scalars.
  package func precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }

  /// Hashes the code units into `hasher`.
  ///
  /// The hash of a string doesn't depend on its normalisation, so texts that differ only in normalisation would
  /// collide.
  @usableFromInline
  package func hashExactly(into hasher: inout Hasher) {
    var text = self
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    // A separator: no text contains this byte.
    hasher.combine(0xFF as UInt8)
  }
}

extension String? {
  /// Returns whether both strings have the same code units, or both are nil.
  package func isExactly(_ other: String?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let left?, let right?): left.isExactly(right)
    default: false
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Returns whether both buffers contain the same bytes.
  @inlinable
  package func isEqual(to other: Self) -> Bool {
    guard count == other.count else { return false }
    var index = 0
    // Pages are long, so they are compared eight bytes at a time.
    while index + 8 <= count {
      guard
        loadUnaligned(fromByteOffset: index, as: UInt64.self)
          == other.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      else { return false }
      index += 8
    }
    while index < count {
      guard self[index] == other[index] else { return false }
      index += 1
    }
    return true
  }
}

extension Equatable {
  /// Returns whether both are equal, with texts compared by code units and references by their named values.
  @inline(__always)
  func isExactly(_ other: Self) -> Bool {
    // Types are compared first: a cast is slow, and most values are neither numbers nor strings.
    if Self.self == Double.self, let left = self as? Double, let right = other as? Double {
      return left == right || left.isReference && left.bitPattern == right.bitPattern
    }
    guard Self.self == String.self, let left = self as? String, let right = other as? String else {
      return self == other
    }
    return left.isExactly(right)
  }
}

/// Text that is compared by its code units, and not by canonical equivalence.
///
/// ```swift
/// struct Note: Hashable {
///   @Exact var title: String
/// }
/// let composed = Note(title: "caf\u{E9}")
/// let decomposed = Note(title: "cafe\u{301}")   // not equal, though both are shown alike
/// ```
@propertyWrapper
public struct Exact<Text: Hashable & Sendable>: Sendable {
  /// The text.
  public var wrappedValue: Text

  /// Stores a text.
  @inlinable
  public init(wrappedValue: Text) { self.wrappedValue = wrappedValue }
}

extension Exact: Hashable {
  /// Returns whether both texts have the same code units.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    // If the type is known, the casts are optimised away.
    if let left = lhs.wrappedValue as? String, let right = rhs.wrappedValue as? String {
      return left.isExactly(right)
    }
    if let left = lhs.wrappedValue as? [String], let right = rhs.wrappedValue as? [String] {
      return left.elementsEqual(right) { $0.isExactly($1) }
    }
    return lhs.wrappedValue == rhs.wrappedValue
  }

  /// Hashes the code units into `hasher`.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    if let text = wrappedValue as? String {
      text.hashExactly(into: &hasher)
    } else if let texts = wrappedValue as? [String] {
      hasher.combine(texts.count)
      for text in texts { text.hashExactly(into: &hasher) }
    } else {
      hasher.combine(wrappedValue)
    }
  }
}

extension Exact: ValueCoded, Codable where Text: Codable {
  package init(coded: Text) { self.init(wrappedValue: coded) }
  package var coded: Text { wrappedValue }
}

/// A text that is compared by its code units, for sets, dictionaries and types that synthesise equality.
package typealias ExactText = Exact<String>

extension Exact {
  @inlinable
  package init(_ text: Text) { self.init(wrappedValue: text) }

  @inlinable package var text: Text { wrappedValue }
}

extension UInt8 {
  @inlinable package var isASCIIDigit: Bool { self &- UInt8(ascii: "0") < 10 }
  @inlinable package var isASCIILetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }

  /// Whether it is an ASCII letter, digit or hyphen, as in CSS and HTML names.
  @inlinable package var isInNames: Bool { isASCIILetter || isASCIIDigit || self == UInt8(ascii: "-") }

  /// The value of a hexadecimal digit; nil for anything else.
  package var hexadecimalValue: UInt32? {
    if isASCIIDigit { return UInt32(self & 0xF) }
    return isASCIILetter && self & 0x1F <= 6 ? UInt32(self & 0xF) + 9 : nil
  }

  var uppercasedASCII: UInt8 { flippingASCII(from: UInt8(ascii: "a")) }
  var lowercasedASCII: UInt8 { flippingASCII(from: UInt8(ascii: "A")) }

  /// Changes the case of the byte if it is one of the 26 letters from `first` on.
  func flippingASCII(from first: UInt8) -> UInt8 { self &- first < 26 ? self ^ 0x20 : self }
}
