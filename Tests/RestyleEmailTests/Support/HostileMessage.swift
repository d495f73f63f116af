import Restyle
import RestyleElements
import RestyleEmail

/// An e-mail with texts and addresses that try to leave their places, in each place that takes one.
enum HostileMessage {
  static let texts = [
    "<script>hacked=1</script>", "\"><script>hacked=1</script>", "'><img src=x onerror=hacked=1>", "-->",
    "--!>",
    "<!--", "<![endif]-->", "<!--<![endif]--><script>hacked=1</script>", "]]>", "</title></head><body>",
    "</td></tr></table>", "</style><script>hacked=1</script>", "</center></v:roundrect>", "&lt;b&gt;",
    "&amp;", "\\",
    "';color:red;'", "\u{0}", "\u{1B}[31m", "a\u{2028}b\u{2029}c", "\r\n\r\nBcc: x@example.org",
    "\u{202E}evil",
    "\u{2067}open", "\u{2069}close", "Z\u{300}\u{301}", "👩🏽‍🚀", "{{x}}", "*|x|*", "%%x%%", "",
  ]

  static let addresses = [
    "javascript:hacked=1", "JavaScript:hacked=1", "java\nscript:hacked=1", " javascript:hacked=1",
    "data:text/html,<script>hacked=1</script>", "vbscript:x", "file:///etc/passwd", "//evil.example", "/x",
    "https://example.org/\"onclick=\"hacked=1", "https://example.org/'><script>hacked=1</script>",
    "https://example.org/-->", "https://example.org/ a b", "mailto:a@example.org?subject=<b>", "", "#x",
  ]

  /// The message, which takes long to write.
  static let message = Result { try made() }

  private static func made() throws -> EmailMessage {
    let joined = texts.joined(separator: " ")
    return try EmailMessage(
      title: joined, preheader: joined,
      in: ElementContext(language: Language(tag: "en\"><script>hacked=1</script>"))
    ) {
      for text in texts {
        Label(text, style: TextStyle(font: .custom(text, size: 12))).heading(1)
        Label("a \(text, style: TextStyle(color: .red).restyled { $0.language = Language(tag: text) })")
        TitleSubtitle(text, subtitle: text)
        Button(text, style: filled, action: .follow("https://example.org"))
        Section(header: text, footer: text) { Row(text, subtitle: text) { Label(text) } }
        ImageView(Image(url: "https://example.org/a.png"), width: 10, height: 10).accessibilityLabel(text)
        TextField(text, text: text, placeholder: text)
        Switch(text)
        SegmentedControl([SegmentedControl.Segment(text)], selectedIndex: 0)
        FormField(text, help: text, error: text) { TextArea(text, text: text, placeholder: text) }
        FormField(text, help: text, error: text) {
          Checkbox(text)
          RadioGroup([Choice(text)], selectedIndex: 0)
        }
        Picker(text, groups: [Picker.Group(text, [Choice(text)])], placeholder: text)
        ProgressBar(text, value: 1)
        List([DisplayText(text)])
        Table(text, columns: [Table.Column(text), "x"], rows: [[DisplayText(text), DisplayText(text)]])
        Table(text, columns: [Table.Column { Label(text) }]) { Table.Row { Button(text, style: filled) } }
        Slider(text, value: 1)
        DescriptionList { DescriptionList.Item(text, text) }
        Disclosure(text) { Label(text) }
        Hyperlink(text, to: "https://example.org", style: filled)
      }
      for address in addresses {
        Button("Go", style: filled, action: .follow(Link(address)))
        Button("Go", action: .follow(Link(address)))
        Hyperlink("Go", to: Link(address))
        Row("Go", action: .follow(Link(address)))
        Label("\("Go", style: TextStyle().restyled { $0.link = Link(address) })")
        ImageView(Image(url: address), width: 10, height: 10)
        Label(StyledString(InlineImage(Image(url: address), alternative: "x")))
        Stack(background: BackgroundStyle(image: Image(url: address))) { Label("x") }
      }
    }
  }

  private static let filled = ButtonStyle(
    normal: ButtonStateStyle(
      color: .blue, border: BorderStyle(cornerRadius: 4), text: TextStyle(color: .white)))
}
