public import Restyle

// The laws of styles and of the values that they are made of.

/// Returns the laws that the values of a type break, with the first values that show it.
///
/// Those are checked that apply to the type: a style has more than a number, and what is coded more than what isn't.
///
/// ```swift
/// let broken = brokenLaws(of: BandStyle.self)
/// ```
///
/// Values are generated for the type: each property is varied alone, through nested styles and lists, and all together
/// at random. Where only certain values are valid, let the type be ``Sampled``.
///
/// - Parameters:
///   - type: The type.
///   - seed: What is drawn at random depends on it alone; the same seed gives the same values in each process.
///   - keys: The keys of text attributes that documents may have.
/// - Returns: The broken laws, none if all hold.
public func brokenLaws<Value: Hashable & Codable & Sendable>(
  of type: Value.Type, seed: UInt64 = 0, keys: TextAttributeKeySet = .standard
) -> [BrokenLaw] {
  let generated = GeneratedValues<Value>(seed: seed)
  guard !generated.values.isEmpty else {
    let reason = generated.failure ?? "nothing can be decoded"
    return [
      BrokenLaw(
        .samples, of: "\(type)", "values can be generated, or are named by letting the type be Sampled",
        [BrokenLaw.Part("error", reason)])
    ]
  }
  return LawCheck(keys: keys) { GeneratedValues<Value>(seed: seed).values }.broken
}

/// Returns the laws that the samples of a type break, with the first ones that show it.
///
/// - Parameters:
///   - type: The type.
///   - keys: The keys of text attributes that documents may have.
/// - Returns: The broken laws, none if all hold.
public func brokenLaws<Value: Sampled>(
  of type: Value.Type, keys: TextAttributeKeySet = .standard
) -> [BrokenLaw] {
  var check = LawCheck(keys: keys) { Value.samples }
  check.checkSamples()
  return check.broken
}

/// Returns the laws that some values break, with the first ones that show it.
///
/// - Parameters:
///   - values: The values, which may repeat.
///   - keys: The keys of text attributes that documents may have.
/// - Returns: The broken laws, none if all hold.
public func brokenLaws<Value: Hashable & Sendable>(
  of values: [Value], keys: TextAttributeKeySet = .standard
) -> [BrokenLaw] {
  LawCheck(keys: keys) { values }.broken
}

/// Checks the laws of the values of a type, which are generated.
///
/// ```swift
/// try checkLaws(of: BandStyle.self)
/// ```
///
/// - Parameters:
///   - type: The type.
///   - seed: What is drawn at random depends on it alone.
///   - keys: The keys of text attributes that documents may have.
/// - Throws: ``BrokenLaws``, with the values that break each of them.
public func checkLaws<Value: Hashable & Codable & Sendable>(
  of type: Value.Type, seed: UInt64 = 0, keys: TextAttributeKeySet = .standard
) throws(BrokenLaws) {
  try BrokenLaws.check(brokenLaws(of: type, seed: seed, keys: keys))
}

/// Checks the laws of the samples of a type.
///
/// - Parameters:
///   - type: The type.
///   - keys: The keys of text attributes that documents may have.
/// - Throws: ``BrokenLaws``, with the samples that break each of them.
public func checkLaws<Value: Sampled>(
  of type: Value.Type, keys: TextAttributeKeySet = .standard
) throws(BrokenLaws) {
  try BrokenLaws.check(brokenLaws(of: type, keys: keys))
}

/// Checks the laws of some values.
///
/// - Parameters:
///   - values: The values.
///   - keys: The keys of text attributes that documents may have.
/// - Throws: ``BrokenLaws``, with the values that break each of them.
public func checkLaws<Value: Hashable & Sendable>(
  of values: [Value], keys: TextAttributeKeySet = .standard
) throws(BrokenLaws) {
  try BrokenLaws.check(brokenLaws(of: values, keys: keys))
}
