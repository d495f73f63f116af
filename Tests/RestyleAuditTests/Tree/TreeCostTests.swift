import Restyle
import RestyleAudit
import RestyleElements
import Testing

@Suite("The cost of audits of elements")
struct TreeCostTests {
  /// A trait that some element reads.
  private static let dependencies: [(name: String, isSet: @Sendable (TraitCollection) -> Bool)] = [
    ("colorScheme", { $0.colorScheme == .dark }), ("contrast", { $0.contrast == .increased }),
    ("horizontalSizeClass", { $0.horizontalSizeClass == .compact }),
    ("verticalSizeClass", { $0.verticalSizeClass == .compact }), ("displayScale", { $0.displayScale == 2 }),
    ("preferredContentSizeCategory", { $0.preferredContentSizeCategory == .small }),
    ("layoutDirection", { $0.layoutDirection == .rightToLeft }), ("idiom", { $0.idiom == .phone }),
    ("legibilityWeight", { $0.legibilityWeight == .bold }), ("gamut", { $0.gamut == .displayP3 }),
    ("reduceMotion", { $0.reduceMotion }), ("reduceTransparency", { $0.reduceTransparency }),
  ]

  private static func color(_ index: Int, _ isSeen: Bool) -> Color {
    Color(white: isSeen ? 0 : 0.9 + Double(index % 1000) / 20_000)
  }

  /// Texts each of which is pale for one value of a trait: by its style, or by the elements that a reader has for it.
  static func tree(_ count: Int, elementsVary: Bool) -> some Element {
    Stack {
      ForEach(0..<count) { index in
        let isSet = dependencies[index % dependencies.count].isSet
        if elementsVary {
          Stack {
            ContextReader { context in
              let isPale = isSet(context.traits)
              Label("text", style: TextStyle(color: color(index, !isPale)))
            }
          }
        } else {
          Label("text").styled(TraitStyle<TextStyle> { TextStyle(color: color(index, !isSet($0))) })
        }
      }
    }
  }

  @Test("Each element is explored over the traits that it reads", arguments: [false, true])
  func ownTraits(elementsVary: Bool) throws {
    let tree = Self.tree(24, elementsVary: elementsVary)
    let findings = try Audit(tree, in: AuditSurroundings(page: .white)).findings
    #expect(!findings.contains { $0.rule == .unaudited })
    let contrasts = findings.filter { $0.rule == .textContrast }
    #expect(contrasts.count == 24)
    for (index, finding) in contrasts.enumerated() {
      #expect(finding.condition.parts.map(\.name) == [Self.dependencies[index % 12].name])
      #expect(finding.condition.parts.allSatisfy { $0.values.count == 1 })
    }
  }

  private func conditions(_ element: some Element) throws -> [String] {
    try Audit(element, in: AuditSurroundings(page: .white)).findings.filter { $0.rule == .textContrast }
      .map { "\($0.place.names.last ?? ""): \($0.condition)" }
  }

  private static func label(_ name: String, isPale: Bool) -> Label {
    Label(DisplayText(name), style: TextStyle(color: isPale ? Color(white: 0.9) : .black))
  }

  @Test("Readers of rows, and those within another one, are conditions of what is in them alone")
  func readers() throws {
    let rows = Section(style: DynamicSectionStyle { _ in SectionStyle() }) {
      Self.label("before", isPale: true)
      ContextReader { context in
        Row { Self.label("own", isPale: context.traits.isCompact) }
      }
    }
    #expect(
      try conditions(rows).sorted() == [#"Label 1 "before": always"#, #"Label 1 "own": compact width"#])
    let nested = Stack {
      ContextReader { outer in
        Self.label("outer", isPale: outer.traits.isCompact)
        ContextReader { inner in
          Self.label("inner", isPale: inner.traits.colorScheme == .dark && outer.traits.reduceMotion)
        }
      }
      Self.label("beside", isPale: true)
    }
    let found = try conditions(nested).sorted()
    #expect(
      found == [
        #"Label 1 "outer": compact width"#, #"Label 2 "inner": dark, reduced motion"#,
        #"Label 3 "beside": always"#,
      ])
  }

  /// Reads traits when its body is asked for, behind the reader that it has them from.
  private struct Late: Element {
    let traits: TraitCollection
    var body: some Element { label("late", isPale: traits.legibilityWeight == .bold) }
  }

  @Test("Traits that are read late count")
  func lateReads() throws {
    let reader = Stack { ContextReader { context in Late(traits: context.traits) } }
    let list = Stack {
      ContextReader { context in
        ForEach(0..<2) { Self.label("\($0)", isPale: context.traits.contrast == .increased) }
      }
    }
    #expect(try conditions(reader) == [#"Label 1 "late": bold text"#])
    #expect(
      try conditions(list) == [#"Label 1 "0": increased contrast"#, #"Label 2 "1": increased contrast"#])
  }
}
