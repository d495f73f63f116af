import Restyle
import RestyleAudit
import RestyleElements
import Testing

@Suite("Landmarks of a page")
struct LandmarkRuleTests {
  private func findings(_ element: some Element) throws -> [AuditFinding] {
    try Audit(element, in: AuditSurroundings(page: .white)).findings.filter { $0.rule == .distinctLandmarks }
  }

  private func part(_ kind: Landmark, _ name: String? = nil) -> Stack {
    let stack = Stack { Label("a") }.landmark(kind)
    return name.map { stack.accessibilityLabel($0) } ?? stack
  }

  @Test("Several of a kind need names that differ", arguments: Landmark.allCases)
  func kinds(kind: Landmark) throws {
    func count(_ names: String?...) throws -> Int {
      try findings(Stack { for name in names { part(kind, name) } }).count
    }
    let isMain = kind == .main
    #expect(try count("a") == 0 && count(nil) == 0)
    #expect(try count(nil, nil) == 2)
    #expect(try count("a", "a", "b") == (isMain ? 3 : 2))
    #expect(try count("a", "", nil) == (isMain ? 3 : 2))
    // A page has one main part, whatever its name.
    #expect(try count("a", "b", nil) == (isMain ? 3 : 0))
    for other in Landmark.allCases where other != kind {
      #expect(
        try findings(
          Stack {
            part(kind)
            part(other)
          }
        ).isEmpty)
    }
  }

  @Test("Other elements name landmarks, too")
  func labelledBy() throws {
    func count(_ first: String, _ second: String) throws -> Int {
      try findings(
        Stack {
          part(.navigation).labelled(by: first)
          part(.navigation).labelled(by: second)
        }
      ).count
    }
    #expect(try count("a", "b") == 0 && count("a", "a") == 2)
  }

  private struct Article: ContainerElement {
    let part: Stack
    var body: some Element { part }
  }

  @Test("Findings say what another landmark has in common", arguments: Landmark.allCases)
  func messages(kind: Landmark) throws {
    func messages(_ name: String?) throws -> Set<String> {
      try Set(
        findings(
          Stack {
            part(kind, name)
            part(kind, name)
          }
        ).map(\.message))
    }
    let another = "another \(kind.rawValue) landmark"
    let main = kind == .main ? "the page has \(another)" : nil
    #expect(try messages(nil) == [main ?? "\(another) has no name either"])
    #expect(try messages("a") == [main ?? "\(another) has the same name"])
  }

  @Test("Headers and footers within parts of a page aren't landmarks of it", arguments: Landmark.allCases)
  func nested(kind: Landmark) throws {
    let isOfPage = kind == .header || kind == .footer
    for outer in [.main, .navigation, .complementary] as [Landmark] where outer != kind {
      let element = Stack {
        part(kind)
        Stack { Stack { part(kind) } }.landmark(outer)
      }
      #expect(try findings(element).isEmpty == isOfPage, "\(outer)")
    }
    for content in [Stack { Section { Row { part(kind) } } }, Stack { Article(part: part(kind)) }] {
      let element = Stack {
        part(kind)
        content
      }
      #expect(try findings(element).isEmpty == isOfPage)
    }
    for outer in [.search, .header, .footer] as [Landmark] where outer != kind {
      let element = Stack {
        part(kind)
        Stack { part(kind) }.landmark(outer)
      }
      #expect(try findings(element).count == 2)
    }
  }

  @Test("Landmarks that are hidden, or revealed, aren't compared, nor are those within")
  func hidden() throws {
    let navigation = part(.navigation)
    let around = Stack { navigation }
    for other in [
      navigation.with { $0.accessibility.isHidden = true }, navigation.revealed(by: "menu"),
      around.with { $0.accessibility.isHidden = true }, around.revealed(by: "menu"),
      Stack { around }.revealed(by: "menu"), Stack { List { navigation }.revealed(by: "menu") },
      Stack { Disclosure("Menu") { navigation } },
    ] {
      #expect(
        try findings(
          Stack {
            navigation
            other
          }
        ).isEmpty)
    }
  }

  @Test("Landmarks of different traits aren't beside each other, and the finding says when they are")
  func traits() throws {
    for isBoth in [true, false] {
      let page = Stack {
        part(.navigation)
        ContextReader { context in
          context.traits.isCompact == isBoth ? part(.navigation) : part(.main)
          part(.search)
        }
      }
      let conditions = try findings(page).map(\.condition.description)
      let condition = isBoth ? "compact width" : "unspecified width or regular width"
      #expect(conditions == [condition, condition])
    }
  }
  @Test("What is shown beside landmarks doesn't multiply what is looked at")
  func readersBeside() throws {
    let readers = TreeCostTests.tree(12, elementsVary: true)
    for kinds in [[.main], [.main, .search], [.navigation, .navigation]] as [[Landmark]] {
      let page = Stack {
        for kind in kinds { part(kind) }
        readers
      }
      let findings = try Audit(page, in: AuditSurroundings(page: .white)).findings
      #expect(!findings.contains { $0.rule == .unaudited })
      let conditions = findings.filter { $0.rule == .distinctLandmarks }.map(\.condition.description)
      #expect(conditions == (Set(kinds).count < kinds.count ? ["always", "always"] : []))
    }
  }

  @Test("Landmarks whose readers read different traits are compared where both are")
  func independentReaders() throws {
    let page = Stack {
      ContextReader { part($0.traits.isCompact ? .navigation : .main) }
      // Its value isn't the first one that is looked at.
      ContextReader { part($0.traits.displayScale == 3 ? .navigation : .search) }
      ContextReader { part(.complementary, $0.traits.reduceMotion ? "a" : "b") }
    }
    let conditions = try findings(page).map(\.condition.description)
    #expect(conditions == ["compact width, scale 3", "compact width, scale 3"])
  }
}
