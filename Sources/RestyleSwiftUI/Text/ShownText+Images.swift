#if canImport(SwiftUI)
  import Restyle
  import RestyleRendering
  import SwiftUI

  extension ShownText.Run {
    /// A component of a run.
    enum Part {
      case text(String)
      case image(Text)
    }

    /// The text of the run, and its images; the alternative text of an image that can't be shown.
    ///
    /// - Parameters:
    ///   - style: The style of the run, in its final size.
    ///   - traits: The traits to resolve for.
    /// - Returns: The components in order.
    func parts(in style: TextStyle, for traits: TraitCollection) -> [Part] {
      guard let image else { return [.text(text)] }
      let shown = Text(image, in: style, for: traits).map { Part.image($0) }
      let texts = text.unicodeScalars.split(
        separator: InlineImage.character, omittingEmptySubsequences: false)
      let parts = texts.map { Part.text(String($0)) }
      return Array(parts.map { [$0] }.joined(separator: [shown ?? .text(image.alternative)]))
    }
  }

  extension Text {
    /// Creates a text from an image; nil if it can't be shown.
    init?(_ image: InlineImage, in style: TextStyle, for traits: TraitCollection) {
      let fontSize = style.fontSize ?? Restyle.Font.defaultSize
      guard let shown = PlatformImage(image, fontSize: fontSize, for: traits) else { return nil }
      let isStencil = image.image.renderingMode == .template
      let tint = isStencil ? image.image.tintColor ?? style.color : nil
      // The image's lower edge is on the baseline, and is moved from there.
      self = Text(shown.view.renderingMode(isStencil ? .template : .original))
        .foregroundColor(tint.map { SwiftUI.Color($0, for: traits) })
        .baselineOffset(image.alignment.offset(ofHeight: Double(shown.size.height), inFontOfSize: fontSize))
        .accessibilityLabel(Text(verbatim: image.alternative))
    }
  }

  /// How high the system's font is, in parts of its size: SwiftUI doesn't say how high a font is.
  ///
  /// Its ascent is 1950 and its descent 494 of 2048 units (its table `hhea`): 20.29 points at 17.
  enum SystemFontHeight {
    static let ascent = 1950.0 / 2048
    static let descent = 494.0 / 2048
  }

  extension InlineImage.Alignment {
    /// The distance of the lower edge of an image above the baseline, in points.
    ///
    /// Small letters count as half as high as the font, as in CSS Values and Units 4, section 6.1.1.
    fileprivate func offset(ofHeight height: Double, inFontOfSize size: Double) -> CGFloat {
      switch self {
      case .baseline: 0
      case .middle: (size / 2 - height) / 2
      case .top: size * SystemFontHeight.ascent - height
      case .bottom: -size * SystemFontHeight.descent
      }
    }
  }
#endif
