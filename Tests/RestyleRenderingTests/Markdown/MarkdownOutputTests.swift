import Restyle
import RestyleElements
import RestyleRendering
import Testing

@Suite("An output of somebody else's: Markdown")
struct MarkdownOutputTests {
  private struct Settings: Element {
    var body: some Element {
      Label("Settings", style: .default.bold).heading(1)
      Form(submission: Form.Submission(to: "/settings")) {
        Section(header: "Profile", footer: "Others see this.") {
          Row { TextField("Name", text: "Blob", name: "name") }
          Row("E-mail") { TextField(placeholder: "blob@example.org", name: "email") }
          Row("Password") { TextField(text: "secret", style: .default.password) }
        }
        Section(header: "Network") {
          Row("Wi-Fi", subtitle: "Connected") { Switch(isOn: true, name: "wifi") }
          Row("Bluetooth") { Switch().disabled() }.with { $0.isSelected = true }
          Row("Networks", action: .follow("/networks"))
          Label("No more")
        }
        Row("Theme") { SegmentedControl(["Light", "Dark"], selectedIndex: 1) }
        Stack(.horizontal) {
          Button("Save", action: .submit)
          Separator()
          Button("Cancel", action: .follow("/")).disabled()
        }
      }
      Separator()
      ImageView(Image(url: "logo.png")).accessibilityLabel("Example Bank")
      ImageView(Image(url: "stripes.png"))
    }
  }

  @Test("A whole interface")
  func interface() throws {
    let output = try MarkdownOutput(Settings())
    #expect(
      output.lines == [
        "# Settings",
        "(post /settings",
        "## PROFILE",
        "- Name: [Blob____]",
        "- E-mail: [blob@example.org____]",
        "- Password: [***____]",
        "Others see this.",
        "## NETWORK",
        "- Wi-Fi (Connected): [x]",
        "- > Bluetooth: [ ] disabled",
        "- [Networks](/networks)",
        "- No more",
        "Theme ( ) Light (x) Dark",
        "<Save> | <Cancel, disabled>",
        ")",
        "---",
        "![Example Bank]",
      ])
    #expect(output.problems.isEmpty)
  }

  @Test(
    "Runs are distinguished from their block, whatever that is",
    arguments: [TextStyle(), .default, .default.bold])
  func runs(style: TextStyle) throws {
    let text =
      StyledString("Read ") + StyledString("the", style: TextStyle().italic)
      + StyledString(" terms", style: TextStyle().bold.struckThrough.linked(to: "/terms"))
    let terms = style == .default.bold ? "~~ terms~~" : "~~** terms**~~"
    #expect(
      try MarkdownOutput(Label(DisplayText(text), style: style)).lines == ["Read _the_[\(terms)](/terms)"])
  }

  @Test("What it can't show is told of, with its place")
  func problems() throws {
    let link = StyledString("x", style: TextStyle(color: .red).linked(to: "javascript:x"))
    let terms = StyledString("terms", style: TextStyle().linked(to: "/terms"))
    let output = try MarkdownOutput(
      Section(header: "Help") {
        Row("a")
        Row { Label(DisplayText(link)) }
        Row(DisplayText(terms)) { Switch() }
        Row("b", action: .follow("javascript:y"))
      })
    #expect(output.lines == ["## HELP", "- a", "- x", "- terms: [ ]", "- b"])
    #expect(
      output.problems.map { "\($0.path), \($0.part ?? "-")" } == [
        #"Section 1 "Help" > Row 2 > Label 1 "x", -"#, #"Section 1 "Help" > Row 2 > Label 1 "x", -"#,
        #"Section 1 "Help" > Row 3 "terms", title"#, #"Section 1 "Help" > Row 4 "b", -"#,
      ])
    #expect(
      output.problems.map(\.loss) == [
        .droppedLink("javascript:x", scheme: "javascript"), .attribute("color"), .linkInControl("/terms"),
        .droppedLink("javascript:y", scheme: "javascript"),
      ])
  }
}
