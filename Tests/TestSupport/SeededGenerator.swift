/// A generator of random numbers that gives the same ones on each run.
///
/// It is SplitMix64, of Steele, Lea and Flood 2014.
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Starts at a number; another number gives other ones.
  public init(state: UInt64) { self.state = state }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
