/// Values of a type that can be decoded, which are generated for the requests of its decoding.
///
/// The first value is the simplest: no numbers but 0, nothing that can be absent, the first of the cases. In the next
/// values, each part varies alone, so a counterexample differs from the simplest value in one part. In the last values,
/// all parts are drawn at random.
struct GeneratedValues<Value: Decodable> {
  private(set) var values: [Value] = []
  /// Why a value couldn't be made, if one couldn't.
  private(set) var failure: String?

  /// Makes values.
  ///
  /// - Parameters:
  ///   - seed: What is drawn at random depends on it alone.
  ///   - limit: How many values are tried at most.
  init(seed: UInt64, limit: Int = 400) {
    // Each part, when it is first asked for, adds what is to be tried: those that follow from a choice come later.
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

  /// Makes a value, and returns the parts that were asked for.
  private mutating func make(_ log: GenerationLog) -> [GenerationLog.Part] {
    do {
      values.append(try GeneratingDecoder(log: log).value(at: []))
    } catch {
      if failure == nil { failure = "\(error)" }
    }
    return log.parts
  }
}

/// The choices of one value, and what was asked for while it was made.
///
/// An object, since all containers of one decoder write into it.
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

  /// - Parameters:
  ///   - choices: The choices of some parts, by their paths; the first is taken of the others.
  ///   - seed: What the few values of a type with many depend on.
  ///   - random: What the others are drawn by, if they are drawn.
  init(choices: [String: Int], seed: UInt64, random: UInt64? = nil) {
    self.choices = choices
    self.seed = seed
    self.random = random.map(SeededGenerator.init)
  }

  /// Chooses one of some values of a part.
  func choose(_ path: String, of count: Int) -> Int {
    guard count > 0 else { return 0 }
    parts.append(Part(path: path, count: count))
    return (choices[path] ?? random?.next(upperBound: UInt(count)).asInt ?? 0) % count
  }
}

extension UInt {
  fileprivate var asInt: Int { Int(clamping: self) }
}
