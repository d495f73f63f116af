import Restyle
import RestyleRendering
import Testing

@Suite("Rows of the table of attributes")
struct TextAttributeRowTests {
  /// What asks for something that an output can't show, and what asks for nothing beside the default.
  private static let rows: [(String, String, TextStyle, [TextStyle])] = [
    ("e-mail", "fontWidth", style(\.fontWidth, .condensed), [style(\.fontWidth, .standard)]),
    ("e-mail", "fontFeatures", style(\.fontFeatures, [.smallCaps]), [style(\.fontFeatures, [])]),
    (
      "e-mail", "minimumScaleFactor", style(\.minimumScaleFactor, 0.5),
      [style(\.minimumScaleFactor, 0), style(\.minimumScaleFactor, 1)]
    ),
    ("e-mail", "ligatures", style(\.ligatures, .none), [style(\.ligatures, .standard)]),
    ("e-mail", "stroke", style(\.stroke, TextStroke(width: 1)), [style(\.stroke, TextStroke(width: 0))]),
    ("e-mail", "shadow", style(\.shadow, TextShadow(x: 1)), []),
    (
      "e-mail", "lineBreakMode", style(\.lineBreakMode, .charWrapping),
      [style(\.lineBreakMode, .wordWrapping), TextStyle().multilined(lineBreakMode: .truncatingTail)]
    ),
    ("e-mail", "numberOfLines", style(\.numberOfLines, 1), [style(\.numberOfLines, 0)]),
    (
      "e-mail", "hyphenation", style(\.hyphenation, .automatic),
      [style(\.hyphenation, .manual), style(\.hyphenation, .never)]
    ),
    (
      "e-mail", "firstLineHeadIndent", style(\.headIndent, 3),
      [style(\.firstLineHeadIndent, 3), style(\.headIndent, 3).restyled { $0.firstLineHeadIndent = 3 }]
    ),
    ("e-mail", "tailIndent", style(\.tailIndent, 3), [style(\.tailIndent, -3), style(\.tailIndent, 0)]),
    ("page", "minimumScaleFactor", style(\.minimumScaleFactor, 1), []),
    ("part of a line", "alignment", style(\.alignment, .center), [style(\.alignment, .natural)]),
    ("part of a line", "paragraphSpacing", style(\.paragraphSpacing, 1), [style(\.paragraphSpacing, 0)]),
    (
      "part of a line", "paragraphSpacingBefore", style(\.paragraphSpacingBefore, 1),
      [style(\.paragraphSpacingBefore, 0)]
    ),
    (
      "part of a line", "firstLineHeadIndent", style(\.firstLineHeadIndent, 1),
      [style(\.firstLineHeadIndent, 0)]
    ),
    ("part of a line", "headIndent", style(\.headIndent, 1), [style(\.headIndent, 0)]),
    ("part of a line", "tailIndent", style(\.tailIndent, -1), [style(\.tailIndent, 0)]),
    (
      "control", "lineBreakMode", style(\.lineBreakMode, .charWrapping),
      [style(\.lineBreakMode, .clipping), style(\.lineBreakMode, .wordWrapping)]
    ),
    (
      "control", "numberOfLines", style(\.numberOfLines, 2),
      [style(\.numberOfLines, 1), style(\.numberOfLines, 0)]
    ),
    ("control", "paragraphSpacing", style(\.paragraphSpacing, 1), [style(\.paragraphSpacing, 0)]),
    (
      "control", "paragraphSpacingBefore", style(\.paragraphSpacingBefore, 1),
      [style(\.paragraphSpacingBefore, 0)]
    ),
    ("control", "firstLineHeadIndent", style(\.firstLineHeadIndent, 1), [style(\.firstLineHeadIndent, 0)]),
    ("control", "headIndent", style(\.headIndent, 1), [style(\.headIndent, 0)]),
    ("control", "tailIndent", style(\.tailIndent, 1), [style(\.tailIndent, 0)]),
    (
      "view", "alignment", style(\.alignment, .justified),
      [style(\.alignment, .center), style(\.alignment, .natural)]
    ),
    (
      "terminal", "fontFamily", style(\.fontFamily, .named("Inter")),
      [style(\.fontFamily, .system(.default)), style(\.fontFamily, .system(.monospaced))]
    ),
  ]

  private static func style<Value>(_ path: WritableKeyPath<TextStyle, Value>, _ value: Value) -> TextStyle {
    TextStyle().restyled { $0[keyPath: path] = value }
  }

  private static func losses(_ style: TextStyle, in output: String) -> [RenderingProblem.Loss] {
    switch output {
    case "e-mail": style.losses(in: .email)
    case "page": style.losses(in: .html)
    case "part of a line": style.losses(in: .html, hasLines: false)
    case "control": style.losses(in: .control)
    case "view": style.losses(in: .view)
    default: style.losses(in: .terminal)
    }
  }

  @Test("What an output can't show is lost where it is asked for, and nowhere else", arguments: rows.indices)
  func asked(index: Int) {
    let (output, name, asking, neutral) = Self.rows[index]
    let loss = output == "part of a line" ? RenderingProblem.Loss.paragraphAttribute(name) : .attribute(name)
    #expect(Self.losses(asking, in: output) == [loss])
    for style in neutral { #expect(Self.losses(style, in: output) == [], "\(style)") }
  }

  @Test("What is removed for an output is what it may lose")
  func removal() {
    let style = TextStyle(color: .red).restyled {
      $0.kern = 1
      $0.alignment = .center
      $0.shadow = TextShadow(x: 1)
    }
    #expect(
      style.removingLosses(in: .terminal) == TextStyle(color: .red).restyled { $0.alignment = .center })
    #expect(style.removingLosses(in: .html) == style)
  }
}
