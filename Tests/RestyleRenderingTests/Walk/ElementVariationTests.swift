import Restyle
import RestyleElements
import RestyleRendering
import Testing

/// Notes the texts of each variant.
private struct VariantTrace: StructureVisitor {
  var problems: [RenderingProblem] = []
  private(set) var lines: [String] = []

  mutating func open(_ variant: ResolvedVariant) {
    let conditions = [variant.variant.condition, variant.variant.members, variant.variant.decided].map {
      "\($0.rawValue)"
    }
    lines.append("variant \(conditions.joined(separator: " "))")
  }

  mutating func close(_ variant: ResolvedVariant) { lines.append("end") }
  mutating func visit(_ label: ResolvedLabel) { lines.append(label.text.text) }
  mutating func visit<Kind: InputControl>(_ control: ResolvedControl<Kind>) {
    lines.append("\(Kind.self) \(control.number)")
  }
  mutating func open(_ section: ResolvedSection) {
    if let header = section.header { lines.append("h\(header.level) \(header.text.text)") }
  }
}

/// Reports something at each start and end.
private struct VariantReports: StructureVisitor {
  var problems: [RenderingProblem] = []
  mutating func open(_ variant: ResolvedVariant) { report(.property("start")) }
  mutating func close(_ variant: ResolvedVariant) { report(.property("end")) }
  mutating func open(_ section: ResolvedSection) { report(.property("section start")) }
  mutating func close(_ section: ResolvedSection) { report(.property("section end")) }
  mutating func open(_ row: ResolvedRow) { report(.property("row start")) }
  mutating func close(_ row: ResolvedRow) { report(.property("row end")) }
}

@Suite("Elements that vary by their surroundings")
struct ElementVariationTests {
  private static let base = TraitCollection(horizontalSizeClass: .regular, verticalSizeClass: .regular)

  private func trace(
    _ element: some Element, varying variation: any ElementVariation = ConditionVariation(over: base, nil)
  ) throws -> VariantTrace {
    var trace = VariantTrace()
    try element.walkStructure(
      &trace, in: ElementContext(traits: Self.base), firstNumber: 0, varying: variation)
    return trace
  }

  private func lines(_ element: some Element) throws -> [String] { try trace(element).lines }

  @Test("A reader's elements are built for each condition that it reads")
  func readers() throws {
    let width = ContextReader { Label($0.traits.isCompact ? "small" : "wide") }
    #expect(try lines(width) == ["variant 0 4 4", "wide", "end", "variant 4 4 4", "small", "end"])
    #expect(try lines(ContextReader { _ in Label("same") }) == ["same"])
    // An interface has one direction.
    #expect(try lines(ContextReader { Label("\($0.traits.layoutDirection)") }) == ["leftToRight"])
    // What is read under one condition alone.
    let nested = ContextReader { context in
      Label(context.traits.isCompact ? "\(context.traits.colorScheme)" : "wide")
    }
    #expect(
      try lines(nested).filter { !$0.hasPrefix("variant") && $0 != "end" }
        == ["wide", "wide", "light", "dark"])
  }

  @Test("Whatever is reported of a variant, a section or a row has its own place")
  func places() throws {
    var output = VariantReports()
    let section = Section(header: "a") {
      Stack {
        ContextReader { context in Stack { if context.traits.isCompact { Separator() } } }
        Label("after")
      }
      Row("b") {}
    }
    try section.walkStructure(
      &output, in: ElementContext(traits: Self.base), firstNumber: 0,
      varying: ConditionVariation(over: Self.base, nil))
    let all = output.problems.map { ($0.loss, $0.path.steps.map(\.kind)) }
    func places(of name: String) -> [[String]] { all.filter { $0.0 == .property(name) }.map(\.1) }
    #expect(places(of: "start") == Array(repeating: ["Section", "Row", "Stack"], count: 2))
    #expect(places(of: "end") == places(of: "start"))
    for edge in ["start", "end"] {
      #expect(places(of: "section \(edge)") == [["Section"]])
      #expect(places(of: "row \(edge)") == Array(repeating: ["Section", "Row"], count: 2))
    }
  }

  @Test("A reader within a variant varies by what isn't decided")
  func nestedReaders() throws {
    let readers = ContextReader { outer in
      Label("\(outer.traits.isCompact)")
      ContextReader { inner in Label("\(inner.traits.isCompact) \(inner.traits.colorScheme)") }
    }
    #expect(
      try lines(readers) == [
        "variant 0 4 4", "false", "variant 0 1 5", "false light", "end", "variant 1 1 5", "false dark", "end",
        "end", "variant 4 4 4", "true", "variant 0 1 5", "true light", "end", "variant 1 1 5", "true dark",
        "end", "end",
      ])
  }

  /// Reads so many traits that have two values each.
  private static func reader(_ count: Int) -> ContextReader {
    ContextReader { context in
      let reads: [(TraitCollection) -> Bool] = [
        { $0.colorScheme == .dark }, { $0.reduceMotion }, { $0.gamut == .displayP3 },
        { $0.reduceTransparency },
      ]
      Label(reads.prefix(count).map { $0(context.traits) ? "1" : "0" }.joined())
    }
  }

  @Test("There are at most eight variants, those around included")
  func limits() throws {
    for count in 1...4 {
      let trace = try trace(Self.reader(count))
      let texts = trace.lines.filter { $0.allSatisfy { "01".contains($0) } }
      #expect(Set(texts).count == (count < 4 ? 1 << count : 1))
      #expect(trace.problems.map(\.loss) == (count < 4 ? [] : [.frozenElements]))
      let within = try self.trace(
        ContextReader { outer in
          Label("\(outer.traits.isCompact)")
          Self.reader(count)
        })
      #expect(within.problems.map(\.loss) == (count < 3 ? [] : Array(repeating: .frozenElements, count: 2)))
    }
  }

  @Test("Rows, items and named controls don't vary, and it is told")
  func frozen() throws {
    let reader = ContextReader { Label($0.traits.isCompact ? "small" : "wide") }
    for element in [Section { reader }, List { reader }] as [any Element] {
      let trace = try trace(element)
      #expect(trace.lines.filter { $0 == "small" || $0 == "wide" } == ["wide"])
      #expect(trace.problems.map(\.loss).contains(.frozenElements))
    }
    func controls(_ content: @escaping @Sendable (String) -> ElementContent) throws -> [RenderingProblem.Loss]
    {
      try trace(ContextReader { content($0.traits.isCompact ? "small" : "wide") }).problems.map(\.loss)
    }
    #expect(try controls { TextField("\($0)").body } == [])
    #expect(try controls { TextField("\($0)", name: "n").body } == [.frozenElements])
    // A form within each variant submits its own.
    #expect(try controls { label in Form { TextField("\(label)", name: "n") }.body } == [])
    #expect(
      try controls { label in
        Stack {
          Form { Label("\(label)") }
          TextField(name: "n")
        }.body
      } == [.frozenElements])
  }

  @Test("What reads traits once the elements are built is too late")
  func lateReads() throws {
    let late = ContextReader { context in
      ForEach(0..<1) { _ in Label("\(context.traits.isCompact)") }
    }
    let trace = try trace(late)
    #expect(trace.lines == ["false"] && trace.problems.map(\.loss) == [.frozenElements])
    // Within what is decided, nothing is late.
    let decided = ContextReader { context in
      if context.traits.isCompact { Label("x") }
      ForEach(0..<1) { _ in Label("\(context.traits.isCompact)") }
    }
    #expect(try self.trace(decided).problems.isEmpty)
    // In a variant, another trait is.
    let within = ContextReader { context in
      if context.traits.isCompact { Label("x") }
      ForEach(0..<1) { _ in Label("\(context.traits.colorScheme)") }
    }
    #expect(try self.trace(within).problems.map(\.loss) == Array(repeating: .frozenElements, count: 2))
  }

  @Test("The rank of a heading in a variant doesn't count behind it")
  func headings() throws {
    let stack = Stack {
      Label("a").heading(2)
      ContextReader { context in Label(context.traits.isCompact ? "b" : "c").heading(5) }
      Section(header: "d") {}
    }
    #expect(try lines(stack).last == "h3 D")
  }

  @Test("Behind its variants, all is as before them")
  func contexts() throws {
    let reader = ContextReader { Label($0.traits.isCompact ? "small" : "wide") }
    let style = TraitStyle { $0.isCompact ? TextStyle().uppercased : TextStyle().lowercased }
    let stack = Stack {
      reader
      Label("Text", style: style)
      reader
    }
    let once = try lines(reader)
    #expect(try lines(stack) == once + ["text"] + once)
  }

  @Test("An output that varies styles by itself has nothing to tell of them")
  func styles() throws {
    let compact = TraitStyle { TextStyle(color: $0.isCompact ? .red : .blue) }
    let dark = TraitStyle { TextStyle(color: $0.colorScheme == .dark ? .red : .blue) }
    let section = DynamicSectionStyle { .system(grouped: true, horizontallyRegular: !$0.isCompact) }
    let elements: [any Element] = [
      Label("a", style: compact), Label("a", style: dark),
      Section(header: "a", style: section) { Label("b", style: compact) },
      Stack { Label("a", style: dark) },
    ]
    for element in elements { #expect(try trace(element).problems.isEmpty, "\(element)") }
  }

  @Test("An output for one set of traits tells what could have been otherwise")
  func fixed() throws {
    let style = TraitStyle { TextStyle(color: $0.isCompact ? .red : .blue) }
    let scheme = TraitStyle { TextStyle(color: $0.colorScheme == .dark ? .red : .blue) }
    let elements: [(any Element, Bool)] = [
      (ContextReader { Label($0.traits.isCompact ? "a" : "b") }, true),
      (ContextReader { Label("\($0.traits.colorScheme)") }, false),
      (ContextReader { _ in Label("b") }, false), (Label("b", style: style), true),
      (Label("b", style: scheme), false),
      (ContextReader { context in ForEach(0..<1) { _ in Label("\(context.traits.isCompact)") } }, true),
    ]
    let loss = RenderingProblem.Loss.property("x")
    for (element, isFrozen) in elements {
      let trace = try trace(
        element, varying: FixedVariation(knowing: .darkColorScheme, frozenLoss: loss))
      #expect(trace.lines.count == 1 && trace.problems.map(\.loss) == (isFrozen ? [loss] : []))
    }
  }
}
