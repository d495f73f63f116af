import Restyle
import RestyleElements
import RestyleRendering
import Testing

@Suite("Walks")
struct ElementWalkTests {
  /// Stacks in one another, made the way a program makes them out of data.
  private static func nested(_ depth: Int) -> Stack {
    (1..<max(depth, 1)).reduce(Stack { Label("core") }) { inner, _ in Stack { inner } }
  }

  private struct Endless: Element {
    var body: some Element { Stack { Endless() } }
  }

  private struct EndlessWithoutStack: Element {
    var body: some Element { EndlessWithoutStack() }
  }

  @Test("Elements may lie as deep as the limit says")
  func deep() throws {
    let depth = ElementError.depthLimit
    let outline = try Outline(of: Self.nested(depth))
    #expect(outline.stacks.count == depth)
    #expect(outline.labels.count == 1)
  }

  @Test("Deeper ones are refused, however deep", arguments: [ElementError.depthLimit + 1, 1000, 50_000])
  func tooDeep(depth: Int) {
    #expect {
      try Outline(of: Self.nested(depth))
    } throws: { "\($0)".contains("more than 256 deep: Stack > Stack > ") }
  }

  private struct Holder: Element {
    var content: ElementContent

    var body: ElementContent { content }
  }

  @Test("An element that leads to others counts for none")
  func deepHolders() throws {
    var content = ElementBuilder.buildExpression(Holder(content: Label("core").body))
    for _ in 0..<ElementError.depthLimit - 2 { content = Stack { content }.body }
    #expect(try Outline(of: content).labels.count == 1)
  }

  /// What may hold contents that nobody can count, each made out of the one within.
  private static let holders: [@Sendable (ElementContent) -> ElementContent] = [
    { content in ElementBuilder.buildExpression(Holder(content: content)) },
    { content in ForEach(0..<1) { _ in content }.body },
    { content in ContextReader { _ in content }.body },
    { content in ElementBuilder.buildExpression(Holder(content: ForEach(0..<1) { _ in content }.body)) },
    { content in Stack { ContextReader { _ in Stack { content } } }.body },
  ]

  @Test("Deep contents of users' elements and functions are refused, and let go of", arguments: 0..<5)
  func heldContents(index: Int) {
    var content = Label("core").body
    for _ in 0..<50_000 { content = Self.holders[index](content) }
    #expect(throws: ElementError.self) { try Outline(of: content) }
  }

  @Test("They are let go of on many threads at once")
  func heldContentsOnThreads() async {
    await withTaskGroup { group in
      for index in 0..<8 {
        group.addTask {
          var content = Label("core").body
          for _ in 0..<10_000 { content = Self.holders[index % 5](content) }
          return content.isEmpty
        }
      }
      for await isEmpty in group { #expect(!isEmpty) }
    }
  }

  /// Counts those that live.
  private final class Token: Sendable {
    static let count = Lock(0)

    init() { Self.count.withLock { $0 += 1 } }
    deinit { Self.count.withLock { $0 -= 1 } }
  }

  @Test("Nothing of them stays")
  func nothingStays() async {
    do {
      var content = Label("core").body
      for _ in 0..<1_000 {
        let (inner, token) = (content, Token())
        content = ContextReader { [inner, token] _ in withExtendedLifetime(token) { inner } }.body
      }
      #expect(Token.count.withLock { $0 } == 1_000)
    }
    // Another thread that lets go of contents may have taken over the rest.
    for _ in 0..<100_000 where Token.count.withLock({ $0 }) > 0 { await Task.yield() }
    #expect(Token.count.withLock { $0 } == 0)
  }

  @Test("Bodies without an end are refused, and named")
  func endless() {
    #expect {
      try Outline(of: Endless())
    } throws: { "\($0)".contains("Endless > Stack > Endless > ...") }
    #expect {
      try Outline(of: EndlessWithoutStack())
    } throws: { "\($0)".contains("EndlessWithoutStack") && "\($0)".contains("256") }
  }

  @Test("What lies beside something too deep is refused with it, not left out")
  func besides() {
    let tree = Stack {
      Label("before")
      Self.nested(300)
    }
    #expect(throws: ElementError.self) { try Outline(of: tree) }
  }

  @Test("Two walks of one tree are alike", arguments: [0, 1, 10, 5_000])
  func repeated(count: Int) throws {
    let form = Form {
      Section { for number in 0..<count { Row("\(number)") { Switch(isOn: number.isMultiple(of: 2)) } } }
    }
    #expect(try Outline(of: form).lines == Outline(of: form).lines)
  }

  @Test("Long lists are walked, made at once or one by one")
  func long() throws {
    let count = 20_000
    var counter = Counter()
    try Section { ForEach(0..<count) { Row("\($0)") { Switch() } } }.walkStructure(&counter)
    #expect(counter.rows == count)
    #expect(counter.elements == 3 * count)
  }

  @Test("All of a walk sees the same defaults")
  func pinned() throws {
    let context = ElementContext(defaults: .red)
    var probe = ColorProbe()
    try Stack {
      Label("a")
      ForEach(0..<3) { _ in Label("b") }
    }.walkStructure(&probe, in: context)
    #expect(probe.colors == Array(repeating: .red, count: 4))
  }

  @Test("A context without defaults takes those in force when the walk starts")
  func inForce() throws {
    let context = ElementContext()
    var probe = ColorProbe()
    _ = try DefaultStyling.withDefaults(.red) { try Label("a").walkStructure(&probe, in: context) }
    try Label("a").walkStructure(&probe, in: context)
    #expect(probe.colors == [.red, .label])
  }
}

/// Counts rows, and what lies in them.
private struct Counter: StructureVisitor {
  var problems: [RenderingProblem] = []
  var rows = 0
  var elements = 0

  mutating func visit(_ title: ResolvedTitle) { elements += 1 }
  mutating func visit<Kind: InputControl>(_ control: ResolvedControl<Kind>) { elements += 1 }
  mutating func visit(_ spacer: Spacer) { elements += 1 }
  mutating func open(_ row: ResolvedRow) { rows += 1 }
}

/// Reads the colours of labels while the walk goes on.
private struct ColorProbe: StructureVisitor {
  var problems: [RenderingProblem] = []
  var colors: [Color?] = []

  mutating func visit(_ label: ResolvedLabel) { colors.append(label.label.style.color) }
}
