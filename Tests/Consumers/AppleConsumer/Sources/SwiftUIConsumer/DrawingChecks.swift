import Expectations
import Restyle
import RestyleGraphics
import RestyleRendering
import RestyleSwiftUI
import SwiftUI
import UIKit

extension Expectations {
  /// What SwiftUI has no shapes for is drawn, in the size of the view.
  func checkDrawings() {
    let plain = Restyle.BackgroundStyle(border: BorderStyle(width: 1, cornerRadius: 8), color: .white)
    let backgrounds = [
      plain.restyled { $0.shadows = [ShadowStyle(color: .gray, x: 1, y: 2, blur: 4)] },
      plain.restyled { $0.gradient = .linear(from: .leading, to: .trailing, colors: [.red, .blue]) },
      plain.restyled { $0.border.cornerRadii.topLeading = 0 },
      plain.restyled { $0.border.borderEdges = .top },
      Restyle.BackgroundStyle(image: Restyle.Image(image: plain)),
    ]
    for var environment in environments {
      expect(BackgroundView(plain).applied(in: environment).first("cornerRadius"), is: CGFloat(8))
      for size in [CGSize(width: 100, height: 40), CGSize(width: 31, height: 17)] {
        environment.proposedSize = size
        for background in backgrounds {
          let list = try? DisplayList(
            background, in: Restyle.Size(width: size.width, height: size.height),
            for: environment.styleTraits)
          let applied = BackgroundView(background).applied(in: environment)
          let image: UIImage? = applied.first("image")
          expect(image.map { [UInt8]($0.data) }, is: list.map { PNGImage($0).bytes })
          expect(image.map { Double($0.size.width) }, is: list?.size.width)
          let offset: CGSize? = applied.first("offset")
          expect(offset.map { -Double($0.height) }, is: list?.overflow.top)
        }
      }
    }
  }

  /// Images lie among the letters of a text, in their height.
  func checkImages() {
    let box = Restyle.BackgroundStyle(color: .blue)
    let traits = TraitCollection(displayScale: 2)
    guard let drawing = try? DisplayList(box, in: Restyle.Size(width: 30, height: 10), for: traits) else {
      return expect("no drawing", is: "")
    }
    let picture = Restyle.Image(drawing, as: .png)
    let style = TextStyle().resized(to: 20).colored(.red)
    let cases: [(InlineImage, CGSize, CGFloat)] = [
      (InlineImage(picture, alternative: "box"), CGSize(width: 30, height: 10), 0),
      (
        InlineImage(picture.tinted(.red), alternative: "box", fitsFont: true, alignment: .middle),
        CGSize(width: 60, height: 20), -5
      ),
      (
        InlineImage(
          picture, alternative: "box", size: Restyle.Size(width: 15, height: 5), alignment: .bottom),
        CGSize(width: 15, height: 5), -20 * 494 / 2048
      ),
      (
        InlineImage(
          Restyle.Image(image: box), alternative: "box", size: Restyle.Size(width: 4, height: 6),
          alignment: .top),
        CGSize(width: 4, height: 6), 20 * 1950 / 2048 - 6
      ),
    ]
    for (image, size, offset) in cases {
      let text: StyledString = "4 \(image, style: style) of \("five", style: style)"
      let shown = Text(styled: text, for: traits)
      expect(String(shown.content.characters), is: "4 \u{FFFC} of five")
      expect(shown.images.count, is: 1)
      expect(shown.images.first?.image.image.size, is: size)
      expect(shown.images.first?.baselineOffset, is: offset)
      expect(shown.images.first?.label, is: "box")
      expect(
        shown.images.first?.image.mode, is: image.image.renderingMode == .template ? .template : .original)
      expect(shown.images.first?.color == nil, is: image.image.renderingMode != .template)
      expect(Text.losses(of: text, for: traits), is: [])
    }
    let wide = InlineImage(picture, alternative: "", size: Restyle.Size(width: 99, height: 10))
    expect(Text.losses(of: StyledString(wide), for: traits), is: [.property("size")])
    let remote = InlineImage(Restyle.Image(url: "star.png"), alternative: "star")
    expect(String(Text(styled: "a \(remote)", for: traits).content.characters), is: "a star")
    expect(Text.losses(of: "a \(remote)", for: traits), is: [.remoteImage(url: "star.png")])
    let broken = InlineImage(Restyle.Image(data: [1]), alternative: "star")
    expect(Text.losses(of: "a \(broken)", for: traits), is: [.attribute("image")])
    expect(String(Text(styled: "", for: traits).content.characters), is: "")
  }

  /// What isn't shown is told, and nothing else.
  func checkLosses() {
    func losses(_ style: TextStyle) -> [RenderingProblem.Loss] {
      Text.losses(of: StyledString("a", style: style), for: TraitCollection())
    }
    for style in [TextStyle.header, .header.uppercased.underlined, .header.multilined(lines: 2)] {
      expect(losses(style), is: [])
      expect(style.lossesInViews, is: [])
    }
    for pattern in TextLine.Pattern.allCases {
      let style = TextStyle().underlined(TextLine(pattern: pattern))
      let expected: [RenderingProblem.Loss] =
        pattern == .wavy || pattern == .double ? [.linePattern(pattern)] : []
      expect(losses(style), is: expected)
      expect(style.lossesInViews, is: expected)
    }
    let decorated = TextStyle().restyled {
      $0.stroke = TextStroke(width: 1)
      $0.shadow = TextShadow(blur: 1)
    }
    expect(losses(decorated), is: [.attribute("shadow"), .attribute("stroke")])
    let paragraph = TextStyle().aligned(to: .justified).restyled {
      $0.headIndent = 4
      $0.textCase = .capitalized
    }
    expect(losses(paragraph), is: [])
    expect(
      paragraph.lossesInViews,
      is: [.attribute("alignment"), .attribute("headIndent"), .attribute("textCase")])
    expect(
      Text(styled: "a", style: TextStyle().restyled { $0.language = "tr" }, for: TraitCollection()).content
        .runs.first?.languageIdentifier, is: "tr")
  }
}
