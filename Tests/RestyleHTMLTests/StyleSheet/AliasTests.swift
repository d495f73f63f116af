import Restyle
import RestyleHTML
import RestyleTesting
import Testing

@Suite("Custom properties of values that refer to others")
struct AliasTests {
  /// What the rules for a selector declare, by the names of the properties.
  private func declarations(for selector: String, in css: String) -> [String: String] {
    let rules = css.split(separator: "\n").filter { $0.hasPrefix(":where(\(selector)){") }
    let texts = rules.flatMap { $0.dropLast().split(separator: "{")[1].split(separator: ";") }
    let pairs = texts.map { $0.split(separator: ":").map(String.init) }
    return Dictionary(pairs.map { ($0[0], $0[1]) }) { $1 }
  }

  /// The colour that a property leads to, as browsers compute it; nil if it refers to itself through others.
  private func color(_ name: String, in root: [String: String], _ theme: [String: String]) -> String? {
    func computed(_ name: String, declared: [String: String]) -> String? {
      var (name, met) = (name, Set<String>())
      while met.insert(name).inserted {
        // What a part of a page doesn't declare has the value that it has at the root.
        guard let text = declared[name] else { return computed(name, declared: root) }
        guard text.hasPrefix("var(") else { return text }
        name = String(text.dropFirst(4).dropLast())
      }
      return nil
    }
    return computed(name, declared: theme)
  }

  @Test("They hold what the values are, even where defaults make these aliases of their own aliases")
  func circles() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      var values: [NamedValue<Color>] = []
      for index in 0..<5 {
        let other = values.randomElement(using: &generator)
        let isAlias = Bool.random(using: &generator)
        values.append(
          NamedValue(
            "v\(index)",
            other.flatMap { isAlias ? .named($0) : nil } ?? Color(hex: UInt32(index + 1) * 0x111111)))
      }
      let aliases = values.filter { _ in Bool.random(using: &generator) }
        .map { ($0, values.randomElement(using: &generator) ?? $0) }
      let theme = DefaultStyling.system.restyled { defaults in
        for (value, other) in aliases { defaults[value] = .named(other) }
      }
      func expected() -> [String] { values.map { $0.value.cssText() } }
      var sheet = StyleSheet()
      let names = sheet.add(DesignValues("d", colors: values))
      try sheet.add(theme: theme, to: ".t")
      let (root, part) = (declarations(for: ":root", in: sheet.css), declarations(for: ".t", in: sheet.css))
      let wanted = DefaultStyling.withDefaults(theme) { expected() }
      let themed = values.map { color(names[$0.name] ?? "", in: root, part) }
      #expect(themed == wanted, "\(sheet.css)")
      // The same defaults for the whole page.
      let whole = DefaultStyling.withDefaults(theme) {
        var sheet = StyleSheet()
        sheet.add(DesignValues("d", colors: values))
        return declarations(for: ":root", in: sheet.css)
      }
      #expect(values.map { color(names[$0.name] ?? "", in: whole, [:]) } == wanted, "\(whole)")
    }
  }
}
