import Foundation
import Restyle
import RestyleElements
import RestyleEmail
import Testing

@Suite("Styles of e-mails")
struct EmailStyleTests {
  /// Styles that say one thing each, with what that is in their source.
  private static let styles: [(name: String, value: String, EmailStyle)] = [
    ("width", "500.0", EmailStyle(width: 500)),
    ("background", "Color(hex: 0xff0000)", EmailStyle(background: .red)),
    ("insets", "EdgeInsets(top: 3.0, ", EmailStyle(insets: EdgeInsets(inset: 3))),
    ("text", "TextStyle()", EmailStyle(text: TextStyle())),
    ("adaptsToColorScheme", "false", EmailStyle(adaptsToColorScheme: false)),
    ("plainTextWidth", "60", EmailStyle(plainTextWidth: 60)),
  ]

  @Test("A style says in source what it says, and is read back as itself")
  func properties() throws {
    let source = EmailStyle().debugDescription
    #expect(source.hasPrefix("EmailStyle(width: 600.0, "))
    for (name, value, style) in Self.styles {
      let text = " \(style.debugDescription)\n".replacing("(width", with: " width")
      #expect(text.contains(" \(name): \(value)"), "\(text)")
      #expect(style != EmailStyle() && style.debugDescription != source)
      let encoded = try JSONEncoder().encode(style)
      #expect(try JSONDecoder().decode(EmailStyle.self, from: encoded) == style)
      #expect(String(decoding: encoded, as: UTF8.self).contains("\"\(name)\":"))
    }
  }

  @Test("An e-mail is 600 points wide, in letters of 16 points and lines of 72 columns, unless it says more")
  func defaults() throws {
    let message = try EmailMessage(title: "") {
      Label("x", style: TextStyle())
      Separator()
    }
    #expect(message.html.contains("style=\"max-width:600px\"") && message.html.contains("font-size:16px"))
    #expect(message.plainText.hasSuffix("\n" + String(repeating: "-", count: 72) + "\n"))
    #expect(!message.html.contains("padding:") && message.html.contains("prefers-color-scheme"))
  }

  @Test("A column of no width is as wide as the window", arguments: [0.0, 0.4, 0.5, 1, 480])
  func widths(width: Double) throws {
    let html = try EmailMessage(title: "", style: EmailStyle(width: width)) { Label("x") }.html
    let points = Int(width.rounded())
    #expect(html.contains("max-width:") == (points > 0))
    #expect(html.contains("align=\"center\" width=\"\(points)\"") == (points > 0))
    // For Word, there is a table more.
    #expect(html.ranges(of: "<table").count == html.ranges(of: "</table>").count)
    #expect(html.ranges(of: "<table").count == (points > 0 ? 3 : 2))
  }

  @Test("In a column of no width, what has to have one is as wide as in a usual e-mail")
  func imagesOfAnyWidth() throws {
    for (width, expected) in [(0.0, 600), (1, 1), (480, 480), (700, 700)] {
      for image in [
        ImageView(Image(url: "https://e.org/a"), width: 900),
        ImageView(Image(url: "https://e.org/a"), aspectRatio: 2),
      ] {
        let html = try EmailMessage(title: "", style: EmailStyle(width: width)) { image }.html
        #expect(html.contains("<img src=\"https://e.org/a\" alt=\"\" width=\"\(expected)\""))
      }
    }
  }

  @Test("Only a background that says no colour is white, or black in the dark")
  func surfaces() throws {
    let half = Color(white: 0, alpha: 0.5)
    let surfaces: [(Color, light: String, dark: String)] = [
      (.clear, "#ffffff", "#000000"), (.red, "#ff0000", "#ff0000"), (half, "#808080", "#000000"),
    ]
    for (color, light, dark) in surfaces {
      for scheme in [ColorScheme.light, .dark] {
        let context = ElementContext(traits: TraitCollection(colorScheme: scheme))
        let html = try EmailMessage(title: "", style: EmailStyle(background: color), in: context) {
          Label("x")
        }.html
        let shown = scheme == .light ? light : dark
        #expect(html.ranges(of: " bgcolor=\"\(shown)\"").count == 2, "\(color)")
      }
    }
  }
}
