import BrowserSupport
import DesignSystems
import Restyle
import RestyleElements
import RestyleHTML
import Testing

/// What readers see who force colours of their own upon pages.
@Suite("Forced colours", .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct ForcedColorsTests {
  private static let systems: [(catalog: StyleCatalog, styling: DefaultStyling)] = [
    (.material, .material), (.primer, .primer),
  ]

  @Test(
    "Each control of a design system has a shape that contrasts with the page",
    arguments: systems.indices, ColorScheme.allCases)
  func shapes(index: Int, scheme: ColorScheme) async throws {
    var renderer = HTMLRenderer()
    let (catalog, styling) = Self.systems[index]
    let context = ElementContext(defaults: styling)
    try renderer.append(SystemGallery(), in: context)
    for button in catalog[ButtonStyle.self] {
      try renderer.append(Button(button.name, style: button.style), in: context)
    }
    for field in catalog[FieldStyle.self] {
      try renderer.append(TextField(field.name, style: field.style), in: context)
    }
    let page = """
      <!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title>
      <style>:root{color-scheme:light dark}\(renderer.styleSheet.css)</style>\(renderer.html)
      """
    var options = Browser.Options(colorScheme: scheme)
    options.forcesColors = true
    let shapeless = try await Browser.required().evaluate(
      Self.script, in: page, options: options, as: [String].self)
    #expect(shapeless == [])
    let count = try await Browser.required().evaluate(
      "return document.querySelectorAll('\(Self.controls)').length", in: page, options: options, as: Int.self)
    #expect(count > 15)
  }

  @Test("A selected row has a line, since its background is left out")
  func selectedRows() async throws {
    var renderer = HTMLRenderer()
    try renderer.append(
      Section {
        Row("a")
        Row("b").selected()
      })
    var options = Browser.Options()
    options.forcesColors = true
    let script = """
      return [...document.querySelectorAll('li')].map(row => {
        const style = getComputedStyle(row);
        return style.outlineStyle !== 'none' && style.outlineColor !== 'rgba(0, 0, 0, 0)';
      });
      """
    let lines = try await Browser.required().evaluate(
      script, in: "<style>\(renderer.styleSheet.css)</style>\(renderer.html)", options: options,
      as: [Bool].self)
    #expect(lines == [false, true])
  }

  /// All that people press, choose or type into, but rows of sections, and sliders, which browsers draw in the forced
  /// colours.
  private static let controls = "button:not(li button),summary,input:not([type=range]),textarea,select"

  /// The controls without a line or a background of a contrast of 3 with the page.
  ///
  /// A disabled one needs less. Of segments, which lie in a common line, the chosen one has to have a line.
  private static let script = """
    const canvas = document.createElement('div');
    canvas.style.backgroundColor = 'Canvas';
    document.body.append(canvas);
    const parse = text => {
      const numbers = (text.match(/[\\d.]+/g) || []).map(Number);
      return numbers.length > 3 ? numbers : [...numbers.slice(0, 3), 1];
    };
    const page = parse(getComputedStyle(canvas).backgroundColor);
    const over = color => [0, 1, 2].map(index => color[index] * color[3] + page[index] * (1 - color[3]));
    const luminance = color => {
      const [r, g, b] = color.map(value => value / 255).map(value =>
        value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = text => {
      const lights = [luminance(over(parse(text))), luminance(page)].sort((a, b) => b - a);
      return (lights[0] + 0.05) / (lights[1] + 0.05);
    };
    const isSeen = element => {
      const style = getComputedStyle(element);
      const least = element.disabled ? 1.1 : 3;
      const lines = ['Top', 'Right', 'Bottom', 'Left'].filter(side => parseFloat(style[`border${side}Width`]) > 0)
        .map(side => style[`border${side}Color`]);
      return [...lines, style.backgroundColor].some(color => contrast(color) >= least);
    };
    return [...document.querySelectorAll("\(controls)")].filter(element =>
      !(element.type === 'radio' && element.closest('label') && getComputedStyle(element).position === 'absolute' && !element.checked)
    ).filter(element => !isSeen(element)).map(element => element.outerHTML);
    """
}
