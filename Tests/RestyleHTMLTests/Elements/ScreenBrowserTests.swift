import BrowserSupport
import Foundation
import Restyle
import RestyleElements
import RestyleHTML
import Testing

@Suite("Screens in a browser", .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct ScreenBrowserTests {
  private func page(_ element: some Element, in context: ElementContext = ElementContext()) throws -> String {
    var renderer = HTMLRenderer()
    try renderer.append(element, in: context)
    return """
      <!doctype html><html lang="en"><meta charset="utf-8"><title>Screen</title>
      <style>body{margin:0}\(renderer.styleSheet.css)</style>\(renderer.html)
      """
  }

  private func evaluate<Value: Decodable & Sendable>(
    _ script: String, _ element: some Element, in context: ElementContext = ElementContext(),
    _ options: Browser.Options = Browser.Options(), as type: Value.Type = Value.self
  ) async throws -> Value {
    try await Browser.required().evaluate(script, in: page(element, in: context), options: options, as: type)
  }

  @Test("Screens are told as what they are, in the order of their elements")
  func reading() async throws {
    func lines(_ element: some Element) async throws -> [String] {
      let tree = try await Browser.required().open(page(element)) { try $0.accessibilityTree() }
      return tree.exposed.filter { $0.role != "StaticText" }.map(\.debugDescription)
    }
    #expect(
      try await lines(SignInScreen()) == [
        "form", #"image "Diamond""#, #"link "Sign in with GitHub""#, "paragraph", #"textbox "E-mail""#,
        #"textbox "Password""#, #"button "Sign in""#, #"link "I forgot my password""#, "paragraph",
      ])
    #expect(
      try await lines(SettingsForm()) == [
        "form", #"heading 1 "Settings""#, #"group "PROFILE""#, #"heading 2 "PROFILE""#, "list",
        "listitem", #"textbox "Name" = "Blob""#, "listitem", #"textbox "E-mail""#, "paragraph",
        #"group "NETWORK""#, #"heading 2 "NETWORK""#, "list", "listitem", #"switch "Wi-Fi" checked"#,
        "listitem", #"switch "Bluetooth" unchecked disabled"#, "listitem", #"link "Networks""#,
        // A section without a header groups nothing that has a name.
        "list", "listitem", #"radiogroup "Theme""#, #"radio "Light" checked"#, #"radio "Dark" unchecked"#,
        "listitem", #"button "Sign out""#, #"button "Save""#,
      ])
    #expect(
      try await lines(Section(header: "Places") { Row("Harbour", action: .follow("/harbour")) }) == [
        #"region "PLACES""#, #"heading 2 "PLACES""#, "list", "listitem", #"link "Harbour""#,
      ])
    let picture = ImageView(Image(url: "data:,")).accessibilityLabel("Portrait")
    let untitled = Row(action: .follow("/ada")) {
      picture
      Label("Ada")
      Label("London")
    }
    for row in [untitled, untitled.id("ada")] {
      let links = try await lines(Stack { row }).filter { $0.hasPrefix("link") }
      #expect(links == [#"link "Portrait Ada London""#])
      #expect(try await lines(Section { row }).filter { $0.hasPrefix("link") } == links)
    }
    let referring = Stack {
      Label("Countess").id("title")
      untitled.id("ada").labelled(by: "title")
    }
    #expect(try await lines(referring).contains(#"link "Countess""#))
    let named = try await lines(Section { untitled.accessibilityLabel("Ada, in London") })
    #expect(named.contains(#"link "Ada, in London""#))
  }

  @Test("Readers who force colours upon pages see what is on and what is chosen")
  func forcedColors() async throws {
    var options = Browser.Options()
    options.forcesColors = true
    func picture(_ element: some Element) async throws -> Data {
      try await Browser.required().open(page(element), options: options) { try $0.screenshot() }
    }
    #expect(
      try await picture(Switch("s", isOn: true, style: .system)) != picture(Switch("s", style: .system)))
    // Nothing but a colour tells.
    func colored(_ color: Color) -> ButtonStateStyle {
      ButtonStateStyle(color: color, border: .none, text: TextStyle())
    }
    let control = SegmentedControl(
      ["l", "l"], selectedIndex: 0,
      style: SegmentedControlStyle(
        states: BarMetricsStyles(default: StateStyles(normal: colored(.white), selected: colored(.yellow)))))
    #expect(try await picture(control) != picture(control.with { $0.selectedIndex = 1 }))
    #expect(try await picture(control) != picture(control.with { $0.selectedIndex = nil }))
  }

  @Test("No rule of accessible pages is broken, in either scheme")
  func violations() async throws {
    let script = """
      const found = [];
      const ids = [...document.querySelectorAll('[id]')].map(element => element.id);
      if (new Set(ids).size !== ids.length) found.push('duplicate id');
      if (document.querySelector(':is(a,button,label) :is(a,button)')) found.push('nested controls');
      if (document.querySelector('p :is(div,p,ul),span :is(div,p,ul),button div')) found.push('blocks in text');
      if ([...document.querySelectorAll('ul')].some(list => [...list.children].some(item => item.localName !== 'li'))) found.push('list');
      if (document.querySelector('img:not([alt])')) found.push('alt');
      let level = 0;
      for (const heading of document.querySelectorAll('h1,h2,h3,h4,h5,h6')) {
        const next = Number(heading.localName[1]);
        if (next > level + 1) found.push('skipped heading');
        level = next;
      }
      return found;
      """
    #expect(try await evaluate(script, SettingsForm(), as: [String].self) == [])
    #expect(try await evaluate(script, SignInScreen(), as: [String].self) == [])
  }

  @Test(
    "Texts contrast with what is behind them", arguments: ColorScheme.allCases)
  func contrast(scheme: ColorScheme) async throws {
    let script = """
      const parse = text => (text.match(/[\\d.]+/g) || []).map(Number);
      const over = (top, bottom) => {
        const alpha = top.length > 3 ? top[3] : 1;
        return [0, 1, 2].map(index => top[index] * alpha + bottom[index] * (1 - alpha));
      };
      const behind = element => {
        const color = parse(getComputedStyle(element).backgroundColor);
        const below = element.parentElement ? () => behind(element.parentElement) : () => [255, 255, 255];
        return color.length > 3 && color[3] < 1 ? over(color, below()) : color;
      };
      const luminance = color => {
        const [r, g, b] = color.map(value => value / 255).map(value =>
          value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      return [...document.querySelectorAll('*')].filter(element =>
        [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim()) && element.closest('form')
      ).filter(element => {
        const back = behind(element);
        const lights = [luminance(over(parse(getComputedStyle(element).color), back)), luminance(back)].sort((a, b) => b - a);
        return (lights[0] + 0.05) / (lights[1] + 0.05) < 4.5;
      }).map(element => element.textContent);
      """
    let low = try await evaluate(
      script, SettingsForm(), Browser.Options(colorScheme: scheme), as: [String].self)
    #expect(low == [])
  }

  @Test("Heights, insets and corners are those of the styles")
  func geometry() async throws {
    let script = """
      const box = (selector, names) => {
        const style = getComputedStyle(document.querySelector(selector));
        return names.map(name => style.getPropertyValue(name)).join(' ');
      };
      const round = ['border-top-left-radius', 'padding-top', 'padding-left', 'border-top-width', 'background-color'];
      return [box('a', round), box('button', round), box('input', round),
        String(document.querySelector('button').offsetHeight - document.querySelector('button span').offsetHeight),
        String(document.querySelector('form>div').offsetWidth - document.querySelector('button').offsetWidth),
        String(document.querySelector('button').getBoundingClientRect().top - document.querySelectorAll('input')[1].getBoundingClientRect().bottom)];
      """
    #expect(
      try await evaluate(script, SignInScreen(), as: [String].self) == [
        "6px 12px 16px 0px rgb(0, 0, 0)", "6px 10px 14px 2px rgba(0, 0, 0, 0)",
        "6px 11px 15px 1px rgb(255, 255, 255)", "24", "32", "16",
      ])
  }

  @Test(
    "Rows are as high as the section says, and their outer corners round",
    arguments: [Browser.WindowSize.compact, .regular])
  func rows(size: Browser.WindowSize) async throws {
    var options = Browser.Options()
    options.windowSize = size
    let traits = TraitCollection(
      horizontalSizeClass: size == .compact ? .compact : .regular, verticalSizeClass: .regular, idiom: .web)
    let style = DynamicSectionStyle.default.style(from: traits)
    let form = DynamicFormStyle.default.style(from: traits)
    let script = """
      const rows = [...document.querySelectorAll('li')];
      const styles = rows.map(row => getComputedStyle(row));
      return [Math.min(...rows.map(row => row.offsetHeight)), parseFloat(styles[0].borderTopLeftRadius),
        parseFloat(styles[1].borderTopLeftRadius), parseFloat(styles[0].paddingLeft), rows[0].getBoundingClientRect().left,
        parseFloat(getComputedStyle(document.querySelector('h2').parentElement).paddingTop)];
      """
    let values = try await evaluate(script, SettingsForm(), options, as: [Double].self)
    #expect(values[0] >= style.minRowHeight)
    #expect(values[1] == style.background[.top]?.drawnCornerRadius)
    #expect(values[2] == 0)
    #expect(values[3] == style.rowInsets.leading)
    #expect(values[4] == form.insets.leading)
    #expect(values[5] == style.header.insets.top)
  }

  @Test(
    "A field's label stays on one line while there is room, and leaves the field some where there is none",
    arguments: ["E-mail", "User name", "Post-code of the place"], [320, 375, 600])
  func labels(name: String, width: Int) async throws {
    let script = """
      document.body.style.width = '\(width)px';
      const [label, field] = ['label', 'input'].map(selector => document.querySelector(selector));
      const range = document.createRange();
      range.selectNodeContents(label);
      const lines = new Set([...range.getClientRects()].map(box => box.top)).size;
      label.style.whiteSpace = 'nowrap';
      const room = label.parentElement.clientWidth - range.getBoundingClientRect().width - 10;
      const least = 6 * parseFloat(getComputedStyle(field).fontSize);
      return [lines, Number(room >= least), Number(field.offsetWidth >= Math.floor(least))];
      """
    let values = try await evaluate(script, Section { Row { TextField(name) } }, as: [Int].self)
    #expect(values[0] == 1 || values[1] == 0)
    #expect(values[2] == 1)
  }

  @Test("What makes a row a button takes the style of the text around it")
  func rowAction() async throws {
    let script = """
      const style = 'font:italic 700 19px/31px serif;letter-spacing:3px;word-spacing:5px;text-transform:uppercase;'
        + 'text-indent:7px;text-shadow:1px 1px red';
      document.querySelector('ul').style = style;
      const button = document.querySelector('li button');
      const names = style.split(';').map(pair => pair.split(':')[0]).concat(['line-height', 'color']);
      return names.filter(name => getComputedStyle(button)[name] !== getComputedStyle(button.parentElement)[name]);
      """
    let section = Section { Row("Sign out", action: .perform("sign-out")) }
    let differing = try await evaluate(script, section, as: [String].self)
    #expect(differing == [])
  }

  @Test("What has no name isn't submitted")
  func submission() async throws {
    let unnamed = Form(submission: .init(to: "/")) {
      SegmentedControl(["a", "b"], selectedIndex: 0)
      TextField("t", text: "x")
      Switch("s", isOn: true)
    }
    let script = "return [...new FormData(document.querySelector('form'))].map(pair => pair.join('='))"
    #expect(try await evaluate(script, unnamed, as: [String].self) == [])
  }

  @Test("From right to left, everything is mirrored")
  func direction() async throws {
    let script = """
      const [row, label, toggle] = ['li', 'label[for]', '[role=switch]'].map(selector =>
        document.querySelectorAll('fieldset')[1].querySelector(selector).getBoundingClientRect());
      return [label.right > toggle.right, Math.round(row.right - label.right)];
      """
    let context = ElementContext(traits: TraitCollection(layoutDirection: .rightToLeft))
    let answer = try await evaluate(
      "return (() => {\(script)})().map(Number)", SettingsForm(), in: context, as: [Double].self)
    #expect(answer == [1, 20])
  }
}

extension SegmentBackgroundStyle {
  fileprivate var drawnCornerRadius: Double { drawnBackground.border.cornerRadii.topLeading }
}
