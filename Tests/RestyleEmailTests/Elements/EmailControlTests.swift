import Restyle
import RestyleElements
import RestyleEmail
import RestyleRendering
import Testing

@Suite("Controls of an e-mail, which are texts")
struct EmailControlTests {
  private func message(@ElementBuilder _ content: () -> ElementContent) throws -> EmailMessage {
    try EmailMessage(title: "", content: content)
  }

  /// The room above and beside others, as it is declared.
  private func rooms(_ message: EmailMessage) -> [String] {
    message.html.matches(of: #/<td[^>]* style="padding:([^";]*)"/#).map { String($0.1) }
  }

  @Test("A mark is as large as its label, and as far from it as the style says")
  func marks() throws {
    for spacing in [-3.0, 0, 7] {
      let style = CheckboxStyle(spacing: spacing, label: TextStyle(font: .system(size: 23)))
      for (element, mark) in [
        (Checkbox("a", style: style), "\u{2610}"), (Checkbox("a", isOn: true, style: style), "\u{2611}"),
        (RadioGroup(["a"], style: style), "\u{25CB}"),
        (RadioGroup(["a"], selectedIndex: 0, style: style), "\u{25C9}"),
      ] as [(any Element, String)] {
        let message = try message { element }
        #expect(
          message.html.matches(of: #/font-size:23px[^>]*>([^<]*)</p>/#).map(\.1) == [Substring(mark), "a"])
        #expect(rooms(message) == (spacing > 0 ? ["0 0 0 7px"] : []))
      }
    }
  }

  @Test("The mark of a switch is as large as its label, or as the texts of the e-mail")
  func switches() throws {
    let style = EmailStyle(text: TextStyle(font: .system(size: 11)))
    let label = TextStyle(font: .system(size: 23))
    for (element, size) in [
      (Switch(), 11), (Switch("a", style: SwitchStyle()).with { $0.label?.style = label }, 23),
    ] {
      let html = try EmailMessage(title: "", style: style) { element }.html
      #expect(html.contains(try Regex("font-size:\(size)px[^>]*>\u{2610}</p>")), "\(html)")
    }
  }

  @Test("Choices lie below each other, or beside each other with more room")
  func choices() throws {
    let style = CheckboxStyle(spacing: 0)
    for count in 1...3 {
      for axis in StackStyle.Axis.allCases {
        let group = RadioGroup((0..<count).map { Choice("\($0)") }, axis: axis, style: style)
        let message = try message { group }
        let room = axis == .vertical ? "4px 0 0 0" : "0 0 0 16px"
        #expect(rooms(message) == Array(repeating: room, count: count - 1))
        #expect(
          message.html.contains("valign=\"top\" style=\"padding:0 0 0 16px\"")
            == (axis == .horizontal && count > 1))
      }
    }
  }

  @Test("Where nothing is chosen, nothing is said to be")
  func unchosen() throws {
    let group = try message { RadioGroup(["x", "y"]) }
    #expect(group.plainText == "-\n" && !group.html.contains("\u{25C9}"))
    for index in [nil, -1, 2] {
      let segments = try message { SegmentedControl(["x", "y"], selectedIndex: index) }
      #expect(segments.plainText.isEmpty && !segments.html.contains(">x<") && !segments.html.contains(">y<"))
    }
  }

  @Test("A field is as high as a line whatever is in it, and shows its placeholder where it is empty")
  func fields() throws {
    let secret = FieldStyle().password
    for (text, placeholder, style, shown, plain) in [
      ("", nil, FieldStyle(), "&nbsp;", "-"), ("", "b", FieldStyle(), ">b</p>", "-"),
      ("a", "b", FieldStyle(), ">a</p>", "a"), ("a", nil, FieldStyle(), ">a</p>", "a"),
      ("a", nil, secret, "&nbsp;", "-"), ("a", "b", secret, ">b</p>", "-"),
    ] as [(String, String?, FieldStyle, String, String)] {
      for label in [nil, "c"] as [String?] {
        let message = try message {
          TextField(label, text: text, placeholder: placeholder, style: style)
        }
        #expect(message.html.contains(shown) && message.html.contains("&nbsp;</") == (shown == "&nbsp;"))
        #expect(message.plainText == (label.map { "\($0): " } ?? "") + plain + "\n")
        #expect(message.html.contains("padding:4px 0 0 0") == (label != nil))
      }
    }
  }

  @Test("A field's box has its background in its state, and its room")
  func boxes() throws {
    let style = FieldStyle(contentInsets: EdgeInsets(inset: 9)).restyled {
      $0.backgrounds = [.normal: BackgroundStyle(color: .red), .disabled: BackgroundStyle(color: .blue)]
    }
    for (field, color) in [
      (TextField("a", style: style), "#ff0000"), (TextField("a", style: style).disabled(), "#0000ff"),
    ] {
      #expect(
        try message { field }.html.contains(
          "bgcolor=\"\(color)\" style=\"background-color:\(color);padding:9px\""))
    }
  }

  @Test("Texts around a control are as far apart as their style says, in the box of an error too")
  func formFields() throws {
    let texts = TextStyle()
    for spacing in [-3.0, 0, 7] {
      for error in [nil, "d"] as [String?] {
        for width in [0.0, 5] {
          let style = FormFieldStyle(
            label: texts, help: texts, error: texts, spacing: spacing,
            errorBorder: width > 0 ? BorderStyle(width: width, color: .red) : .none)
          let message = try message {
            FormField("a", help: "b", error: error, style: style) { Label("c") }
          }
          let count = error == nil ? 2 : 3
          #expect(rooms(message) == (spacing > 0 ? Array(repeating: "7px 0 0 0", count: count) : []))
          #expect(message.html.contains("border:5px solid #ff0000") == (error != nil && width > 0))
        }
      }
    }
  }

  @Test("Beside others a bar is 160 points wide, or as wide as there is room", arguments: [nil, 0.5])
  func barWidths(value: Double?) throws {
    for (width, expected) in [(600.0, 160), (160, 160), (159, 159), (90, 90)] {
      let html = try EmailMessage(title: "", style: EmailStyle(width: width)) {
        Stack(.horizontal) { ProgressBar(value: value) }
      }.html
      // Behind the column, which Word has a table for.
      let widths = html.matches(of: #/<table[^>]* width="(\d+)"/#).map(\.1).dropFirst()
      #expect(widths.map(String.init) == ["\(expected)"], "\(html)")
    }
  }

  @Test("The corners of a bar are those of its track, of which only the rest shows the colour")
  func tracks() throws {
    let border = BorderStyle(width: 0, color: .clear, cornerRadius: 3)
    for color in [Color.clear, .blue] {
      for corners in [BorderStyle.none, border] {
        let track = BackgroundStyle(color: color, border: corners)
        let html = try message {
          ProgressBar(value: 0.25, style: ProgressBarStyle(track: track, fillColor: .red))
        }.html
        #expect(html.contains("border-radius:3px") == (corners == border))
        #expect(
          html.ranges(of: "<td width=\"75%\" height=\"4\" bgcolor=\"#0000ff\"").count
            == (color == .blue ? 1 : 0))
        #expect(html.ranges(of: "<td width=\"25%\" height=\"4\" bgcolor=\"#ff0000\"").count == 1)
      }
    }
  }

  @Test("What is lost of a bar's track is reported as the track's")
  func trackLosses() throws {
    let track = BackgroundStyle(gradient: .linear(angle: .zero, colors: [.red, .blue]))
    let problems = try message { ProgressBar(value: 1, style: ProgressBarStyle(track: track)) }.problems
    #expect(problems.map(\.loss) == [.emailGradient] && problems.map(\.part) == ["track"])
  }
}
