import Expectations
import Restyle
import RestyleGraphics
import RestyleUIKit
import UIKit

extension Expectations {
  func checkValues() {
    checkColors()
    checkFonts()
    checkTraits()
    checkInsets()
    checkImages()
  }

  private func checkColors() {
    let color = Color(
      light: .red, dark: .blue, lightIncreasedContrast: .black,
      darkIncreasedContrast: Color(red: 1, green: 0.5, blue: 0, alpha: 0.5, space: .displayP3))
    for style in [UIUserInterfaceStyle.unspecified, .light, .dark] {
      for contrast in [UIAccessibilityContrast.unspecified, .normal, .high] {
        let traits = UITraitCollection(mutations: {
          $0.userInterfaceStyle = style
          $0.accessibilityContrast = contrast
        })
        let resolved = UIColor(color).resolvedColor(with: traits)
        let own = color.resolved(for: TraitCollection(traits))
        expect(
          resolved.cgColor.components, is: [own.red, own.green, own.blue, own.alpha], "\(style) \(contrast)")
        expect(resolved.cgColor.colorSpaceName, is: own.space == .sRGB ? "sRGB" : "displayP3")
      }
    }
    for color in [Color.red, Color(white: 0.25, alpha: 0.5), Color(light: .red, dark: .blue)] {
      expect(Color(UIColor(color)), is: color, "there and back")
    }
  }

  private func checkFonts() {
    let weights: [(Font.Weight, UIFont.Weight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
      (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
      (Font.Weight(1), .ultraLight),
      (Font.Weight(1000), .black), (Font.Weight(450), UIFont.Weight(rawValue: 0.115)),
    ]
    for (weight, expected) in weights {
      expect(UIFont(Font(size: 12, weight: weight)).weight, is: expected.rawValue, "\(weight)")
    }
    let widths: [(Font.Width, UIFont.Width)] = [
      (.compressed, .compressed), (.condensed, .condensed), (.standard, .standard), (.expanded, .expanded),
      (Font.Width(percentage: 200), .expanded),
    ]
    for (width, expected) in widths {
      expect(UIFont(Font(width: width)).width, is: expected.rawValue, "\(width)")
    }
    let designs: [(Font.Design, UIFontDescriptor.SystemDesign)] = [
      (.default, .default), (.serif, .serif), (.rounded, .rounded), (.monospaced, .monospaced),
    ]
    for (design, expected) in designs {
      for slant in Font.Slant.allCases {
        var font = Font.system(size: 20, design: design)
        font.slant = slant
        font.features = [.monospacedDigits, .smallCaps.disabled]
        let made = UIFont(font)
        let features =
          made.fontDescriptor.object(forKey: .featureSettings) as? [[UIFontDescriptor.FeatureKey: Any]]
        expect(made.pointSize, is: 20)
        expect(made.fontDescriptor.design, is: expected, "\(design)")
        expect(made.fontDescriptor.symbolicTraits.contains(.traitItalic), is: slant != .upright)
        expect(features?.count, is: 2)
        let tags = features?.compactMap {
          $0[UIFontDescriptor.FeatureKey(rawValue: "CTFeatureOpenTypeTag")] as? String
        }
        expect(tags, is: ["smcp", "tnum"])
      }
    }
    expect(UIFont(Font.custom("Inter", size: 15)).familyName, is: "Inter")
    expect(UIFont(Font()).pointSize, is: CGFloat(Font.defaultSize))
  }

  private func checkTraits() {
    let traits = TraitCollection(
      UITraitCollection(mutations: {
        $0.userInterfaceStyle = .dark
        $0.horizontalSizeClass = .regular
        $0.verticalSizeClass = .compact
        $0.userInterfaceIdiom = .pad
        $0.displayScale = 3
        $0.displayGamut = .P3
        $0.layoutDirection = .rightToLeft
        $0.accessibilityContrast = .high
        $0.legibilityWeight = .bold
        $0.preferredContentSizeCategory = .accessibilityExtraLarge
      }))
    let expected = TraitCollection(
      horizontalSizeClass: .regular, verticalSizeClass: .compact, displayScale: 3, colorScheme: .dark,
      contrast: .increased, preferredContentSizeCategory: .accessibilityExtraLarge,
      layoutDirection: .rightToLeft, idiom: .pad, legibilityWeight: .bold, gamut: .displayP3)
    expect(traits, is: expected)
    expect(TraitCollection(UITraitCollection()), is: TraitCollection(), "what is left unspecified")
    let categories: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
      .accessibilityExtraExtraExtraLarge,
    ]
    for (category, expected) in zip(categories, ContentSizeCategory.allCases) {
      let traits = UITraitCollection(mutations: { $0.preferredContentSizeCategory = category })
      expect(TraitCollection(traits).preferredContentSizeCategory, is: expected)
    }
  }

  private func checkInsets() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expect(
      NSDirectionalEdgeInsets(insets), is: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    )
    expect(UIEdgeInsets(insets, in: .leftToRight), is: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expect(UIEdgeInsets(insets, in: .rightToLeft), is: UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  private func checkImages() {
    let background = BackgroundStyle(border: BorderStyle(cornerRadius: 4), color: .blue)
    let traits = UITraitCollection(mutations: { $0.displayScale = 2 })
    let image = UIImage(image: background, compatibleWith: traits)
    expect(image?.scale, is: 2)
    expect(image?.capInsets, is: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4))
    expect(image?.resizingMode, is: .stretch)
    let drawn = try? ResizableImage(background, for: TraitCollection(traits)).image(as: .png)
    expect(image.map { Image(data: $0.data, scale: 2).source }, is: drawn?.source, "the bytes")
    expect(UIImage(Image(url: "https://example.org/a.png"), for: TraitCollection()), is: nil)
    expect(UIImage(Image(data: "no image".utf8), for: TraitCollection()), is: nil)
    if case .data(let bytes)? = drawn?.source {
      let template = Image(data: bytes, scale: 3).tinted(.red).resizable(
        withCapInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), resizingMode: .tile)
      let mirrored = UIImage(template, for: TraitCollection(layoutDirection: .rightToLeft))
      expect(mirrored?.capInsets, is: UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
      expect(mirrored?.resizingMode, is: .tile)
      expect(mirrored?.tint, is: UIColor(Color.red))
      expect(mirrored?.scale, is: 3)
    }
    expect(
      UIImage(Image(image: background), for: TraitCollection(traits))?.data, is: image?.data, "a background")
  }
}
