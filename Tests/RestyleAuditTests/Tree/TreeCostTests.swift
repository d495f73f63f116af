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
}
