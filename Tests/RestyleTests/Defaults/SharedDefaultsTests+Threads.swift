import Foundation
import TestSupport
import Testing

@testable import Restyle

extension SharedDefaultsTests {
  @Test func manyThreadsSwapAndReadWholeSets() {
    let swappers = 2
    let readers = 3
    let swaps = 10_000
    let sets = (1...8).map(DefaultStyling.numbered)
    let card = DynamicCard { traits in
      // Some reads of the defaults, far apart: all of one set.
      let styles = [
        TextStyle.default, .defaultDetail, FieldStyle.default.text, TitleSubtitleStyle.default.title,
      ]
      let height = DynamicSectionStyle.default.style(from: traits).minRowHeight
      let isWhole =
        styles.allSatisfy { $0.kern == height }
        && DynamicTableViewFormStyle.default
          .style(from: traits).form.insets.leading == height
      return Card(padding: height, name: isWhole ? "whole" : "torn")
    }
    let finished = Counter()
    let torn = Counter()
    let seen = Counter()
    restoring {
      DefaultStyling.defaults = sets[0]
      concurrently(threads: swappers + readers) { thread in
        if thread < swappers {
          // Swaps begin when everybody reads.
          while seen.count < readers * 2 { sched_yield() }
          for turn in 0..<swaps { DefaultStyling.defaults = sets[(turn * (thread + 1)) % sets.count] }
          finished.add()
        } else {
          let traits = TraitCollection(horizontalSizeClass: thread.isMultiple(of: 2) ? .compact : .regular)
          repeat {
            let numbers = DefaultStyling.defaults.numbers(for: traits)
            if numbers.contains(where: { $0 != numbers[0] }) { torn.add() }
            let style = card.style(from: traits)
            if style.name != "whole" || !(1...8).contains(style.padding) { torn.add() }
            if !(1...8).contains(TextStyle.default.kern) { torn.add() }
            seen.add()
          } while finished.count < swappers
        }
      }
    }
    #expect(torn.count == 0)
    #expect(finished.count == swappers)

  }

  @Test func manyThreadsLockAndListen() {
    let sets = (1...4).map(DefaultStyling.numbered)
    let torn = Counter()
    restoring {
      DefaultStyling.defaults = sets[0]
      concurrently(threads: 4) { thread in
        for turn in 0..<500 {
          switch thread {
          case 0:
            let lock = DefaultStyling.lockDefaults()
            let before = TextStyle.default
            if before != .default { torn.add() }
            lock.unlock()
          case 1: withExtendedLifetime(DefaultStyling.changes) {}
          default: DefaultStyling.defaults = sets[turn % sets.count]
          }
        }
      }
    }
    #expect(torn.count == 0)
    #expect(!DefaultStyling.areDefaultsLocked)
  }
}
