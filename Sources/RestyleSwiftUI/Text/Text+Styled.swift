#if canImport(SwiftUI)
  import Foundation
  public import Restyle
  import RestyleRendering
  public import SwiftUI

  extension Text {
    /// Creates a text from styled runs, after their transforms.
    ///
    /// ```swift
    /// let notice = StyledString("Sale ", style: .header) + StyledString("ends today", style: .default)
    /// let text = Text(styled: notice, for: traits)
    /// ```
    ///
    /// A run that sets neither the size nor the family of its font has those of the view's font. Images are shown within
    /// the text, in the height that they request. ``SwiftUI/View/textStyle(_:)`` applies the
    /// attributes of paragraphs to whole views; ``losses(of:for:)`` lists what else isn't shown.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - traits: The traits to resolve for, such as ``SwiftUI/EnvironmentValues/styleTraits``.
    public init(styled text: StyledString, for traits: TraitCollection) {
      // As few components as possible: each concatenation adds one.
      var result: Text?
      var characters = AttributedString()
      func add(_ text: Text) { result = result.map { $0 + text } ?? text }
      func addCharacters() {
        if !characters.characters.isEmpty { add(Text(characters)) }
        characters = AttributedString()
      }
      for run in ShownText(text).runs {
        let style = run.style.resolved(for: traits)
        let attributes = AttributeContainer(style, link: run.link, for: traits)
        for part in run.parts(in: style, for: traits) {
          switch part {
          case .text(let text) where style.font.isRelative:
            addCharacters()
            add(Text(AttributedString(text, attributes: attributes)).changed(to: style.font))
          case .text(let text): characters.append(AttributedString(text, attributes: attributes))
          case .image(let image):
            addCharacters()
            add(image)
          }
        }
      }
      addCharacters()
      self = result ?? Text(AttributedString())
    }

    /// Creates a text in one style.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - style: The style.
    ///   - traits: The traits to resolve for, such as ``SwiftUI/EnvironmentValues/styleTraits``.
    public init(
      styled text: some DisplayableString, style: Restyle.TextStyle, for traits: TraitCollection
    ) {
      self.init(styled: StyledString(text, style: style), for: traits)
    }
  }

  extension Restyle.Font {
    /// Whether the font only changes the one around it, in what SwiftUI can change in a text.
    fileprivate var isRelative: Bool {
      let hasSmallCaps = features?.value(for: Feature.smallCaps.tag) == 1
      return size == nil && family == nil && !hasSmallCaps && self != Restyle.Font()
    }
  }

  extension Text {
    fileprivate func changed(to font: Restyle.Font) -> Text {
      var result = self
      if let weight = font.weight { result = result.fontWeight(SwiftUI.Font.Weight(weight)) }
      if let width = font.width { result = result.fontWidth(SwiftUI.Font.Width(width)) }
      if font.slant == .italic || font.slant == .oblique { result = result.italic() }
      let hasMonospacedDigits = font.features?.value(for: Restyle.Font.Feature.monospacedDigits.tag) == 1
      return hasMonospacedDigits ? result.monospacedDigit() : result
    }
  }

  extension AttributeContainer {
    fileprivate init(_ style: TextStyle, link: LinkTarget?, for traits: TraitCollection) {
      typealias Keys = AttributeScopes.SwiftUIAttributes
      self.init()
      if style.font != Restyle.Font(), !style.font.isRelative {
        self[Keys.FontAttribute.self] = SwiftUI.Font(style.font)
      }
      self[Keys.ForegroundColorAttribute.self] = style.color.map { SwiftUI.Color($0, for: traits) }
      self[Keys.BackgroundColorAttribute.self] = style.backgroundColor.map { SwiftUI.Color($0, for: traits) }
      self[Keys.KerningAttribute.self] = style.attribute(for: .kern).map { CGFloat($0) }
      self[Keys.BaselineOffsetAttribute.self] = style.attribute(for: .baselineOffset).map { CGFloat($0) }
      self[Keys.UnderlineStyleAttribute.self] = style.underline.flatMap { Text.LineStyle($0, for: traits) }
      self[Keys.StrikethroughStyleAttribute.self] = style.strikethrough.flatMap {
        Text.LineStyle($0, for: traits)
      }
      if let language = style.language, language.isWellFormed { self.languageIdentifier = language.tag }
      if let link { self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = URL(string: link.text) }
    }
  }

  extension Text.LineStyle {
    /// Creates a line; nil for none.
    ///
    /// SwiftUI has neither double nor wavy lines: these become single.
    init?(_ line: TextLine, for traits: TraitCollection) {
      guard line.pattern != .none else { return nil }
      self.init(
        pattern: Pattern(line.pattern), color: line.color.map { SwiftUI.Color($0, for: traits) })
    }
  }

  extension Text.LineStyle.Pattern {
    init(_ pattern: TextLine.Pattern) {
      switch pattern {
      case .none, .solid, .double, .wavy: self = .solid
      case .dotted: self = .dot
      case .dashed: self = .dash
      }
    }
  }
#endif
