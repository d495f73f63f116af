import BrowserSupport
import Restyle
import RestyleElements
import Testing

@testable import stylebook

/// What a browser makes of the sign-in screen, in every default styling and appearance.
@Suite(.enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct SignInBrowserTests {
  @Test(arguments: Book.standard.chapters.indices, [ColorScheme.light, .dark])
  func buttonsAndFieldsMeasureWhatTheirStylesSay(chapter: Int, colorScheme: ColorScheme) async throws {
    let report = try await report(
      on: ElementContext(
        traits: Surroundings(colorScheme: colorScheme, sizeClass: .compact).traits,
        defaults: Book.standard.chapters[chapter].styling))
    let ink = colorScheme == .light ? "rgb(0, 0, 0)" : "rgb(255, 255, 255)"
    let paper = colorScheme == .light ? "rgb(255, 255, 255)" : "rgb(0, 0, 0)"
    let line = colorScheme == .light ? "rgb(140, 140, 140)" : "rgb(115, 115, 115)"
    try #require(report.controls.count == 5)
    let (gitHub, email, password, signIn, forgot) = (
      report.controls[0], report.controls[1], report.controls[2], report.controls[3], report.controls[4]
    )
    for button in [gitHub, signIn, forgot] {
      #expect(button.width == 390 - 2 * 16)
      // A line of 20 points between insets of 12; the border lies within these.
      #expect(button.height == 44)
      #expect(button.titleLeft >= 16)
      #expect(button.fontSize == "16px")
      #expect(button.fontWeight == "500")
    }
    #expect(gitHub.background == ink && gitHub.color == paper)
    #expect([gitHub.radius, gitHub.border] == ["6px", "0px"])
    #expect([signIn.radius, signIn.border, signIn.borderColor, signIn.color] == ["6px", "2px", ink, ink])
    #expect([forgot.radius, forgot.border, forgot.color] == ["0px", "0px", ink])
    #expect(forgot.background == "rgba(0, 0, 0, 0)")
    for field in [email, password] {
      #expect(field.width == 390 - 2 * 16)
      #expect(field.height == 44)
      #expect([field.radius, field.border, field.borderColor] == ["6px", "1px", line])
      #expect([field.background, field.color] == [paper, ink])
    }
    // The stack's margins and spacing.
    #expect(report.top == 32)
    #expect(report.gaps.allSatisfy { $0 == 16 }, "\(report.gaps)")
  }

  private struct Report: Decodable {
    var controls: [Control]
    /// Where the first element starts.
    var top: Double
    /// The space between each element and the next.
    var gaps: [Double]
  }

  private struct Control: Decodable {
    var width: Double
    var height: Double
    var titleLeft: Double
    var fontSize: String
    var fontWeight: String
    var color: String
    var background: String
    var radius: String
    var border: String
    var borderColor: String
  }

  private func report(on context: ElementContext) async throws -> Report {
    let script = """
      const controls = [...document.querySelectorAll('button, input')].map(element => {
        const style = getComputedStyle(element), box = element.getBoundingClientRect();
        const title = element.querySelector('span') ?? element;
        const text = getComputedStyle(title);
        return {
          width: box.width, height: box.height,
          titleLeft: title.getBoundingClientRect().left - box.left,
          fontSize: text.fontSize, fontWeight: text.fontWeight, color: text.color,
          background: style.backgroundColor, radius: style.borderTopLeftRadius,
          border: style.borderTopWidth, borderColor: style.borderTopColor,
        };
      });
      const boxes = [...document.querySelector('button').parentElement.children]
        .map(element => element.getBoundingClientRect());
      return {
        controls, top: boxes[0].top,
        gaps: boxes.slice(1).map((box, index) => box.top - boxes[index].bottom),
      };
      """
    var options = Browser.Options()
    options.windowSize = .compact
    return try await Browser.required().evaluate(
      script, in: ScreenReading.signIn.page(in: context), options: options, as: Report.self)
  }
}
