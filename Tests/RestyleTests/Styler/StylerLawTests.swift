import Restyle
import Testing

/// The laws of composition, over all combinations of a set of functions that don't commute.
@Suite("Laws of composition")
struct StylerLawTests {
  // MARK: - Stylers

  static let stylers: [Styler<Panel>] = [
    .identity,
    Styler { $0.width += 1 },
    Styler { $0.width *= 2 },
    .set(\.width, to: 5),
    .set(\.title.text, to: "set"),
    Styler { $0.title.text += "!" },
    Styler<Panel> { $0.width -= 3 }.when { $0.width > 6 },
    Styler<Caption> { $0.text = "(\($0.text))" }.pullback(\.subtitle),
  ]
  static let panels = [
    Panel(), Panel(width: 7, title: Caption(text: "a"), subtitle: Caption(text: "b", size: 3)),
  ]

  @Test("identity <> f == f == f <> identity")
  func identity() {
    for styler in Self.stylers {
      expectSame([.identity <> styler, styler, styler <> .identity])
    }
  }

  @Test("(f <> g) <> h == f <> (g <> h) == compose(f, g, h) == concat([f, g, h]) == calling one by one")
  func associativity() {
    for f in Self.stylers {
      for g in Self.stylers {
        for h in Self.stylers {
          let byHand = Styler<Panel> { panel in
            f(&panel)
            g(&panel)
            h(&panel)
          }
          expectSame([byHand, (f <> g) <> h, f <> (g <> h), .compose(f, g, h), .concat([f, g, h])])
        }
      }
    }
  }

  @Test("Composing nothing is the identity, composing one changes nothing about it")
  func degenerate() {
    expectSame([.identity, .concat([]), .compose()])
    for styler in Self.stylers { expectSame([styler, .concat([styler]), .compose(styler)]) }
  }

  @Test("The functions do not commute, so the laws above say something")
  func order() {
    let (increment, double) = (Self.stylers[1], Self.stylers[2])
    #expect((increment <> double)(Panel(width: 3)).width == 8)
    #expect((double <> increment)(Panel(width: 3)).width == 7)
  }

  @Test("Pullback distributes over composition and keeps the identity")
  func pullback() {
    for f in Self.stylers {
      for g in Self.stylers {
        let composed = f <> g
        for wall in Self.panels.map({ Wall(panel: $0) }) + [Wall(panel: Panel(), spare: Panel(width: 9))] {
          #expect(
            composed.pullback(\Wall.panel)(wall) == (f.pullback(\Wall.panel) <> g.pullback(\Wall.panel))(wall)
          )
          #expect(
            composed.pullback(\Wall.spare)(wall) == (f.pullback(\Wall.spare) <> g.pullback(\Wall.spare))(wall)
          )
          #expect(Styler<Panel>.identity.pullback(\Wall.panel)(wall) == wall)
          #expect(Styler<Panel>.identity.pullback(\Wall.spare)(wall) == wall)
        }
      }
    }
  }

  @Test("A styler for every context distributes over composition and keeps the identity")
  func always() {
    for f in Self.stylers {
      for g in Self.stylers {
        let once: ContextualStyler<Panel, Int> = .always(f <> g)
        let twice: ContextualStyler<Panel, Int> = .always(f) <> .always(g)
        for panel in Self.panels {
          #expect(once.apply(to: panel, in: 1) == twice.apply(to: panel, in: 1))
          #expect(once.apply(to: panel, in: 1) == (f <> g)(panel))
          #expect(once.resolved(in: 1)(panel) == (f <> g)(panel))
        }
      }
    }
  }

  private func expectSame(
    _ stylers: [Styler<Panel>], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for panel in Self.panels {
      let results = Set(stylers.map { $0.apply(to: panel) })
      #expect(results.count == 1, sourceLocation: sourceLocation)
    }
  }

  // MARK: - Bare functions

  static let values: [@Sendable (Int) -> Int] = [
    { $0 }, { $0 + 1 }, { $0 * 2 }, { _ in 5 }, { $0 > 6 ? $0 - 3 : $0 },
  ]
  static let inputs = [0, 3, 7]

  @Test("(A) -> A: identity, associativity, compose == concat == <>, sendable or not")
  func functions() {
    let identity: (Int) -> Int = { $0 }
    for f in Self.values {
      for g in Self.values {
        for h in Self.values {
          let (f2, g2, h2): ((Int) -> Int, (Int) -> Int, (Int) -> Int) = (f, g, h)
          let all: [(Int) -> Int] = [
            (f <> g) <> h, f <> (g <> h), compose(f, g, h), concat([f, g, h]), concat([]) <> f <> g <> h,
            (f2 <> g2) <> h2, f2 <> (g2 <> h2), compose(f2, g2, h2), concat([f2, g2, h2]),
            identity <> f2 <> g2 <> h2 <> identity,
          ]
          for input in Self.inputs {
            #expect(Set(all.map { $0(input) }) == [h(g(f(input)))])
          }
        }
      }
    }
  }

  static let changes: [@Sendable (inout Int) -> Void] = [
    { _ in }, { $0 += 1 }, { $0 *= 2 }, { $0 = 5 }, { if $0 > 6 { $0 -= 3 } },
  ]

  @Test("(inout A) -> Void: identity, associativity, compose == concat == <>, sendable or not")
  func changesInPlace() {
    let identity: (inout Int) -> Void = { _ in }
    func result(_ change: (inout Int) -> Void, _ input: Int) -> Int {
      var value = input
      change(&value)
      return value
    }
    for f in Self.changes {
      for g in Self.changes {
        for h in Self.changes {
          let (f2, g2, h2): ((inout Int) -> Void, (inout Int) -> Void, (inout Int) -> Void) = (f, g, h)
          let all: [(inout Int) -> Void] = [
            (f <> g) <> h, f <> (g <> h), compose(f, g, h), concat([f, g, h]), concat([]) <> f <> g <> h,
            (f2 <> g2) <> h2, f2 <> (g2 <> h2), compose(f2, g2, h2), concat([f2, g2, h2]),
            identity <> f2 <> g2 <> h2 <> identity,
          ]
          for input in Self.inputs {
            #expect(Set(all.map { result($0, input) }) == [result(h, result(g, result(f, input)))])
          }
        }
      }
    }
  }

  final class Counter {
    var value: Int
    init(_ value: Int) { self.value = value }
  }

  static let mutations: [@Sendable (Counter) -> Void] = [
    { _ in }, { $0.value += 1 }, { $0.value *= 2 }, { $0.value = 5 }, { if $0.value > 6 { $0.value -= 3 } },
  ]

  @Test("(A) -> Void on objects: identity, associativity, compose == concat == <>, sendable or not")
  func objects() {
    let identity: (Counter) -> Void = { _ in }
    func result(_ mutation: (Counter) -> Void, _ input: Int) -> Int {
      let counter = Counter(input)
      mutation(counter)
      return counter.value
    }
    for f in Self.mutations {
      for g in Self.mutations {
        for h in Self.mutations {
          let (f2, g2, h2): ((Counter) -> Void, (Counter) -> Void, (Counter) -> Void) = (f, g, h)
          let all: [(Counter) -> Void] = [
            (f <> g) <> h, f <> (g <> h), compose(f, g, h), concat([f, g, h]), concat([]) <> f <> g <> h,
            (f2 <> g2) <> h2, f2 <> (g2 <> h2), compose(f2, g2, h2), concat([f2, g2, h2]),
            identity <> f2 <> g2 <> h2 <> identity,
          ]
          for input in Self.inputs {
            #expect(Set(all.map { result($0, input) }) == [result(h, result(g, result(f, input)))])
          }
        }
      }
    }
  }
}

// MARK: - What is styled

struct Caption: Style, Hashable {
  var text = ""
  var size = 1.0
}

struct Panel: Style, Hashable {
  var width = 0
  var title = Caption()
  var subtitle: Caption?
}

struct Wall: Style, Hashable {
  var panel: Panel
  var spare: Panel?
}
