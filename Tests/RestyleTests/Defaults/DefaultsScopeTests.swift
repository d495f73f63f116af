import Restyle
import Testing

@Suite struct DefaultsScopeTests {
  private static let own = 1_000_000.0

  /// Defaults that no other suite sets for everybody meanwhile: a million and some points between letters.
  private func defaults(_ kern: Double) -> DefaultStyling {
    DefaultStyling(text: TextStyle.system.tracking(Self.own + kern))
  }

  @Test func scopesNest() {
    DefaultStyling.withDefaults(defaults(1)) {
      #expect(TextStyle.default.kern == Self.own + 1)
      DefaultStyling.withDefaults(defaults(2)) { #expect(TextStyle.default.kern == Self.own + 2) }
      #expect(TextStyle.default.kern == Self.own + 1)
      DefaultStyling.withDefaults(DefaultStyling.defaults.restyled { $0.text.color = .red }) {
        #expect(TextStyle.default.kern == Self.own + 1)
        #expect(TextStyle.default.color == .red)
      }
    }
    #expect(TextStyle.default.kern != Self.own + 1)
  }

  @Test func readsAreCounted() {
    let style = TraitStyle { traits in TextStyle(font: .system(size: traits.isCompact ? 9 : 12)) }
    DefaultStyling.withDefaults(defaults(1)) {
      DefaultStyling.countingReads { scope in
        _ = TextStyle(color: .red)
        #expect(scope.readCount == 0)
        #expect(TextStyle.default.kern == Self.own + 1)
        var count = scope.readCount
        #expect(count > 0)
        _ = style.style(from: TraitCollection())
        #expect(scope.readCount > count)
        count = scope.readCount
        // What another scope holds is of no concern, but it may be made of the defaults around it.
        DefaultStyling.withDefaults(defaults(2)) { #expect(TextStyle.default.kern == Self.own + 2) }
        #expect(scope.readCount > count)
        count = scope.readCount
        #expect(scope.readCount == count)
      }
    }
  }

  @Test func anErrorEndsAScope() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try DefaultStyling.withDefaults(defaults(1)) { throw Failure() }
    }
    #expect(TextStyle.default.kern != Self.own + 1)
  }

  @Test func tasksInAScopeSeeItAndDetachedOnesDoNot() async {
    await DefaultStyling.withDefaults(defaults(1)) {
      #expect(TextStyle.default.kern == Self.own + 1)
      await Task.yield()
      #expect(TextStyle.default.kern == Self.own + 1)
      async let child = TextStyle.default.kern
      #expect(await child == Self.own + 1)
      #expect(await Task { TextStyle.default.kern }.value == Self.own + 1)
      #expect(await Task.detached { TextStyle.default.kern }.value != Self.own + 1)
    }
    #expect(TextStyle.default.kern != Self.own + 1)
  }

  @Test func concurrentScopesDoNotMix() async {
    await withTaskGroup(of: Bool.self) { group in
      for number in 1...50 {
        group.addTask {
          let defaults = DefaultStyling(text: TextStyle.system.tracking(Double(number)))
          return await DefaultStyling.withDefaults(defaults) {
            for _ in 0..<20 {
              guard TextStyle.default.kern == Double(number) else { return false }
              await Task.yield()
            }
            return true
          }
        }
      }
      for await isWhole in group { #expect(isWhole) }
    }
  }

  @MainActor @Test func aScopeStaysOnItsCallersActor() async {
    await DefaultStyling.withDefaults(defaults(1)) {
      MainActor.assertIsolated()
      await Task.yield()
      MainActor.assertIsolated()
    }
  }

  @Test func settingInAScopeIsRefused() {
    DefaultStyling.withDefaults(defaults(1)) {
      #expect(throws: DefaultsRefusal.scoped) { try DefaultStyling.setDefaults(defaults(2)) }
      #expect(TextStyle.default.kern == Self.own + 1)
    }
  }

  @Test(arguments: [DefaultsRefusal.locked, .scoped])
  func aRefusalSaysWhatWouldBeRight(refusal: DefaultsRefusal) {
    #expect(refusal.description.contains("DefaultStyling."))
  }

  /// Calls `read` as a generator is called, with the defaults pinned.
  private func generated(_ read: @escaping @Sendable () -> Double) -> Double {
    TraitStyle<TextStyle> { _ in TextStyle.system.tracking(read()) }.style(from: TraitCollection()).kern
  }

  @Test func aScopeCountsInAGeneratorUntilItEnds() {
    let kern = generated { [defaults] in
      let before = TextStyle.default.kern
      let within = DefaultStyling.withDefaults(defaults(1)) { TextStyle.default.kern }
      #expect(TextStyle.default.kern == before)
      return within
    }
    #expect(kern == Self.own + 1)
  }

  @Test func aGeneratorInAScopeCountsForItsOwnThread() {
    let kern = DefaultStyling.withDefaults(defaults(1)) {
      generated { [self] in
        let inner = DefaultStyling.withDefaults(defaults(2)) { generated { TextStyle.default.kern } }
        #expect(inner == Self.own + 2)
        return TextStyle.default.kern
      }
    }
    #expect(kern == Self.own + 1)
    #expect(TextStyle.default.kern != Self.own + 1)
  }

  @Test func aTaskThatAGeneratorStartsStaysInItsScope() async throws {
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    let (tasks, started) = AsyncStream.makeStream(of: Task<Double, Never>.self)
    let style = TraitStyle<TextStyle> { _ in
      started.yield(
        Task {
          for await _ in gate {}
          return TextStyle.default.kern
        })
      return .default
    }
    let scope = defaults(1)
    for _ in 0..<2 {
      DefaultStyling.withDefaults(scope) {
        #expect(style.style(from: TraitCollection()).kern == Self.own + 1)
      }
    }
    opener.finish()
    started.finish()
    let values = await tasks.reduce(into: []) { await $0.append($1.value) }
    #expect(values == [Self.own + 1])
  }
}
