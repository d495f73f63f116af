import Restyle
import RestyleElements
import RestyleEmail
import RestyleRendering
import Testing

@Suite("What an e-mail reports of the styles of elements")
struct EmailStyleLossTests {
  private func problems(_ element: some Element) throws -> Set<String> {
    let problems = try EmailMessage(title: "") { element }.problems
    return Set(
      problems.filter { $0.loss.kind == "property" }
        .map { ([$0.part].compactMap(\.self) + $0.loss.subjects).joined(separator: ": ") })
  }

  private static let link = Action.follow("https://e.org")

  @Test("Of a button's title, all that is for paragraphs is reported, and nothing that is for letters")
  func titlesOfButtons() throws {
    let changes: [(String, isReported: Bool, (inout TextStyle) -> Void)] = [
      ("alignment", true, { $0.alignment = .right }),
      ("backgroundColor", true, { $0.backgroundColor = .red }),
      ("firstLineHeadIndent", true, { $0.firstLineHeadIndent = 3 }),
      ("paragraphSpacing", true, { $0.paragraphSpacing = 3 }),
      ("paragraphSpacingBefore", true, { $0.paragraphSpacingBefore = 3 }),
      ("tailIndent", true, { $0.tailIndent = -3 }), ("kern", false, { $0.kern = 3 }),
      ("color", false, { $0.color = .red }), ("fontSize", false, { $0.fontSize = 3 }),
      ("lineHeight", false, { $0.lineHeight = 30 }), ("underline", false, { $0.underline = .single }),
    ]
    for (name, isReported, change) in changes {
      let text = (ButtonStyle.system.states[.normal]?.text ?? TextStyle()).restyled(change)
      let style = ButtonStyle.system.restyled { $0.states[.normal]?.text = text }
      let elements: [any Element] = [
        Button("a", style: style, action: Self.link), Hyperlink("a", to: "https://e.org", style: style),
        Disclosure("a", style: style) {},
      ]
      for element in elements {
        let expected = "states.normal.text: \(name)"
        #expect(try problems(element).contains(expected) == isReported, "\(name) of \(element)")
      }
    }
  }

  @Test("A line around a bar is reported, and its corners and colours aren't")
  func bars() throws {
    let tracks: [(BackgroundStyle, isReported: Bool)] = [
      (BackgroundStyle(color: .red), false),
      (BackgroundStyle(color: .red, border: BorderStyle(width: 2, color: .blue)), true),
      (BackgroundStyle(border: BorderStyle(width: 1, color: .blue)), true),
    ]
    for (track, isReported) in tracks {
      for thickness in [3.0, 9] {
        let style = ProgressBarStyle(track: track, fillColor: .green, thickness: thickness)
        let found = try problems(ProgressBar("a", value: 0.5, style: style))
        #expect(found == (isReported ? ["track: border"] : []), "\(track)")
      }
    }
  }

  @Test("A colour of texts that are selected is reported, and other colours of a section aren't")
  func sections() throws {
    for color in [nil, Color.red] {
      for selected in [nil, Color.blue] {
        let style = DynamicSectionStyle { _ in
          SectionStyle.system(grouped: true, horizontallyRegular: false).restyled {
            $0.selectedTextColor = selected
            if let color { $0.header.text.color = color }
          }
        }
        let found = try problems(Section(header: "a", style: style) { Row("b") })
        #expect(found == (selected == nil ? [] : ["selectedTextColor"]))
      }
    }
  }
}
