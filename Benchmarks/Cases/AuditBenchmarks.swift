import BenchmarkHarness
import DesignSystems
import Restyle
import RestyleAudit
import RestyleElements

/// Audits of whole catalogs, and of trees of elements.
enum AuditBenchmarks {
  static let all: [Benchmark] = [material, system] + [1, 2, 4].flatMap { [growth($0), tree($0)] }

  private static let material = Benchmark("audit/material") { batch in
    let surroundings = AuditSurroundings(themes: [("Material 3", .material)])
    batch.measure { keep(Audit(.material, in: surroundings)) }
  }

  /// A design system of 30 texts and 12 buttons in 9 states, in 2 brands.
  private static let system = Benchmark("audit/two-brands") { batch in
    let catalog = catalog(factor: 1)
    batch.measure { keep(Audit(catalog, in: brands)) }
  }

  /// The same, several times as large: the time grows as much.
  private static func growth(_ factor: Int) -> Benchmark {
    Benchmark("audit/distinct-\(factor)") { batch in
      let catalog = catalog(factor: factor)
      batch.measure { keep(Audit(catalog)) }
    }
  }

  /// Texts whose styles depend on different traits, several times as many: the time grows as much.
  private static func tree(_ factor: Int) -> Benchmark {
    Benchmark("audit/tree-\(factor)") { batch in
      let tree = Stack {
        ForEach(0..<60 * factor) { index in
          Label("text").styled(
            TraitStyle { traits in
              text(index).colored(color(index, isSet[index % isSet.count](traits) ? 0.45 : 0.5))
            })
        }
      }
      batch.measure { keep(try? Audit(tree)) }
    }
  }

  private static let isSet: [@Sendable (TraitCollection) -> Bool] = [
    { $0.colorScheme == .dark }, { $0.contrast == .increased }, { $0.isCompact }, { $0.displayScale == 2 },
    { $0.preferredContentSizeCategory == .small }, { $0.layoutDirection == .rightToLeft },
    { $0.idiom == .phone }, { $0.legibilityWeight == .bold }, { $0.reduceMotion },
    { $0.reduceTransparency },
  ]

  private static let brands = AuditSurroundings(
    themes: [
      ("Acme", brand(page: Color(light: .white, dark: .black))),
      ("Umbrella", brand(page: Color(light: Color(hex: 0xFFFFF0), dark: Color(hex: 0x000080)))),
    ])

  private static func brand(page: Color) -> DefaultStyling {
    var brand = DefaultStyling.system
    brand.formPlain = DynamicFormStyle { _ in FormStyle(background: BackgroundStyle(color: page)) }
    return brand
  }

  private static func catalog(factor: Int) -> StyleCatalog {
    var catalog = StyleCatalog("Benchmark")
    for index in 0..<30 * factor {
      catalog[TextStyle.self].append(NamedStyle("text\(index)", text(index)))
    }
    for index in 0..<12 * factor {
      catalog[ButtonStyle.self].append(NamedStyle("button\(index)", button(index)))
    }
    return catalog
  }

  private static let states: [ControlState] = [
    .normal, .hovered, .focused, .highlighted, .selected, .disabled, [.selected, .hovered],
    [.selected, .focused],
    [.selected, .highlighted],
  ]

  private static func color(_ index: Int, _ part: Double) -> Color {
    func color(_ lightness: Double, _ contrast: Double) -> Color {
      Color(oklch: Color.OKLCH(lightness: lightness * contrast, chroma: 0.08, hue: Double(index % 360)))
    }
    return Color(
      light: color(part, 1), dark: color(1 - part, 1), lightIncreasedContrast: color(part, 0.8),
      darkIncreasedContrast: color(1 - part, 1.1))
  }

  private static func text(_ index: Int) -> TextStyle {
    TextStyle(font: .system(size: 12 + Double(index % 30)), color: color(index, 0.45))
  }

  private static func button(_ index: Int) -> ButtonStyle {
    var style = ButtonStyle(preferredMinimumSize: MinimumSize(width: 44, height: 44))
    for (number, state) in states.enumerated() {
      style.states[state] = ButtonStateStyle(
        color: color(index, 0.3 + Double(number) / 40),
        border: BorderStyle(width: 1, color: color(index, 0.5)),
        text: TextStyle(font: .system(size: 17), color: color(index, 0.95)))
    }
    return style
  }
}
