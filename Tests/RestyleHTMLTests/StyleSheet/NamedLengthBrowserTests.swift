import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import RestyleTesting
import TestSupport
import Testing

@Suite(
  "Named lengths and shadows in a browser", .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct NamedLengthBrowserTests {
  /// Lengths of few values, so that many have the same, of which the last one refers to the first.
  private static let lengths: [NamedValue<Double>] =
    (0..<4).map { NamedValue("n\($0)", $0 % 2 == 0 ? 8.0 : 5.0) }
    + [NamedValue("alias", .named(NamedValue("n0", 8.0)))]
  private static let shadows = ["low", "high"].map { NamedValue($0, [ShadowStyle(color: .black, y: 8)]) }

  private struct Sample {
    var element: Stack
    var uses: Set<String> = []
  }

  private static func samples(_ seed: UInt64) -> [Sample] {
    var generator = SeededGenerator(seed: seed)
    return (0..<60).map { _ in
      var uses: Set<String> = []
      func length() -> Double {
        let number = Int.random(in: 0..<8, using: &generator)
        // The numbers themselves, to which nobody gave a name.
        guard number < lengths.count else { return number % 2 == 0 ? 8 : 5 }
        uses.formUnion(number == 4 ? ["alias", "n0"] : [lengths[number].name])
        return .named(lengths[number])
      }
      func shadow() -> [ShadowStyle] {
        let number = Int.random(in: 0..<4, using: &generator)
        switch number {
        case 0, 1:
          uses.insert(shadows[number].name)
          return [.named(shadows[number])]
        case 2: return [ShadowStyle(color: .black, y: length())]
        default: return shadows[0].value
        }
      }
      let border = BorderStyle(
        width: Bool.random(using: &generator) ? 0 : 2, color: .red,
        cornerRadii: CornerRadii(
          topLeading: length(), topTrailing: length(), bottomLeading: length(), bottomTrailing: length()))
      let element = Stack(
        spacing: length(),
        insets: EdgeInsets(top: length(), leading: length(), bottom: length(), trailing: 8),
        background: BackgroundStyle(border: border, shadows: shadow())
      ) {
        Label(
          "a",
          style: TextStyle(font: Font(size: length())).restyled {
            $0.kern = length()
            $0.lineSpacing = length()
            $0.firstLineHeadIndent = length()
          })
        Label("b", style: TextStyle(font: Font(size: 4), lineHeight: length()))
      }
      return Sample(element: element, uses: uses)
    }
  }

  @Test("Overriding a custom property changes exactly what refers to it", arguments: [3, 5])
  func overrides(_ seed: UInt64) async throws {
    let samples = Self.samples(seed)
    var sheet = StyleSheet()
    let names = sheet.add(DesignValues("d", lengths: Self.lengths, shadows: Self.shadows))
    var page = HTMLRenderer(styleSheet: sheet)
    for sample in samples { try page.append(sample.element) }
    let script = """
      const look = () => [...document.body.children].map(element => {
        const s = getComputedStyle(element)
        const texts = [...element.children].map(label => {
          const s = getComputedStyle(label)
          return [s.fontSize, s.letterSpacing, s.lineHeight, s.textIndent].join(" ")
        })
        return [s.padding, s.borderRadius, s.gap, s.boxShadow, ...texts].join(" ")
      })
      const usual = look(), root = document.documentElement.style
      return \((Self.lengths.map(\.name) + Self.shadows.map(\.name)).map { names[$0] ?? "" }).map(name => {
        root.setProperty(name, name.startsWith("--d-n") || name.endsWith("alias") ? "31px" : "0 3px red")
        const changed = look().flatMap((text, index) => text == usual[index] ? [] : [index])
        root.removeProperty(name)
        return changed
      })
      """
    let html = "<!doctype html><style>\(page.styleSheet.css)</style><body>\(page.html)"
    let changed = try await Browser.required().evaluate(script, in: html, as: [[Int]].self)
    for (name, changed) in zip(Self.lengths.map(\.name) + Self.shadows.map(\.name), changed) {
      #expect(changed == samples.indices.filter { samples[$0].uses.contains(name) }, "\(name)")
      #expect(!changed.isEmpty)
    }
  }
}
