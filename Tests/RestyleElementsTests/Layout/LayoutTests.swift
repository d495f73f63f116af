import Restyle
import RestyleElements
import Testing

@Suite("Layout")
struct LayoutTests {
  @Test("A heading is followed by a space and the row's elements")
  func rows() throws {
    #expect(
      try Outline(of: Row("a", subtitle: "b") { Switch() }).lines == [
        "row alone", "  title a / b", "  spacer", "  switch off", "end",
      ])
    #expect(try Outline(of: Row { Switch() }).lines == ["row alone", "  switch off", "end"])
  }

  @Test("What a form sets stays")
  func forms() {
    let form = Form(submission: Form.Submission(to: "/save", method: .get), style: .systemPlain) {}
    #expect(form.submission?.destination.target == "/save")
    #expect(form.submission?.method == .get)
    #expect(form.explicitStyle != nil)
  }

  @Test("The style of a section stays dynamic")
  func dynamicStyles() throws {
    let section = Section(
      style: DynamicSectionStyle.systemGrouped.restyledWithStyleAndInput { style, traits in
        style.minRowHeight = traits.isCompact ? 10 : 20
      }
    ) {}
    let walked = try #require(try Outline(of: section).sections.first)
    let compact = TraitCollection(horizontalSizeClass: .compact)
    #expect(walked.style.style(from: compact).minRowHeight == 10)
    #expect(walked.style.style(from: compact.with(\.horizontalSizeClass, .regular)).minRowHeight == 20)
  }

  @Test("Numbers that aren't finite leave no trace")
  func numbers() {
    #expect(StackStyle(spacing: .nan).spacing == 0)
    #expect(Spacer(minimumLength: -.infinity).minimumLength == 0)
    let image = ImageView(Image(url: "a"), width: .nan, height: -1, aspectRatio: .infinity)
    #expect(image.width == nil)
    #expect(image.height == 0)
    #expect(image.aspectRatio == nil)
  }
}
