import Restyle
import TestSupport
import Testing

@Suite struct TraitStyleThreadTests {
  @Test func manyThreadsResolveOneStyle() {
    let runs = Counter()
    let base = DynamicCard { traits in
      runs.add()
      return Card(padding: traits.displayScale, name: traits.colorScheme.rawValue)
    }
    let wrong = Counter()
    concurrently(threads: 4) { thread in
      for turn in 0..<2_000 {
        let scale = Double(turn % 6 + 1)
        let traits = TraitCollection(displayScale: scale, colorScheme: thread < 2 ? .light : .dark)
        // Chains are made and let go of on all threads, on a common base.
        let derived = base.restyled { $0.padding += 1 }.restyled { $0.padding *= 2 }
        if derived.style(from: traits).padding != (scale + 1) * 2 { wrong.add() }
        if base.style(from: traits) != Card(padding: scale, name: traits.colorScheme.rawValue) { wrong.add() }
      }
    }
    #expect(wrong.count == 0)
    #expect(runs.count >= 12)
  }

  @Test func aGeneratorMayReadItsTraitsOnOtherThreads() {
    let card = DynamicCard { traits in
      let parts = Counter()
      concurrently(threads: 4) { thread in
        if thread.isMultiple(of: 2) ? traits.colorScheme == .dark : traits.density == 3 { parts.add() }
      }
      return Card(padding: Double(parts.count))
    }
    let traits = TraitCollection()
    for _ in 0..<2 {
      #expect(card.style(from: traits).padding == 0)
      #expect(card.style(from: traits.with(\.colorScheme, .dark)).padding == 2)
      #expect(card.style(from: traits.with(\.density, 3)).padding == 2)
      #expect(
        card.style(
          from: traits.with {
            $0.colorScheme = .dark
            $0.density = 3
          }
        ).padding == 4)
    }
  }

  @Test func threadsThatNeedEachOthersStylesDoNotWait() {
    let one = DynamicCard { Card(padding: $0.displayScale) }
    let other = DynamicCard { one.style(from: $0.with(\.displayScale, 2)).restyled { $0.name = "other" } }
    let both = DynamicCard { traits in
      Card(padding: one.style(from: traits).padding + other.style(from: traits).padding)
    }
    let back = DynamicCard { traits in
      Card(padding: other.style(from: traits).padding + both.style(from: traits).padding)
    }
    concurrently(threads: 4) { thread in
      for turn in 0..<500 {
        let traits = TraitCollection(displayScale: Double(turn % 40 + 1))
        _ = thread.isMultiple(of: 2) ? back.style(from: traits) : both.style(from: traits)
      }
    }
    #expect(back.style(from: TraitCollection()).padding == 5)
  }
}
