package import Restyle

/// Predicts the number of a run's style from those of the runs before it.
///
/// Most texts alternate between a few styles, and comparing styles costs less than hashing one. So the style that last
/// followed the most recent ones is tried first, and then each of the few others. The sequence isn't stored with the
/// styles, since pages share them.
package struct RunSequence: Sendable {
  // 64 numbers, and not in one vector, for the reason given in `FourNumbers`: asynchronous functions hold renderers.
  private var followers: (SIMD16<UInt8>, SIMD16<UInt8>, SIMD16<UInt8>, SIMD16<UInt8>) = (
    .zero, .zero, .zero, .zero
  )
  private var history = 0

  package init() {}
}

extension RunSequence {
  /// The number that followed last time.
  fileprivate var expected: Int {
    @inline(__always) mutating get { withUnsafeBytes(of: &followers) { Int($0[history]) } }
  }

  /// Older numbers contribute fewer bits: the history depends on about the last six.
  @inline(__always)
  fileprivate mutating func note(_ number: Int) { history = (history * 6 ^ number) & 63 }

  fileprivate mutating func correct(to number: Int) {
    withUnsafeMutableBytes(of: &followers) { $0[history] = UInt8(truncatingIfNeeded: number) }
    note(number)
  }
}

extension NumberedKeys<TextStyle> {
  /// Returns the number of a run's style; nil if it has none.
  ///
  /// The run is passed by address, since passing a style copies it.
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
