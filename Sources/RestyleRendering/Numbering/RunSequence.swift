package import Restyle

/// Predicts the number of a run's style from those of the runs before it.
///
/// Texts mostly alternate between a few styles, and comparing styles costs less than hashing one: so the style that
/// last followed the latest few is tried first, and then each of a few. It isn't stored with the styles, which pages
/// share.
package struct RunSequence: Sendable {
  private var followers = SIMD64<UInt8>()
  private var history = 0

  package init() {}
}

extension RunSequence {
  /// The number that came next the last time.
  fileprivate var expected: Int {
    // Through a pointer: a vector is copied for each index that is known only at run time.
    @inline(__always) mutating get { withUnsafeBytes(of: &followers) { Int($0[history]) } }
  }

  /// The older a number is, the fewer bits are left of it: something of the latest six.
  @inline(__always)
  fileprivate mutating func note(_ number: Int) { history = (history * 6 ^ number) & 63 }

  fileprivate mutating func correct(to number: Int) {
    followers[history] = UInt8(truncatingIfNeeded: number)
    note(number)
  }
}

extension NumberedKeys<TextStyle> {
  /// The number of a run's style, nil if it has none yet; through its address, since passing a style copies it.
  package func number(ofStyleOf run: UnsafePointer<StyledText>, in sequence: inout RunSequence) -> Int? {
    let expected = sequence.expected
    let isExpected = keys.withUnsafeBufferPointer { styles in
      guard let first = styles.baseAddress, expected < styles.count else { return false }
      return StyledText.style(of: run, is: first + expected)
    }
    guard isExpected else { return number(ofUnexpected: run.pointee.style, in: &sequence) }
    sequence.note(expected)
    return expected
  }

  @inline(never)
  private func number(ofUnexpected style: TextStyle, in sequence: inout RunSequence) -> Int? {
    guard let number = number(of: style) else { return nil }
    sequence.correct(to: number)
    return number
  }
}
