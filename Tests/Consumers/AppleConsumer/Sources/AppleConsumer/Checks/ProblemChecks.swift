import Expectations
import Restyle
import RestyleFoundation
import RestyleRendering
import RestyleUIKit
import UIKit

extension Expectations {
  /// What a view doesn't show of its style it tells, and nothing else.
  func checkProblems() {
    checkTextProblems()
    checkControlProblems()
  }

  private func problems(_ view: some StyledView) -> [String] { told(view.problems) }

  private func told(_ problems: [RenderingProblem]) -> [String] {
    problems.map { problem in
      let loss: String
      switch problem.loss.kind {
      case "attribute", "property", "linePattern", "remoteImage": loss = problem.loss.subjects[0]
      case "encodedImage": loss = "encodedImage"
      case "droppedShadow": loss = "shadow"
      case "stretchedMiddle": loss = "stretched"
      default: loss = "\(problem.loss)"
      }
      return [problem.part, loss].compactMap { $0 }.joined(separator: ": ")
    }
  }

  private func checkTextProblems() {
    expect(problems(UILabel(value: "a", style: .header.underlined)), is: [])
    let wavy = TextStyle.header.underlined(TextLine(pattern: .wavy))
    expect(problems(UILabel(value: "a", style: wavy)), is: ["wavy"])
    expect(problems(UILabel(value: "a", style: .header.linked(to: "https://example.org/"))), is: ["link"])
    let remote = InlineImage(Image(url: "star.png"), alternative: "star")
    let label = UILabel(value: "\u{FFFC}", style: TextStyle().restyled { $0.image = remote })
    expect(problems(label), is: ["star.png"])
    expect(label.text, is: "star")
  }

  private func checkControlProblems() {
    let picture = BackgroundStyle(image: Image(data: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    let raised = BackgroundStyle(color: .white, shadows: [ShadowStyle(color: .gray, y: 1, blur: 3)])
    let button = UIButton(title: "a", style: .primary)
    expect(problems(button), is: [])
    button.style = ButtonStyle(states: [
      .normal: ButtonStateStyle(background: raised, text: TextStyle().underlined(TextLine(pattern: .wavy))),
      .hovered: ButtonStateStyle(text: TextStyle()),
      .disabled: ButtonStateStyle(background: picture, text: TextStyle()),
    ])
    expect(
      problems(button).sorted(),
      is: ["disabled.background: encodedImage", "hovered: states", "normal.text: wavy"])

    let item = UIBarButtonItem()
    expect(told(item.problems(of: .system, for: TraitCollection())), is: [])
    let title = ButtonStateStyle(background: raised, text: TextStyle().uppercased)
    let bar = BarButtonStyle(
      default: [.normal: title], compact: [.normal: ButtonStateStyle(text: TextStyle())])
    expect(
      told(item.problems(of: bar, for: TraitCollection())),
      is: ["normal.text: textCase", "normal: background", "compact: states", "compactPrompt: states"])

    var field = FieldStyle.system.restyled { $0.backgrounds = [.normal: raised, .focused: raised] }
    field.textHighlightColor = .yellow
    field.contentInsets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    field.text.textCase = .upper
    expect(
      problems(UITextField(style: field)).sorted(),
      is: ["contentInsets", "focused: backgrounds", "text: textCase", "textHighlightColor"])
    expect(problems(UITextField(style: .system)), is: ["invalid: backgrounds"], "which no field of UIKit has")

    expect(problems(UISwitch(isOn: true, style: .system)), is: [])
    let toggle = SwitchStyle(
      onTintColor: .green, onImage: Image(url: "on"), size: Size(width: 40, height: 24),
      states: [.disabled: SwitchStateStyle(thumbSize: Size(square: 10))])
    expect(problems(UISwitch(isOn: true, style: toggle)), is: ["size", "onImage", "disabled: thumbSize"])

    let normal = ButtonStateStyle(color: .white, border: .none, text: TextStyle().uppercased)
    let plain = SegmentedControlStyle(normal: normal, selected: normal.restyled { $0.text.color = .red })
    expect(problems(UISegmentedControl(titles: ["one"], style: plain)), is: [])
    let lower = SegmentedControlStyle(normal: normal, selected: ButtonStateStyle(text: TextStyle()))
    expect(
      problems(UISegmentedControl(titles: ["one"], style: lower)).first, is: "selected.text: textCase",
      "the normal state's transform in its place")
    let mixed = SegmentedControlStyle(
      normal: normal, selected: ButtonStateStyle(background: raised, text: TextStyle().lowercased)
    ).restyled { $0.segmentInsets = EdgeInsets(inset: 1) }
    let found = problems(UISegmentedControl(titles: ["one"], style: mixed))
    expect(found.first, is: "segmentInsets")
    expect(found.contains("selected.text: textCase"), is: true)
    expect(found.contains("selected.background: shadow"), is: true)
    expect(
      problems(UISegmentedControl(titles: ["1"], style: mixed)).contains("selected.text: textCase"), is: false
    )
  }
}
