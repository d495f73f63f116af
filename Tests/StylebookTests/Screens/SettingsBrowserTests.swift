import BrowserSupport
import DesignSystems
import Restyle
import RestyleElements
import RestyleHTML
import Testing

@testable import stylebook

/// What a browser makes of the settings form, in every default styling.
@Suite(.enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct SettingsBrowserTests {
  @Test(arguments: Book.standard.chapters.indices)
  func everyControlHasItsNameAndTheTabKeyReachesAllInOrder(chapter: Int) throws {
    let report = try report(on: chapter)
    #expect(
      report.controls == [
        "Name", "Email", "Wi-Fi", "Bluetooth (disabled)", "Known networks", "Light", "Dark", "Auto",
        "Bold ink", "Sign out", "Save", "Reset",
      ])
    #expect(report.jumps.isEmpty, "\(report.jumps)")
    // Some design systems set headers in capitals.
    #expect(
      report.headings.map { $0.uppercased() } == [
        "H1 SETTINGS", "H2 PROFILE", "H2 NETWORK", "H2 APPEARANCE",
      ])
    #expect(report.groups.contains("Theme"))
  }

  @Test(arguments: Book.standard.chapters.indices)
  func theSwitchOfTwoStylesShowsTheOtherOneWhenItIsTurned(chapter: Int) throws {
    let report = try report(on: chapter)
    #expect(report.on == ["rgb(0, 0, 0)", "rgb(0, 0, 0)", "2px"])
    #expect(report.off == ["rgb(255, 255, 255)", "rgb(0, 0, 0)", "2px"])
  }

  private struct Report: Decodable {
    /// The names of all controls, in the order of the page.
    var controls: [String]
    /// What the tab key would reach out of that order.
    var jumps: [String]
    var headings: [String]
    var groups: [String]
    /// Track, line and its width.
    var on: [String]
    var off: [String]
  }

  private func report(on chapter: Int) throws -> Report {
    let context = ElementContext(
      traits: Surroundings(colorScheme: .light, sizeClass: .regular).traits,
      defaults: Book.standard.chapters[chapter].styling)
    var renderer = HTMLRenderer(styleSheet: StyleSheet(fixedTraits: context.traits))
    try renderer.append(SettingsScreen(), in: context)
    let page = """
      <!doctype html><meta charset="utf-8"><style>body{margin:0}*{transition:none!important}
      \(renderer.styleSheet.css)</style>\(renderer.html)
      """
    let script = """
      const text = id => id && document.getElementById(id)?.textContent;
      const name = element => element.getAttribute('aria-label')
        ?? text(element.getAttribute('aria-labelledby')) ?? element.labels?.[0]?.textContent
        ?? element.textContent;
      const controls = [...document.querySelectorAll('button, input')];
      const ink = controls.find(element => name(element) === 'Bold ink');
      const look = () => {
        const style = getComputedStyle(ink);
        return [style.backgroundColor, style.borderTopColor, style.borderTopWidth];
      };
      const on = look();
      ink.click();
      return {
        controls: controls.map(element => name(element).trim() + (element.disabled ? ' (disabled)' : '')),
        jumps: controls.filter(element => element.tabIndex !== 0).map(name),
        headings: [...document.querySelectorAll('h1, h2, h3')].map(e => `${e.tagName} ${e.textContent}`),
        groups: [...document.querySelectorAll('fieldset')].map(name), on, off: look(),
      };
      """
    return try Browser.required().evaluate(script, in: page, as: Report.self)
  }
}
