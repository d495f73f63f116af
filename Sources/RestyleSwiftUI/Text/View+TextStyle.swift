#if canImport(SwiftUI)
  public import Restyle
  public import SwiftUI

  extension View {
    /// Applies a style to the texts within the view.
    ///
    /// ```swift
    /// let header = Text("Hello").textStyle(.header)
    /// ```
    ///
    /// The style is resolved with the defaults of the environment, and again whenever the environment changes. SwiftUI
    /// can't capitalise words, or apply custom transforms to texts that are already views:
    /// ``SwiftUI/Text/init(styled:for:)`` shows those. It doesn't set lines tighter than the font does; line heights
    /// are exact for the system's font, whose own height is known. ``Restyle/TextStyle/lossesInViews`` lists what
    /// isn't shown.
    ///
    /// - Parameter style: The style.
    /// - Returns: The view with that style.
    public func textStyle(_ style: @autoclosure @escaping @Sendable () -> TextStyle) -> some View {
      textStyle(TraitStyle { _ in style() })
    }

    /// Applies a dynamic style to the texts within the view.
    ///
    /// - Parameter style: The style.
    /// - Returns: The view with that style.
    public func textStyle(_ style: TraitStyle<TextStyle>) -> some View {
      modifier(TextStyleModifier(style: style))
    }
  }

  private struct TextStyleModifier: ViewModifier {
    let style: TraitStyle<TextStyle>
    @Environment(\.styleTraits) private var traits
    @Environment(\.defaultStyling) private var defaults

    func body(content: Content) -> some View {
      let style = DefaultStyling.withDefaults(defaults) { self.style.style(from: traits) }
      let resolved = style.resolved(for: traits)
      content.characters(of: resolved, for: traits).paragraphs(of: resolved)
    }
  }

  extension View {
    // Unset attributes are passed as SwiftUI's defaults, so that there is a single type of view.
    fileprivate func characters(of style: TextStyle, for traits: TraitCollection) -> some View {
      font(style.font == Restyle.Font() ? nil : SwiftUI.Font(style.font))
        .foregroundColor(style.color.map { SwiftUI.Color($0, for: traits) })
        .kerning(style.kern)
        .baselineOffset(style.baselineOffset)
        .underline(
          style.underline.isShown, pattern: .init(style.underline?.pattern ?? .none),
          color: style.underline?.color.map { SwiftUI.Color($0, for: traits) }
        )
        .strikethrough(
          style.strikethrough.isShown, pattern: .init(style.strikethrough?.pattern ?? .none),
          color: style.strikethrough?.color.map { SwiftUI.Color($0, for: traits) }
        )
        .textCase(Text.Case(style.textCase))
    }

    fileprivate func paragraphs(of style: TextStyle) -> some View {
      multilineTextAlignment(SwiftUI.TextAlignment(style.alignment))
        .lineSpacing(style.spaceBetweenLines)
        .lineLimit(style.setsLineBreaks && style.numberOfLines > 0 ? style.numberOfLines : nil)
        .truncationMode(Text.TruncationMode(style.lineBreakMode))
        .minimumScaleFactor(style.minimumScaleFactor > 0 ? style.minimumScaleFactor : 1)
    }
  }

  extension TextStyle {
    /// The space between lines whose own height is that of the system's font.
    ///
    /// Its ascent is 1950 and its descent 494 of 2048 units (its table `hhea`): 20.29 points at 17.
    fileprivate var spaceBetweenLines: Double {
      max(0, lineHeight - (fontSize ?? Restyle.Font.defaultSize) * (1950 + 494) / 2048)
    }
  }

  extension TextLine? {
    fileprivate var isShown: Bool { map { $0.pattern != .none } ?? false }
  }

  extension Text.Case {
    fileprivate init?(_ textCase: TextCase) {
      switch textCase {
      case .upper: self = .uppercase
      case .lower: self = .lowercase
      case .preserve, .capitalized: return nil
      }
    }
  }

  extension SwiftUI.TextAlignment {
    /// SwiftUI's alignments follow the layout direction, and none is justified.
    fileprivate init(_ alignment: Restyle.TextAlignment) {
      switch alignment {
      case .natural, .left, .justified: self = .leading
      case .center: self = .center
      case .right: self = .trailing
      }
    }
  }

  extension Text.TruncationMode {
    fileprivate init(_ mode: LineBreakMode) {
      switch mode {
      case .truncatingHead: self = .head
      case .truncatingMiddle: self = .middle
      case .truncatingTail, .wordWrapping, .charWrapping, .clipping: self = .tail
      }
    }
  }
#endif
