/// Values of a decodable type, generated in response to the requests of its decoding.
///
/// The first value is the simplest: it has zeros, no optional parts, and the first of all cases. In the next values,
/// each part varies alone, so a counterexample differs from the simplest value in one part. In the last values, all
/// parts are random.
struct GeneratedValues<Value: Decodable> {
  private(set) var values: [Value] = []
  /// The error if a value couldn't be generated.
  private(set) var failure: String?

  /// Generates values.
  ///
  /// - Parameters:
  ///   - seed: The seed, which alone determines random choices.
  ///   - limit: The maximum number of values to try.
  init(seed: UInt64, limit: Int = 400) {
    // Each part adds its choices when it is first requested, so parts that depend on a choice follow later.
    var waiting: [[String: Int]] = [[:]]
    var parts: Set<String> = []
    var next = 0
    while next < min(waiting.count, limit) {
      let choices = waiting[next]
      next += 1
      for part in make(GenerationLog(choices: choices, seed: seed)) where parts.insert(part.path).inserted {
        for choice in 1..<max(1, part.count) { waiting.append(choices.merging([part.path: choice]) { $1 }) }
      }
    }
    var random = SeededGenerator(seed: seed)
    for _ in 0..<24 { _ = make(GenerationLog(choices: [:], seed: seed, random: random.next())) }
  }

  /// Generates a value, and returns the requested parts.
  private mutating func make(_ log: GenerationLog) -> [GenerationLog.Part] {
    do {
      values.append(try GeneratingDecoder(log: log).value(at: []))
    } catch {
      if failure == nil { failure = "\(error)" }
    }
    return log.parts
  }
}

/// The choices for a value, and the parts that its decoding requested.
///
/// A class, since all containers of a decoder write to it.
final class GenerationLog {
  /// A part with several values.
  struct Part {
    let path: String
    let count: Int
  }

  private(set) var parts: [Part] = []
  private let choices: [String: Int]
  private var random: SeededGenerator?
  let seed: UInt64

  /// Creates a log.
  ///
  /// - Parameters:
  ///   - choices: The choices for some parts, by path; others have the first value.
  ///   - seed: The seed for selecting a few of the values of a type.
  ///   - random: The seed for choosing the values of other parts at random; nil to use the first ones.
  init(choices: [String: Int], seed: UInt64, random: UInt64? = nil) {
    self.choices = choices
    self.seed = seed
    self.random = random.map(SeededGenerator.init)
  }

  /// Chooses one of the values of a part.
  func choose(_ path: String, of count: Int) -> Int {
    guard count > 0 else { return 0 }
    parts.append(Part(path: path, count: count))
    return (choices[path] ?? Int(random?.next(upperBound: UInt(count)) ?? 0)) % count
  }
}
