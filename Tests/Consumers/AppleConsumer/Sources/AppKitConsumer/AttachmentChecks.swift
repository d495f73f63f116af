import AppKit
import Expectations
import Restyle
import RestyleAppKit
import RestyleFoundation
import RestyleGraphics

extension Expectations {
  /// Images in texts are attachments, in the size and the place that they ask for.
  func checkAttachments() {
    let box = BackgroundStyle(color: .blue)
    let traits = TraitCollection(displayScale: 2)
    guard let drawing = try? DisplayList(box, in: Size(width: 30, height: 10), for: traits),
      let font = NSFont(Font(size: 20))
    else { return expect("no drawing", is: "") }
    let picture = Image(drawing, as: .png)
    let style = TextStyle().resized(to: 20)
    let cases: [(InlineImage, CGRect)] = [
      (InlineImage(picture, alternative: "box"), CGRect(x: 0, y: 0, width: 30, height: 10)),
      (
        InlineImage(picture, alternative: "box", fitsFont: true, alignment: .bottom),
        CGRect(x: 0, y: font.descender, width: 60, height: 20)
      ),
      (
        InlineImage(picture.tinted(.red), alternative: "box", alignment: .middle),
        CGRect(x: 0, y: (font.xHeight - 10) / 2, width: 30, height: 10)
      ),
    ]
    for (image, bounds) in cases {
      let shown = NSAttributedString("a \(image, style: style)", for: traits)
      let attachment = shown.attributes(at: 2, effectiveRange: nil)[.attachment] as? NSTextAttachment
      expect(attachment?.bounds, is: bounds)
      expect(attachment?.image?.accessibilityDescription, is: "box")
      let isTinted = image.image.tintColor != nil
      expect(attachment?.image?.drawingHandler == nil, is: !isTinted)
      expect(attachment?.image?.isTemplate, is: false)
      NSImage.drawn = []
      if let draw = attachment?.image?.drawingHandler { expect(draw(bounds), is: true) }
      expect(NSImage.drawn.last, is: isTinted ? "sourceIn" : nil)
      expect(NSImage.drawn.first, is: isTinted ? "image" : nil)
    }
    let stencil = picture.restyledAsStencil
    expect(NSImage(stencil, for: traits)?.isTemplate, is: true)
    let mirrored = NSImage(stencil, for: TraitCollection(layoutDirection: .rightToLeft))
    expect(mirrored?.capInsets.left, is: 3)
    expect(NSImage(Image(image: box), for: traits) == nil, is: false)
    let remote = InlineImage(Image(url: "star.png"), alternative: "star")
    expect(NSAttributedString("a \(remote)", for: traits).string, is: "a star")
  }
}

extension Image {
  fileprivate var restyledAsStencil: Image {
    var image = self
    image.renderingMode = .template
    image.capInsets = EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 3)
    return image
  }
}
