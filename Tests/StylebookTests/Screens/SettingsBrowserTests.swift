import BrowserSupport
import Restyle
import RestyleElements
import Testing

@testable import stylebook

/// What a browser makes of the settings form, in every default styling.
@Suite(.enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct SettingsBrowserTests {
  @Test(arguments: Book.standard.chapters)
  func theSwitchOfTwoStylesShowsTheOtherOneWhenItIsTurned(chapter: Chapter) async throws {
    let page = try ScreenReading.settings.page(in: ElementContext(defaults: chapter.styling))
    let script = """
      const ink = document.querySelector('[name=ink]');
      const look = () => {
        const style = getComputedStyle(ink);
        return [style.backgroundColor, style.borderTopColor, style.borderTopWidth];
      };
      const on = look();
      ink.click();
      return [on, look()];
      """
    let looks = try await Browser.required().evaluate(script, in: page, as: [[String]].self)
    #expect(
      looks == [
        ["rgb(0, 0, 0)", "rgb(0, 0, 0)", "2px"], ["rgb(255, 255, 255)", "rgb(0, 0, 0)", "2px"],
      ])
  }
}
