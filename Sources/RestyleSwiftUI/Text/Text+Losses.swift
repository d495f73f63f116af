#if canImport(SwiftUI)
  public import Restyle
  public import RestyleRendering
  public import SwiftUI

  extension Text {
    /// Returns the losses of a text in `Text(styled:for:)`.
    ///
    /// These are lines in other patterns, strokes, shadows and ligatures, images that can't be decoded or have another
    /// shape, and everything that no output can show.
    ///
    /// ```swift
    /// let outlined = StyledString("a", style: TextStyle().restyled { $0.stroke = TextStroke(width: 1) })
    /// let lost = Text.losses(of: outlined, for: traits)  // [.attribute("stroke")]
    /// ```
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - traits: The traits to resolve for.
    /// - Returns: The losses, in the order of the runs.
    public static func losses(of text: StyledString, for traits: TraitCollection) -> [RenderingProblem.Loss] {
      let shown = ShownText(text)
      return shown.losses + shown.runs.flatMap { $0.losses(for: traits) }
    }
  }

  extension TextStyle {
    /// The losses of the style in ``SwiftUI/View/textStyle(_:)``.
    ///
    /// These are the losses of `Text`, and in addition languages, justified lines, indents, hyphenation, the space
    /// around paragraphs, and transforms other than upper and lower case.
    public var lossesInViews: [RenderingProblem.Loss] {
      let transforms = restyled {
        if $0.textCase == .upper || $0.textCase == .lower { $0.textCase = .preserve }
      }
      let transforming = transforms.attributes.filter { TextStyle(attributes: [$0]).transformsText }
      return linePatternLosses + losses(in: .view) + transforming.map { .attribute($0.name) }
    }

    private var linePatternLosses: [RenderingProblem.Loss] {
      let patterns = [underline, strikethrough].compactMap { $0?.pattern }
      return patterns.filter { $0 == .double || $0 == .wavy }.map { .linePattern($0) }
    }

    /// The losses in every text of SwiftUI.
    fileprivate var lossesInTexts: [RenderingProblem.Loss] { linePatternLosses + losses(in: .text) }
  }

  extension ShownText.Run {
    fileprivate func losses(for traits: TraitCollection) -> [RenderingProblem.Loss] {
      let style = style.resolved(for: traits)
      var losses = style.lossesInTexts
      guard let image, text.unicodeScalars.contains(InlineImage.character) else { return losses }
      let shown = PlatformImage(image, fontSize: style.fontSize ?? Restyle.Font.defaultSize, for: traits)
      switch (shown, image.image.source) {
      case (nil, .url(let url)): losses.append(.remoteImage(url: url))
      case (nil, _): losses.append(.attribute(.image))
      case (let shown?, _):
        // SwiftUI doesn't stretch images in texts.
        if let size = image.size, !image.fitsFont, abs(size.width - Double(shown.size.width)) > 0.5 {
          losses.append(.property("size"))
        }
      }
      return losses
    }
  }
#endif
