import BrowserSupport
import DesignSystems
import Restyle
import RestyleElements
import RestyleHTML
import TestSupport
import Testing

/// What a run sets, and what is computed for it; all else is as it is around the run.
private struct RunSample {
  let name: String
  let style: TextStyle
  var computed: [String: String] = [:]
  /// The properties that follow from what is set, and may be anything.
  var following: [String] = []

  static let all: [RunSample] = [
    RunSample(name: "bold", style: TextStyle().bold, computed: ["font-weight": "700"]),
    RunSample(name: "italic", style: TextStyle().italic, computed: ["font-style": "italic"]),
    RunSample(
      name: "coloured", style: TextStyle(color: .green),
      computed: ["color": "rgb(0, 255, 0)", "line colours": "rgb(0, 255, 0)"],
      following: ["text-shadow"]),
    RunSample(
      name: "large", style: TextStyle(font: Font(size: 30)), computed: ["font-size": "30px"],
      following: ["line-height"]),
    RunSample(
      name: "spaced", style: TextStyle().restyled { $0.kern = 2 }, computed: ["letter-spacing": "2px"]),
    RunSample(
      name: "high", style: TextStyle().restyled { $0.lineHeight = 40 }, computed: ["line-height": "40px"]),
    RunSample(
      name: "underlined", style: TextStyle().underlined, computed: ["lines": "underline"],
      following: ["line colours"]),
    RunSample(
      name: "shadowed", style: TextStyle().restyled { $0.shadow = TextShadow(x: 1, y: 2, blur: 3) },
      following: ["text-shadow"]),
    RunSample(
      name: "ligatures", style: TextStyle().restyled { $0.ligatures = Ligatures.none },
      computed: ["font-variant-ligatures": "none"]),
    RunSample(
      name: "linked", style: TextStyle().restyled { $0.link = "https://example.org" },
      following: ["lines", "line colours"]),
    RunSample(
      name: "bold link", style: TextStyle().bold.restyled { $0.link = "https://example.org" },
      computed: ["font-weight": "700"], following: ["lines", "line colours"]),
  ]
}

/// Each place of a text, with the text.
private struct RunPlaces: Element {
  let text: DisplayText

  var body: some Element {
    Section(header: text, footer: text) {
      Row(text, subtitle: text)
      Row(text, action: .submit)
    }
    FormField(text, help: text, error: text) { Button(text) }
    Hyperlink(text, to: "/terms")
    SegmentedControl([.init(text), .init(text)], selectedIndex: 1, name: "size")
    Checkbox(text, name: "terms")
    RadioGroup([Choice(text)], name: "group")
    Switch(text, name: "switch")
    Label(text)
    Label(text).heading(2)
    TitleSubtitle(text, subtitle: text)
    List { Label(text) }
    Table(text, columns: [Table.Column(text)], rows: [])
    DescriptionList { DescriptionList.Item(text, text) }
    Disclosure(text) { Label(text) }
  }
}

extension DefaultStyling {
  /// Texts that have whatever a text can have from its block.
  fileprivate static let loud = DefaultStyling.system.restyled {
    let text = TextStyle(font: Font(size: 24, weight: .light), color: .red).restyled {
      $0.lineHeight = 36
      $0.kern = 1
      $0.shadow = TextShadow(x: 0, y: 1, blur: 0)
      $0.ligatures = .all
    }
    $0.text = text
    $0.button = $0.button.restyled { style in
      style.states = [
        .normal: ButtonStateStyle(text: text),
        .hovered: ButtonStateStyle(text: text.colored(.blue).underlined),
        .highlighted: ButtonStateStyle(text: text.colored(.magenta).resized(to: 25)),
        .disabled: ButtonStateStyle(text: TextStyle(color: .gray)),
      ]
    }
    $0.link = $0.button
  }
}

@Suite(
  "A run looks like its surroundings, but for what it sets itself",
  .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct RunLookTests {
  private static let themes: [(name: String, defaults: DefaultStyling)] = [
    ("none", .system), ("loud", .loud), ("material", .material), ("primer", .primer),
  ]

  private static let states = [
    "", "hovered", "highlighted", "focused", "selected", "disabled", "invalid", "loading",
    "selected hovered", "selected disabled",
  ]

  // Of each run that ends with an exclamation mark, and of what is around it: what starts with a tilde.
  private static let script = """
    const names = ['color', 'font-family', 'font-size', 'font-weight', 'font-style', 'font-stretch',
      'font-feature-settings', 'font-variant-ligatures', 'letter-spacing', 'text-transform', 'text-shadow',
      '-webkit-text-stroke-width', 'line-height', 'text-underline-offset', 'visibility', 'opacity'];
    const look = (element, root) => {
      const style = getComputedStyle(element);
      const look = Object.fromEntries(names.map(name => [name, style.getPropertyValue(name)]));
      const lines = [], colors = [];
      for (; element !== root; element = element.parentElement) {
        const style = getComputedStyle(element);
        for (const line of style.textDecorationLine.split(' ')) {
          if (line === 'none') continue;
          lines.push(line);
          colors.push(style.textDecorationColor);
        }
        if (style.display === 'inline-block') break;
      }
      look.lines = [...new Set(lines)].sort().join(' ');
      look['line colours'] = [...new Set(colors)].sort().join(' ');
      return look;
    };
    const looks = [];
    for (const state of states) {
      for (const element of document.querySelectorAll('article *')) element.dataset.state = state;
      for (const section of document.querySelectorAll('article')) {
        const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
        let around;
        while (walker.nextNode()) {
          const text = walker.currentNode;
          if (text.data.startsWith('~')) around = text.parentElement;
          if (!text.data.endsWith('!')) continue;
          const [outer, inner] = [look(around, section), look(text.parentElement, section)];
          const differing = Object.keys(outer).filter(name => outer[name] !== inner[name]);
          looks.push({place: around.outerHTML.slice(0, 60), state, theme: section.dataset.theme,
            sample: section.dataset.sample,
            differing: Object.fromEntries(differing.map(name => [name, [inner[name], outer[name]]]))});
        }
      }
    }
    return looks;
    """

  private struct Look: Decodable {
    let place: String
    let state: String
    let theme: String
    let sample: String
    /// What is computed for the run, and around it.
    let differing: [String: [String]]
  }

  @Test("In every place, state, theme and colour scheme", arguments: Browser.Options.appearances)
  func looks(options: Browser.Options) async throws {
    var sheet = StyleSheet()
    for theme in Self.themes.dropFirst() {
      sheet.add(theme: theme.defaults, to: .attribute("data-theme", equals: theme.name))
    }
    var page = HTMLRenderer(styleSheet: sheet)
    for theme in Self.themes {
      for (index, sample) in RunSample.all.enumerated() {
        try page.append(
          element: "article",
          attributes: [HTMLAttribute("data-theme", theme.name), HTMLAttribute("data-sample", "\(index)")]
        ) { try $0.append(RunPlaces(text: "~ \("run!", style: sample.style)")) }
      }
    }
    let html = "<!doctype html><style>\(page.styleSheet.css)</style><body>\(page.html)"
    let looks = try await Browser.required().evaluate(
      "const states = \(Self.states);\n" + Self.script, in: html, options: options, as: [Look].self)
    try #require(looks.count == 26 * Self.states.count * Self.themes.count * RunSample.all.count)
    for look in looks {
      let sample = try RunSample.all[#require(Int(look.sample))]
      let wrong = look.differing.filter { name, values in
        !sample.following.contains(name) && sample.computed[name] != values[0]
      }
      if !wrong.isEmpty {
        Issue.record("\(sample.name) in \(look.theme), \(look.state): \(wrong) \(look.place)")
      }
    }
  }
}
