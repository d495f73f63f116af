import Foundation
import Restyle
import RestyleFoundation
import RestyleRendering
import Testing

@Suite("Images in attributed strings of view frameworks")
struct NativeImageTests {
  private let star = InlineImage(Image(data: [1]), alternative: "star")
  private let remote = InlineImage(Image(url: "star.svg"), alternative: "moon")

  private func parts(_ text: NSAttributedString) -> [String] {
    var parts: [String] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      let attachment = attributes[NSAttributedString.Key("NSAttachment")].map { "\($0)" } ?? "-"
      parts.append("\(text.attributedSubstring(from: range).string) \(attachment)")
    }
    return parts
  }

  @Test("Each character that stands for an image has an attachment, and no other")
  func attached() {
    let style = TextStyle().tracking(1).restyled { $0.image = star }
    let text = ShownText(StyledString("4\u{FFFC}/\u{FFFC}", style: style) + "5")
    let shown = NSAttributedString(text, with: DescribingTextValues())
    #expect(parts(shown) == ["4 -", "\u{FFFC} star", "/ -", "\u{FFFC} star", "5 -"])
    #expect(text.nativeLosses(with: DescribingTextValues()) == [])
  }

  @Test("Where there are no attachments, alternative texts are shown, and the loss is told")
  func alternatives() {
    let text = ShownText("4 \(star) of \(remote)" as StyledString)
    let shown = NSAttributedString(text, with: FoundationTextValues())
    #expect(shown.string == "4 star of moon")
    #expect(
      text.nativeLosses(with: FoundationTextValues()) == [
        .attribute("image"), .remoteImage(url: "star.svg"),
      ])
    let remoteOnly = NSAttributedString(text, with: DescribingTextValues())
    #expect(remoteOnly.string == "4 \u{FFFC} of moon")
  }

  @Test("A text as it is keeps its images, with attachments or without")
  func held() throws {
    let text: StyledString = "4 \(star) of \(remote, style: TextStyle().bold)"
    #expect(
      parts(try NSAttributedString(text, with: FoundationTextValues())).allSatisfy { $0.hasSuffix(" -") })
    #expect(parts(try NSAttributedString(text, with: DescribingTextValues())).contains("\u{FFFC} star"))
  }

  @Test("Wavy lines are told, of which there are none")
  func lines() {
    for pattern in TextLine.Pattern.allCases {
      let style = TextStyle().underlined(TextLine(pattern: pattern)).struckThrough(TextLine(pattern: pattern))
      let losses = ShownText(StyledString("a", style: style)).nativeLosses(with: FoundationTextValues())
      #expect(losses == (pattern == .wavy ? [.linePattern(.wavy)] : []))
    }
  }
}
