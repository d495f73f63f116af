import Expectations
import Restyle
import RestyleFoundation
import RestyleTextKit
import RestyleUIKit
import UIKit

extension Expectations {
  func checkTexts() {
    checkParagraphs()
    let style = TextStyle(font: .system(size: 20, weight: .bold), color: .red, alignment: .center).restyled {
      $0.shadow = TextShadow(x: 1, y: 2, blur: 3)
      $0.kern = 1.5
      $0.underline = TextLine(pattern: .dotted, color: .blue)
      $0.textCase = .upper
    }
    let text = NSAttributedString(
      StyledString("straße", style: style) + " & more", for: TraitCollection())
    expect(text.string, is: "STRASSE & more")
    let font: UIFont? = text.attribute(.font)
    expect(font?.pointSize, is: 20)
    expect(font?.weight, is: UIFont.Weight.bold.rawValue)
    let color: UIColor? = text.attribute(.foregroundColor)
    expect(color, is: UIColor(Color.red))
    let shadow: NSShadow? = text.attribute(.shadow)
    expect(shadow?.shadowOffset, is: CGSize(width: 1, height: 2))
    expect(shadow?.shadowBlurRadius, is: 3)
    expect(shadow?.shadowColor as? UIColor, is: UIColor(Color.red), "the colour of the text")
    let kern: NSNumber? = text.attribute(.kern)
    expect(kern?.doubleValue, is: 1.5)
    let underline: NSNumber? = text.attribute(.underlineStyle)
    expect(underline?.intValue, is: NSUnderlineStyle([.single, .patternDot]).rawValue)
    expect(text.attribute(.underlineColor), is: UIColor(Color.blue))
    let paragraph: NSParagraphStyle? = text.attribute(.paragraphStyle)
    expect(paragraph?.alignment, is: .center)

    let body = NSAttributedString(
      StyledString("Text", style: .preferred(for: .body)),
      for: TraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    let bodyFont: UIFont? = body.attribute(.font)
    expect(bodyFont?.pointSize, is: 33, "the preferred size")
  }

  private func checkParagraphs() {
    let alignments: [(TextAlignment, NSTextAlignment)] = [
      (.natural, .natural), (.left, .left), (.center, .center), (.right, .right), (.justified, .justified),
    ]
    for (alignment, expected) in alignments {
      let style = TextStyle().aligned(to: alignment)
      for direction in LayoutDirection.allCases {
        expect(NSMutableParagraphStyle(style, in: direction).alignment, is: expected)
      }
    }
    // The end of lines is a side.
    let ends: [(WritingDirection, LayoutDirection, NSTextAlignment)] = [
      (.natural, .leftToRight, .right), (.natural, .rightToLeft, .left),
      (.leftToRight, .rightToLeft, .right), (.rightToLeft, .leftToRight, .left),
    ]
    for (writing, direction, expected) in ends {
      let style = TextStyle().trailingAligned.restyled { $0.writingDirection = writing }
      expect(NSMutableParagraphStyle(style, in: direction).alignment, is: expected)
      let text = NSAttributedString(
        StyledString("Text", style: style), for: TraitCollection(layoutDirection: direction))
      let paragraph: NSParagraphStyle? = text.attribute(.paragraphStyle)
      expect(paragraph?.alignment, is: expected)
    }
    let modes: [(LineBreakMode, NSLineBreakMode)] = [
      (.wordWrapping, .byWordWrapping), (.charWrapping, .byCharWrapping), (.clipping, .byClipping),
      (.truncatingHead, .byTruncatingHead), (.truncatingTail, .byTruncatingTail),
      (.truncatingMiddle, .byTruncatingMiddle),
    ]
    for (mode, expected) in modes {
      expect(paragraph { $0.lineBreakMode = mode }.lineBreakMode, is: expected)
    }
    let directions: [(WritingDirection, NSWritingDirection)] = [
      (.natural, .natural), (.leftToRight, .leftToRight), (.rightToLeft, .rightToLeft),
    ]
    for (direction, expected) in directions {
      expect(paragraph { $0.writingDirection = direction }.baseWritingDirection, is: expected)
    }
    let style = paragraph {
      $0.lineHeight = 14
      $0.paragraphSpacing = 1
      $0.paragraphSpacingBefore = 2
      $0.firstLineHeadIndent = 3
      $0.headIndent = 4
      $0.tailIndent = -5
      $0.hyphenation = .automatic
    }
    expect(style.minimumLineHeight, is: 14)
    expect(style.maximumLineHeight, is: 14)
    expect(style.paragraphSpacing, is: 1)
    expect(style.paragraphSpacingBefore, is: 2)
    expect(style.firstLineHeadIndent, is: 3)
    expect(style.headIndent, is: 4)
    expect(style.tailIndent, is: -5)
    expect(style.hyphenationFactor, is: 1)
    let spaced = paragraph {
      $0.lineSpacing = 6
      $0.lineHeightMultiple = 1.5
    }
    expect(spaced.minimumLineHeight, is: 21)
    expect(spaced.maximumLineHeight, is: 21)
    expect(paragraph { $0.minimumLineHeight = 30 }.minimumLineHeight, is: 30)
    let open = NSMutableParagraphStyle(TextStyle(), in: .rightToLeft)
    expect(open, is: NSMutableParagraphStyle(), "what is left open")
  }

  private func paragraph(_ change: (inout TextStyle) -> Void) -> NSParagraphStyle {
    NSMutableParagraphStyle(TextStyle(font: .system(size: 10)).restyled(change), in: .leftToRight)
  }
}
