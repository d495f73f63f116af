extension TextStyle {
  /// A number that equal styles share, much cheaper to find than a hash value.
  ///
  /// Styles that differ mostly have different ones, but nothing is done against people who look for collisions:
  /// it is for small tables that compare what they find.
  package var fingerprint: UInt64 {
    var result = attributes.inline.numbersFingerprint
    if let color = attributes.inline.color { result = result &* 31 &+ color.fingerprint }
    if !attributes.others.isEmpty { result = result &+ 1 }
    if attributes.inline.fontSlant == .italic { result = result &+ 2 }
    // The low bits of round numbers are all zero.
    return ((result ^ (result >> 32)) &* 0x9E37_79B9_7F4A_7C15) >> 32
  }
}

extension StyledText {
  /// Whether the text at an address has the style at another one.
  ///
  /// Through addresses, since a style that is passed on is copied: for loops over very many texts.
  package static func hasStyle(_ text: UnsafePointer<StyledText>, _ style: UnsafePointer<TextStyle>) -> Bool {
    text.pointee.style.attributes.inline == style.pointee.attributes.inline
      && text.pointee.style.attributes.others == style.pointee.attributes.others
  }
}

extension Color {
  fileprivate var fingerprint: UInt64 {
    UInt64(light.red.bitPattern) &* 31 &+ UInt64(light.green.bitPattern) &* 17
      &+ UInt64(light.blue.bitPattern)
  }
}
