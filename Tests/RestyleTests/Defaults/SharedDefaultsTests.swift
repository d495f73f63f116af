import TestSupport
import Testing

@testable import Restyle

/// Tests of what all threads share: one after the other, each leaving it as it was.
@Suite(.serialized) struct SharedDefaultsTests {
  private let red = DefaultStyling(text: TextStyle(color: .red), detailText: TextStyle(color: .red))

  func restoring(_ body: () throws -> Void) rethrows {
    let before = DefaultStyling.defaults
    defer { DefaultStyling.defaults = before }
    try body()
  }

  @Test func defaultStylesAreThoseInForce() {
    restoring {
      DefaultStyling.defaults = red
      #expect(TextStyle.default == red.text)
      #expect(TextStyle.defaultDetail == red.detailText)
      DefaultStyling.defaults.text.kern = 3
      #expect(TextStyle.default == red.text.tracking(3))
      DefaultStyling.defaults = .system
      #expect(TextStyle.default == .system)
      #expect(TextStyle.defaultDetail == .systemDetail)
    }
  }

  @Test func aSwapMakesAGeneratorRunOnceForEachSet() {
    let runs = Counter()
    let card = DynamicCard { _ in
      runs.add()
      return Card(header: .default)
    }
    let other = red.restyled { $0.text.kern = 5 }
    restoring {
      // A set that is put in force again finds what was made under it.
      for (defaults, expectedRuns) in [(red, 1), (other, 1), (red, 0), (red, 0), (other, 0)] {
        DefaultStyling.defaults = defaults
        #expect(runs.added { card.style(from: TraitCollection()).header } == expectedRuns)
        #expect(card.style(from: TraitCollection()).header == defaults.text)
        #expect(runs.added { card.style(from: TraitCollection()) } == 0)
        #expect(runs.added { card.style(from: TraitCollection(colorScheme: .dark)) } == 0)
      }
    }
  }

  @Test func aSetThatIsReplacedGoes() async throws {
    weak var held: Observed?
    restoring {
      let object = Observed {}
      held = object
      DefaultStyling.defaults = holding(object)
      #expect(DefaultStyling.defaults.sectionPlain.style(from: TraitCollection()).minRowHeight == 1)
    }
    // Tests beside this one that are reading defaults hold the set that they found until they have read it.
    for _ in 0..<1_000 where held != nil { try await Task.sleep(for: .milliseconds(10)) }
    #expect(held == nil)
  }

  @Test func whatGoesMayReadAndSetDefaults() {
    let gone = Counter()
    let stream = DefaultStyling.changes
    restoring {
      for _ in 0...DefaultStyling.changesBufferLimit {
        // Held by the defaults in force and by the stream, until that drops it.
        DefaultStyling.defaults = holding(
          Observed { [red] in
            _ = TextStyle.default
            if gone.count == 0 { DefaultStyling.defaults = red }
            gone.add()
          })
      }
    }
    #expect(gone.count > 0)
    withExtendedLifetime(stream) {}
  }

  /// Defaults with a style that holds an object.
  private func holding(_ object: Observed) -> DefaultStyling {
    DefaultStyling(
      sectionPlain: .systemPlain.restyled { style in
        withExtendedLifetime(object) { style.minRowHeight = 1 }
      })
  }

  @Test func aGeneratorSeesOneSetOfDefaults() {
    restoring {
      let refusal = RefusalBox()
      let card = DynamicCard { [red] _ in
        let before = TextStyle.default
        do throws(DefaultsRefusal) { try DefaultStyling.setDefaults(red) } catch { refusal.set(error) }
        return Card(name: before == .default ? "same" : "other")
      }
      #expect(card.style(from: TraitCollection()).name == "same")
      #expect(refusal.refusal == .scoped)
    }
  }

  @Test func aLockRefusesChangesUntilItIsUnlocked() async throws {
    var refusals = DefaultStyling.refusals.makeAsyncIterator()
    try restoring {
      let before = DefaultStyling.defaults.text
      let lock = DefaultStyling.lockDefaults()
      #expect(DefaultStyling.areDefaultsLocked)
      #expect(throws: DefaultsRefusal.locked) { try DefaultStyling.setDefaults(red) }
      DefaultStyling.defaults = red
      #expect(TextStyle.default == before)
      DefaultStyling.withDefaults(red) { #expect(TextStyle.default == red.text) }
      lock.unlock()
      #expect(!DefaultStyling.areDefaultsLocked)
      try DefaultStyling.setDefaults(red)
      #expect(TextStyle.default == red.text)
    }
    // Only the assignment went to the sequence: the other caller was told by an error.
    #expect(await refusals.next(isolation: nil) == .locked)
  }

  @Test func everyLockHasToBeUnlocked() {
    restoring {
      let one = DefaultStyling.lockDefaults()
      do {
        let other = DefaultStyling.lockDefaults()
        one.unlock()
        #expect(throws: DefaultsRefusal.locked) { try DefaultStyling.setDefaults(red) }
        _ = consume other
      }
      #expect(throws: Never.self) { try DefaultStyling.setDefaults(red) }
    }
  }

  @Test func everyReaderHearsOfEveryChange() async {
    let streams = [DefaultStyling.changes, DefaultStyling.changes]
    restoring {
      for kern in 1...5 {
        DefaultStyling.defaults = red.restyled { $0.text.kern = Double(kern) }
      }
    }
    for stream in streams {
      var kerns: [Double] = []
      for await defaults in stream.prefix(5) { kerns.append(defaults.text.kern) }
      #expect(kerns == [1, 2, 3, 4, 5])
    }
  }

  @Test func aSlowReaderMissesTheOldestChanges() async {
    let limit = DefaultStyling.changesBufferLimit
    let stream = DefaultStyling.changes
    restoring {
      for kern in 1...(limit + 9) {
        DefaultStyling.defaults = red.restyled { $0.text.kern = Double(kern) }
      }
    }
    // The last one restores what was before.
    let first = await stream.first { _ in true }
    #expect(first?.text.kern == 11)
  }

  @Test func aCancelledReaderStops() async {
    let stream = DefaultStyling.changes
    let reader = Task {
      var count = 0
      for await _ in stream { count += 1 }
      return count
    }
    reader.cancel()
    #expect(await reader.value == 0)
  }

  @Test func changesInScopesAreNotHeardOf() async {
    let stream = DefaultStyling.changes
    restoring {
      DefaultStyling.withDefaults(red) { DefaultStyling.defaults = .system }
      DefaultStyling.defaults = red.restyled { $0.text.kern = 4 }
    }
    #expect(await stream.first { _ in true }?.text.kern == 4)
  }
}

private final class RefusalBox: Sendable {
  private let lock = Lock<DefaultsRefusal?>(nil)

  var refusal: DefaultsRefusal? { lock.withLock { $0 } }

  func set(_ refusal: DefaultsRefusal) {
    lock.withLock { $0 = refusal }
  }
}

/// An object that tells when it goes.
private final class Observed: Sendable {
  private let goes: @Sendable () -> Void

  init(_ goes: @escaping @Sendable () -> Void) {
    self.goes = goes
  }

  deinit { goes() }
}
