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

  /// What is declared of lengths that are all the same, each an alias of the one of an index; and what refers to them.
  private func texts(_ targets: [Int?]) -> (texts: [String?], references: [String]) {
    let values = targets.indices.map { NamedValue("v\($0)", 8.0) }
    let defaults = DefaultStyling.system.restyled { defaults in
      for (value, target) in zip(values, targets) {
        if let target { defaults[value] = .named(values[target]) }
      }
    }
    return DefaultStyling.withDefaults(defaults) {
      var sheet = StyleSheet()
      let properties = sheet.add(DesignValues("d", lengths: values))
      let names = values.map { properties[$0.name] ?? "" }
      let declared = declarations(for: ":root", in: sheet.css)
      return (names.map { declared[$0] }, names.map { "var(\($0))" })
    }
  }

  @Test("Aliases refer to their targets, but for one of each circle, which has its value")
  func references() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let targets = (0..<6).map { index in
        Int.random(in: 0..<4, using: &generator) > 0 ? Int.random(in: 0..<6, using: &generator) : nil
      }
      let (texts, references) = texts(targets)
      func isReference(_ index: Int) -> Bool {
        targets[index].map { texts[index] == references[$0] } ?? false
      }
      for (index, target) in targets.enumerated() {
        // What it leads to.
        var met: [Int] = []
        var next = target
        while let other = next, !met.contains(other) {
          met.append(other)
          next = targets[other]
        }
        if met.contains(index) {
          #expect(met.count { texts[$0] == "8px" } == 1, "\(targets): \(texts)")
          #expect(met.count(where: isReference) == met.count - 1, "\(targets): \(texts)")
        } else {
          #expect(target == nil ? texts[index] == "8px" : isReference(index), "\(targets): \(texts)")
        }
      }
    }
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
