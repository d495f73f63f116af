import Expectations
import Restyle
import RestyleFoundation
import RestyleGraphics
import RestyleUIKit
import UIKit

extension Expectations {
  /// Images in texts are attachments, in the size and the place that they ask for.
  func checkAttachments() {
    let background = BackgroundStyle(border: BorderStyle(width: 1, color: .red), color: .blue)
    let traits = TraitCollection(displayScale: 2)
    guard
      let drawing = try? DisplayList(background, in: Size(width: 30, height: 10), for: traits)
    else { return expect("no drawing", is: "") }
    let picture = Image(drawing, as: .png)
    let font = UIFont(Font(size: 20))
    let wide = CGSize(width: 30, height: 10)
    let cases: [(InlineImage, CGRect)] = [
      (InlineImage(picture, alternative: ""), CGRect(origin: .zero, size: wide)),
      (
        InlineImage(picture, alternative: "", size: Size(width: 4, height: 6), alignment: .middle),
        CGRect(x: 0, y: (font.xHeight - 6) / 2, width: 4, height: 6)
      ),
      (
        InlineImage(picture, alternative: "", fitsFont: true, alignment: .bottom),
        CGRect(x: 0, y: font.descender, width: 60, height: 20)
      ),
      (
        InlineImage(picture, alternative: "", alignment: .top),
        CGRect(x: 0, y: font.ascender - 10, width: 30, height: 10)
      ),
    ]
    for (image, bounds) in cases {
      let text = StyledString("a ") + StyledString(image, style: TextStyle().resized(to: 20))
      let shown = NSAttributedString(text, for: traits)
      expect(shown.string, is: "a \u{FFFC}")
      let attachment = shown.attributes(at: 2, effectiveRange: nil)[.attachment] as? NSTextAttachment
      expect(attachment?.image?.data, is: UIImage(picture, for: traits)?.data)
      expect(attachment?.bounds, is: bounds, "\(image.alignment)")
    }
    let remote = InlineImage(Image(url: "star.png"), alternative: "star")
    expect(NSAttributedString("a \(remote)", for: traits).string, is: "a star")
  }

  /// What an editor gives back is what it was given, and what was typed.
  func checkEditing() throws {
    let style = TextStyle.header.underlined(TextLine(pattern: .wavy, color: .red)).uppercased
    let note = StyledString("Read the ", style: .body) + StyledString("terms", style: style)
    let view = UITextView(frame: .zero)
    let values = UIKitTextValues(for: TraitCollection(of: view))
    let held = try NSAttributedString(note, with: values)
    view.attributedText = held
    expect(StyledString(view.attributedText), is: note)
    expect(view.attributedText.string, is: "Read the terms")
    let font: UIFont? = view.attributedText.attribute(.font)
    expect(font?.pointSize, is: 17)
    let typed = NSMutableAttributedString(attributedString: held)
    typed.append(NSAttributedString(string: "!", attributes: [.font: UIFont(Font(size: 9)), .kern: 2]))
    expect(StyledString(typed), is: note + StyledString("!", style: TextStyle().tracking(2)))
    let attributes = typed.attributes(at: typed.length - 1, effectiveRange: nil)
    expect(attributes.withoutTextStyle.keys.map(\.rawValue), is: ["NSFont"])
  }
}
