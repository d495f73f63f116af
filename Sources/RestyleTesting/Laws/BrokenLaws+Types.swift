public import Restyle

// The laws of styles and of the values that they contain.

/// Returns the laws that the values of a type break, with the first values that break each law.
///
/// The check covers the laws that apply to the type: more to styles than to numbers, and more to types that can be
/// coded.
///
/// ```swift
/// let broken = brokenLaws(of: BandStyle.self)
/// ```
///
/// The values are generated. Each property varies alone, also in nested styles and lists, and all properties vary
/// together at random. If only some values of the type are valid, conform it to ``Sampled``.
///
/// - Parameters:
///   - type: The type.
///   - seed: The seed of the random values. The same seed gives the same values in each process.
///   - keys: The keys of text attributes that encoded values can contain.
/// - Returns: The broken laws; empty if all laws hold.
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

/// Returns the laws that the samples of a type break, with the first samples that break each law.
///
/// - Parameters:
///   - type: The type.
///   - keys: The keys of text attributes that encoded values can contain.
/// - Returns: The broken laws; empty if all laws hold.
public func brokenLaws<Value: Sampled>(
  of type: Value.Type, keys: TextAttributeKeySet = .standard
) -> [BrokenLaw] {
  var check = LawCheck(keys: keys) { Value.samples }
  check.checkSamples()
  return check.broken
}

/// Returns the laws that some values break, with the first values that break each law.
///
/// - Parameters:
///   - values: The values, which may repeat.
///   - keys: The keys of text attributes that encoded values can contain.
/// - Returns: The broken laws; empty if all laws hold.
public func brokenLaws<Value: Hashable & Sendable>(
  of values: [Value], keys: TextAttributeKeySet = .standard
) -> [BrokenLaw] {
  LawCheck(keys: keys) { values }.broken
}

/// Checks the laws for generated values of a type.
///
/// ```swift
/// try checkLaws(of: BandStyle.self)
/// ```
///
/// - Parameters:
///   - type: The type.
///   - seed: The seed of the random values.
///   - keys: The keys of text attributes that encoded values can contain.
/// - Throws: ``BrokenLaws``, with the values that break each law.
public func checkLaws<Value: Hashable & Codable & Sendable>(
  of type: Value.Type, seed: UInt64 = 0, keys: TextAttributeKeySet = .standard
) throws(BrokenLaws) {
  try BrokenLaws.check(brokenLaws(of: type, seed: seed, keys: keys))
}

/// Checks the laws for the samples of a type.
///
/// - Parameters:
///   - type: The type.
///   - keys: The keys of text attributes that encoded values can contain.
/// - Throws: ``BrokenLaws``, with the samples that break each law.
public func checkLaws<Value: Sampled>(
  of type: Value.Type, keys: TextAttributeKeySet = .standard
) throws(BrokenLaws) {
  try BrokenLaws.check(brokenLaws(of: type, keys: keys))
}

/// Checks the laws for some values.
///
/// - Parameters:
///   - values: The values.
///   - keys: The keys of text attributes that encoded values can contain.
/// - Throws: ``BrokenLaws``, with the values that break each law.
public func checkLaws<Value: Hashable & Sendable>(
  of values: [Value], keys: TextAttributeKeySet = .standard
) throws(BrokenLaws) {
  try BrokenLaws.check(brokenLaws(of: values, keys: keys))
}
