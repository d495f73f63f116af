import BrowserSupport
import Restyle
import RestyleHTML
import TestSupport
import Testing

@Suite(.enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct BoxBrowserTests {
  /// Every appearance in a wide window, and every size of a window in light and dark.
  private static let surroundings: [Browser.Options] = {
    var result = Browser.Options.appearances.map { appearance in
      var options = appearance
      options.windowSize = .regular
      return options
    }
    for scheme in ColorScheme.allCases {
      for size in [Browser.WindowSize.compact, Browser.WindowSize(width: 1_024, height: 400)] {
        var options = Browser.Options(colorScheme: scheme)
        options.windowSize = size
        result.append(options)
      }
    }
    return result
  }()

  @Test("A browser computes what each state of each control says", arguments: surroundings.sampled(every: 5))
  func controls(options: Browser.Options) async throws {
    var page = BoxPage(options)
    for direction in LayoutDirection.allCases {
      for state in ControlState.all {
        for (name, style) in ControlSamples.buttons { page.add(name, style, in: state, direction) }
        page.add("bar button", ControlSamples.barButton, in: state, direction)
        page.add("field", ControlSamples.field, in: state, direction)
        for (name, style) in ControlSamples.switches { page.add(name, style, in: state, direction) }
        page.add("segments", SegmentedControlStyle.system, in: state, direction)
      }
    }
    try await check(page)
  }

  @Test(
    "A browser computes what each position of each section says", arguments: surroundings.sampled(every: 5))
  func sections(options: Browser.Options) async throws {
    var page = BoxPage(options)
    for direction in LayoutDirection.allCases {
      page.add("grouped", DynamicSectionStyle.systemGrouped, direction)
      page.add("plain", DynamicSectionStyle.systemPlain, direction)
      page.add("own", ControlSamples.section, direction)
      page.add("form", DynamicFormStyle.systemGrouped, direction)
      page.add("title", TitleSubtitleStyle.system, direction)
    }
    try await check(page)
  }

  @Test("States that elements are in themselves count like those that are shown")
  func nativeStates() async throws {
    let style = ButtonStyle(
      normal: .colored(Color(hex: 0)), highlighted: .colored(Color(hex: 1)),
      disabled: .colored(Color(hex: 2)),
      selected: .colored(Color(hex: 3)), focused: .colored(Color(hex: 4)))
    var sheet = StyleSheet()
    let names = sheet.classNames(for: style)
    let segments = sheet.classNames(
      for: SegmentedControlStyle(states: BarMetricsStyles(default: style.states)))
    let toggle = sheet.classNames(for: SwitchStyle(onTintColor: Color(hex: 3), offTintColor: Color(hex: 0)))
    func button(_ attributes: String) -> String {
      "<button class=\"\(names.component)\" \(attributes)>x</button>"
    }
    func segment(_ attributes: String) -> String {
      "<label class=\"\(segments[.segment])\"><input class=\"\(segments[.input])\" type=radio \(attributes)>x</label>"
    }
    let elements: [(html: String, color: Int)] = [
      (button(""), 0), (button("disabled"), 2), (button("aria-disabled=true"), 2),
      (button("aria-pressed=true"), 3),
      (button("aria-pressed=false"), 0), (button("aria-selected=true"), 3), (button("aria-current=true"), 3),
      (button("aria-current=page"), 3), (button("aria-current=false"), 0),
      (button("aria-pressed=true disabled"), 2), ("<fieldset disabled>\(button(""))</fieldset>", 2),
      (segment(""), 0), (segment("checked"), 3), (segment("disabled"), 2),
      ("<label class=\"\(segments[.segment])\"><input type=checkbox role=switch checked>x</label>", 0),
      ("<input class=\"\(toggle)\" type=checkbox role=switch>", 0),
      ("<input class=\"\(toggle)\" type=checkbox role=switch checked>", 3),
      (button("id=focused"), 4),
    ]
    let page =
      "<!doctype html><style>\(sheet.css)</style>" + elements.map { "<section>\($0.html)</section>" }.joined()
    let script = """
      // A page has no focus to give before its window has.
      const focused = document.getElementById('focused');
      for (let tries = 0; tries < 200 && !focused.matches(':focus-visible'); tries++) {
        focused.focus({focusVisible: true});
        await new Promise(done => setTimeout(done, 10));
      }
      return [...document.querySelectorAll("section")].map(section =>
        getComputedStyle(section.querySelector('[class]')).backgroundColor);
      """
    let colors = try await Browser.required().evaluate(script, in: page, as: [String].self)
    #expect(colors == elements.map { "rgb(0, 0, \($0.color))" })
  }

  @Test(
    "The focus can be seen where a style says nothing of it, or that it looks the same",
    arguments: [false, true])
  func visibleFocus(isMentioned: Bool) async throws {
    var sheet = StyleSheet()
    let title = ButtonStateStyle(color: .yellow, border: .none, text: TextStyle(color: .black))
    let titles = isMentioned ? StateStyles(normal: title, focused: title) : StateStyles(normal: title)
    let button = sheet.classNames(for: ButtonStyle(states: titles))
    let segments = sheet.classNames(for: SegmentedControlStyle(states: BarMetricsStyles(default: titles)))
    let field = sheet.classNames(
      for: FieldStyle.system.restyled {
        if isMentioned { $0.backgrounds[.focused] = $0.background(for: .normal) }
      })
    let toggle = sheet.classNames(
      for: SwitchStyle.system.restyled {
        if isMentioned { $0.states[.focused] = SwitchStateStyle() }
      })
    let page = """
      <!doctype html><style>\(sheet.css)</style><button class="\(button.component)">x</button>
      <input class="\(field)"><input class="\(toggle)" type=checkbox role=switch>
      <label class="\(segments[.segment])"><input class="\(segments[.input])" type=radio>x</label>
      """
    let script = """
      return [...document.querySelectorAll('button,input')].map(element => {
        element.focus({focusVisible: true});
        const style = getComputedStyle(element);
        return `${style.outlineStyle} ${parseFloat(style.outlineWidth) > 0} ${style.opacity}`;
      });
      """
    let outlines = try await Browser.required().evaluate(script, in: page, as: [String].self)
    #expect(outlines == Array(repeating: "auto true 1", count: 4))
  }

  private func check(_ page: BoxPage) async throws {
    #expect(page.count > 100)
    let mismatches = try await page.mismatches(in: .required())
    for mismatch in mismatches.prefix(20) { Issue.record("\(mismatch)") }
    #expect(mismatches.count == 0)
  }
}

extension ButtonStateStyle {
  fileprivate static func colored(_ color: Color) -> ButtonStateStyle {
    ButtonStateStyle(color: color, border: .none, text: TextStyle())
  }
}
