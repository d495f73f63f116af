import BrowserSupport
import Restyle
import RestyleHTML

/// A sample that is shown in themes within one another, and in each of them alone.
struct NestedThemePage {
  /// The themes, by the classes of the parts of the page that are in them.
  let themes: [(name: String, defaults: DefaultStyling)]
  let addStyles: (inout StyleSheet) throws -> Void
  /// Appends the sample, whose outermost elements have a class besides their own; or the first part of it, since what
  /// is rendered can't have one.
  let append: (_ className: String, _ page: inout HTMLRenderer) throws -> Void
  /// Whether the themes are there before the styles.
  var addsThemesFirst = true
}

extension NestedThemePage {
  private static let states = ["", "hovered", "loading", "selected", "disabled", "focused hovered"]

  // The elements of each sample in a state.
  private static let functions = """
    \(ComputedValues.script)
    const samples = state => [...document.querySelectorAll('article')].map(article => {
      const elements = [...article.querySelectorAll('*')];
      for (const element of elements) element.dataset.state = state;
      return elements;
    });
    """

  // Numbers, since all that is computed takes longer to come here than to compute: of each sample, by states and
  // elements.
  private static let script = """
    \(functions)
    const sums = \(states).map(state => samples(state).map(sample => sample.map(each => digest(values(each).join()))));
    return sums[0].map((_, index) => sums.map(samples => samples[index]));
    """

  // What doesn't look as it does in the innermost theme alone; a nesting is indices of themes, from the outermost on.
  func mismatches(in nestings: [[Int]], _ options: Browser.Options = .init()) async throws -> [String] {
    let browser = try Browser.required()
    var alone: [Int: (page: String, sums: [[Int]])] = [:]
    for theme in Set(nestings.compactMap(\.last)) {
      let page = try DefaultStyling.withDefaults(themes[theme].defaults) { () throws in
        var sheet = StyleSheet()
        try addStyles(&sheet)
        return try document([[]], sheet, isRoot: false)
      }
      let sums = try await browser.evaluate(Self.script, in: page, options: options, as: [[[Int]]].self)
      alone[theme] = (page, sums[0])
    }
    var sheet = StyleSheet()
    if !addsThemesFirst { try addStyles(&sheet) }
    for theme in themes { sheet.add(theme: theme.defaults, to: .className(theme.name)) }
    if addsThemesFirst { try addStyles(&sheet) }
    var wrong: [String] = []
    for isRoot in [false, true] {
      let page = try document(nestings, sheet, isRoot: isRoot)
      let sums = try await browser.evaluate(Self.script, in: page, options: options, as: [[[Int]]].self)
      for (index, nesting) in nestings.enumerated() {
        guard let wanted = nesting.last.flatMap({ alone[$0] }) else { continue }
        for (state, (own, others)) in zip(Self.states, zip(sums[index], wanted.sums))
        where own != (isRoot ? Array(others.prefix(own.count)) : others) {
          let element =
            zip(own, others).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? own.count
          func values(_ page: String, _ sample: Int) async throws -> [String] {
            let script = "\(Self.functions) return values(samples('\(state)')[\(sample)][\(element)])"
            return try await browser.evaluate(script, in: page, options: options)
          }
          let pairs = zip(try await values(page, index), try await values(wanted.page, 0))
          let difference = pairs.first { $0 != $1 }.map { "\($0), not\($1)" } ?? "missing"
          let path = nesting.reversed().map { themes[$0].name }.joined(separator: " in ")
          wrong.append("\(path)\(isRoot ? " itself" : ""), element \(element) \(state): \(difference)")
          break
        }
      }
    }
    return wrong
  }

  // The outermost elements of the sample have the class of the innermost theme if they are its roots, in place of an
  // element around them.
  private func document(_ nestings: [[Int]], _ sheet: StyleSheet, isRoot: Bool) throws -> String {
    var page = HTMLRenderer(styleSheet: sheet)
    for nesting in nestings {
      let names = nesting.map { themes[$0].name }
      let outer = isRoot ? names.dropLast() : names[...]
      for name in outer {
        page.append(markup: "<div class=\"")
        page.append(text: name)
        page.append(markup: "\">")
      }
      try page.append(element: "article") { try append(isRoot ? names.last ?? "" : "", &$0) }
      for _ in outer { page.append(markup: "</div>") }
    }
    return "<!doctype html><meta charset=utf-8><style>\(page.styleSheet.css)</style><body>\(page.html)"
  }
}
