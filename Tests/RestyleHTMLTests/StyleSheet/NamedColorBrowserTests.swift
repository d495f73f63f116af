import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import RestyleTesting
import TestSupport
import Testing

@Suite("Named colours in a browser", .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct NamedColorBrowserTests {
  /// Colours of few values, so that many have the same, of which the last one refers to the first.
  private static let names: [NamedValue<Color>] =
    (0..<6).map { number in
      NamedValue("n\(number)", number % 2 == 0 ? Color(hex: 0x336699) : Color(light: .white, dark: .black))
    } + [NamedValue("alias", .named(names0))]

  private static let names0 = NamedValue("n0", Color(hex: 0x336699))

  /// A style, and the numbers of the values that it refers to.
  private struct Sample {
    var style = BackgroundStyle()
    var text = TextStyle()
    var uses: Set<Int> = []
  }

  private static func samples(_ seed: UInt64) -> [Sample] {
    var generator = SeededGenerator(seed: seed)
    func color(_ sample: inout Sample) -> Color {
      let number = Int.random(in: 0..<10, using: &generator)
      // The values themselves, to which nobody gave a name.
      guard number < names.count else {
        return number == 7 ? Color(hex: 0x336699) : Color(light: .white, dark: .black)
      }
      sample.uses.insert(number)
      if number == 6 { sample.uses.insert(0) }
      let color = Color.named(names[number])
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: return color.opacity(0.5)
      case 1: return color.withAlpha(0.25)
      case 2: return color.mixed(with: .red, amount: 0.25)
      case 3: return color.lightened(by: 0.5)
      case 4: return color.darkened(by: 0.25).opacity(0.75)
      case 5: return Color(light: color, dark: color.opacity(0.5))
      default: return color
      }
    }
    return (0..<60).map { _ in
      var sample = Sample()
      sample.text.color = color(&sample)
      sample.style.color = color(&sample)
      sample.style.border = BorderStyle(width: 2, color: color(&sample))
      sample.style.shadows = [ShadowStyle(color: color(&sample), y: 1)]
      return sample
    }
  }

  private static func page(_ samples: [Sample], writingFunctions: Bool) throws -> (
    html: String, names: CSSVariableNames
  ) {
    var sheet = StyleSheet()
    let names = sheet.add(DesignValues("d", colors: names), writingFunctions: writingFunctions)
    var body = ""
    for (index, sample) in samples.enumerated() {
      try sheet.add(sample.style, to: "#s\(index)")
      try sheet.add(sample.text, to: "#s\(index)")
      body += "<p id=s\(index)>x</p>"
    }
    return ("<!doctype html><style>\(sheet.css)</style><body>\(body)", names)
  }

  private static let look = """
    const look = () => [...document.querySelectorAll("p")].map(p => {
      const s = getComputedStyle(p)
      return [s.color, s.backgroundColor, s.borderTopColor, s.boxShadow].join(" ")
    })
    """

  @Test("Overriding a custom property changes exactly what refers to it", arguments: ColorScheme.allCases)
  func overrides(_ scheme: ColorScheme) async throws {
    let samples = Self.samples(scheme == .dark ? 7 : 11)
    let (page, names) = try Self.page(samples, writingFunctions: true)
    let script = """
      \(Self.look)
      const usual = look(), root = document.documentElement.style
      return \(Self.names.map { names[$0.name] ?? "" }).map(name => {
        root.setProperty(name, "rgb(12, 200, 34)")
        const changed = look().flatMap((text, index) => text == usual[index] ? [] : [index])
        root.removeProperty(name)
        return changed
      })
      """
    let changed = try await Browser.required().evaluate(
      script, in: page, options: Browser.Options(colorScheme: scheme), as: [[Int]].self)
    for (number, changed) in changed.enumerated() {
      #expect(
        changed == samples.indices.filter { samples[$0].uses.contains(number) }, "\(Self.names[number].name)")
      #expect(!changed.isEmpty)
    }
  }

  @Test("A theme of a part of the page reaches what refers to the values that it changes")
  func themes() async throws {
    let base = NamedValue("base", Color(hex: 0x336699))
    let accent = NamedValue("accent", Color.named(base))
    let pale = NamedValue("pale", Color.named(accent).mixed(with: .white))
    let unit = NamedValue("unit", 4.0)
    let gap = NamedValue("gap", Double.named(unit))
    let wide = NamedValue("wide", 40.0)
    let shadow = NamedValue("lift", [ShadowStyle(color: .named(pale), y: 2)])
    let values = DesignValues(
      "d", colors: [base, accent, pale], lengths: [unit, gap, wide], shadows: [shadow])
    let theme = DefaultStyling.system.restyled {
      $0[base] = Color(hex: 0x990000)
      $0[unit] = 9
    }
    func sheet() throws -> StyleSheet {
      var sheet = StyleSheet()
      sheet.add(values)
      let background = BackgroundStyle(
        color: .named(accent), border: BorderStyle(width: .named(gap), color: .named(pale)),
        shadows: [.named(shadow)])
      try sheet.add(background, to: "p")
      return sheet
    }
    var themed = try sheet()
    try themed.add(theme: theme, to: "[data-theme=a]")
    let declared = try #require(themed.css.firstMatch(of: /\[data-theme='a'\]\)\{([^}]*)\}/))
    let names = declared.1.split(separator: ";").map { $0.prefix { $0 != ":" } }
    #expect(names.sorted() == ["--d-accent", "--d-base", "--d-gap", "--d-lift", "--d-pale", "--d-unit"])
    let whole = try DefaultStyling.withDefaults(theme) { try sheet() }
    var looks: [[String]] = []
    for (css, attribute) in [(themed.css, "data-theme=a"), (whole.css, "")] {
      let page = "<!doctype html><style>\(css)</style><div \(attribute)><p>x</p></div>"
      looks.append(try await Browser.required().evaluate("\(Self.look)\nreturn look()", in: page))
    }
    #expect(looks[0] == looks[1] && looks[0][0].contains("rgb(153, 0, 0)"))
  }

  @Test("Functions of colours look the same, written as such and as values")
  func functions() async throws {
    let samples = Self.samples(3)
    let script = """
      const canvas = document.createElement("canvas").getContext("2d", {willReadFrequently: true})
      const pixel = color => {
        canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = color; canvas.fillRect(0, 0, 1, 1)
        return [...canvas.getImageData(0, 0, 1, 1).data]
      }
      return [...document.querySelectorAll("p")].flatMap(p => {
        const s = getComputedStyle(p)
        return [s.color, s.backgroundColor, s.borderTopColor].map(pixel)
      })
      """
    var pixels: [[[Int]]] = []
    for writingFunctions in [true, false] {
      let page = try Self.page(samples, writingFunctions: writingFunctions).html
      #expect(page.contains("color-mix(") == writingFunctions)
      pixels.append(try await Browser.required().evaluate(script, in: page))
    }
    for (first, second) in zip(pixels[0], pixels[1]) {
      // Translucent pixels are stored premultiplied, in steps of 1/255.
      let tolerance = first[3] == 255 ? 1 : 4
      #expect(zip(first, second).allSatisfy { abs($0 - $1) <= tolerance }, "\(first) \(second)")
    }
    #expect(pixels[0].count == samples.count * 3)
  }
}
