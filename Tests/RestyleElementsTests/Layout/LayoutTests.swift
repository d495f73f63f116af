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

  @Test("What rows and controls are given later is what they are made with")
  func changes() throws {
    let made = Row("a", subtitle: "b", action: .submit) { Switch("c") }
    var row = Row { Switch().with { $0.label = Label("c") } }
    #expect(row.heading == nil && row.action == nil && row.ownName == nil)
    row.heading = TitleSubtitle("a", subtitle: "b")
    row.action = .submit
    #expect(row.hasAction && row.hasHeading)
    #expect(try Outline(of: row).lines == Outline(of: made).lines)
    #expect(row.accessibleName()?.displayValue == "a")
    row.heading?.title = "d"
    #expect(row.heading?.title.displayValue == "d")
    #expect(row.heading?.subtitle?.displayValue == "b")

    row.heading = nil
    row.action = nil
    #expect(!row.hasAction && !row.hasHeading)
    #expect(row.heading == nil && row.action == nil && row.ownName == nil)
    #expect(try Outline(of: row).lines == Outline(of: Row { Switch("c") }).lines)

    var field = TextField("a")
    field.label?.style.color = .red
    #expect(field.label?.style.color == .red)
    #expect(field.ownName?.displayValue == "a")
    field.label = nil
    #expect(field.label == nil && field.ownName == nil)
  }

  @Test("What a form sets stays")
  func forms() {
    let form = Form(submission: Form.Submission(to: "/save", method: .get), style: .systemPlain) {}
    #expect(form.submission?.destination.target == "/save")
    #expect(form.submission?.method == .get)
    #expect(form.explicitStyle != nil)
  }

  @Test("What a stack sets is its style")
  func stacks() {
    let style = StackStyle(axis: .horizontal, spacing: 8, alignment: .center, wraps: true, columns: 3)
    #expect(Stack(.horizontal, spacing: 8, alignment: .center, wraps: true, columns: 3) {}.style == style)
    #expect(Stack(columns: 0) {}.style == StackStyle(columns: 0))
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
