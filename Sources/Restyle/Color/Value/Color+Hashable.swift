extension Color {
  /// Hashes what tells colours apart; the repeated components of a colour that doesn't vary don't.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(light)
    hasher.combine(displayP3Variants)
    guard varies else { return }
    hasher.combine(dark)
    hasher.combine(lightIncreasedContrast)
    hasher.combine(darkIncreasedContrast)
  }
}

extension Color.Components {
  func hash(into hasher: inout Hasher) {
    // Equal components have equal bits, there being no NaN and no negative zero: two words hash faster than
    // four numbers.
    hasher.combine(UInt64(red.bitPattern) << 32 | UInt64(green.bitPattern))
    hasher.combine(UInt64(blue.bitPattern) << 32 | UInt64(alpha.bitPattern))
  }
}
