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
    /// What the style doesn't set stays as it is around the view, and a style within another one adds to it. The style is
    /// resolved with the defaults of the environment, and again whenever the environment changes.
    ///
    /// SwiftUI can't capitalise words, or apply custom transforms to texts that are already views:
    /// ``SwiftUI/Text/init(styled:for:)`` shows those. It doesn't set lines tighter than the font does; line heights are
    /// exact for the system's font, whose own height is known. ``Restyle/TextStyle/lossesInViews`` lists what isn't
    /// shown.
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
    @Environment(\.enclosingTextStyle) private var enclosing
    @Environment(\.font) private var font

    func body(content: Content) -> some View {
      let own = DefaultStyling.withDefaults(defaults) { self.style.style(from: traits) }
      let style = NestedTextStyle(own, within: enclosing, for: traits)
      let font = style.font(within: self.font)
      content
        .modifier(ColorModifier(color: own.color.map { SwiftUI.Color($0, for: traits) }))
        .modifier(KerningModifier(kerning: style.value(of: .kern)))
        .modifier(BaselineModifier(offset: style.value(of: .baselineOffset)))
        .modifier(UnderlineModifier(line: own.underline, traits: traits))
        .modifier(StrikethroughModifier(line: own.strikethrough, traits: traits))
        .transformEnvironment(\.font) { if let font { $0 = font } }
        .transformEnvironment(\.textCase) { textCase in
          if own.attribute(for: .textCase) != nil { textCase = Text.Case(own.textCase) }
        }
        .paragraphs(of: style, in: traits.layoutDirection)
        .environment(
          \.enclosingTextStyle, EnclosingTextStyle(style: style.merged, font: font ?? enclosing.font))
    }
  }

  extension View {
    fileprivate func paragraphs(of style: NestedTextStyle, in direction: Restyle.LayoutDirection) -> some View
    {
      let own = style.own
      return transformEnvironment(\.multilineTextAlignment) { alignment in
        if let own = own.attribute(for: .alignment) { alignment = .init(own, in: direction) }
      }
      .transformEnvironment(\.lineSpacing) { spacing in
        if let own = style.lineSpacing { spacing = own }
      }
      .transformEnvironment(\.lineLimit) { limit in
        if own.setsLineBreaks { limit = own.numberOfLines > 0 ? own.numberOfLines : nil }
      }
      .transformEnvironment(\.truncationMode) { mode in
        if let own = own.attribute(for: .lineBreakMode) { mode = Text.TruncationMode(own) }
      }
      .transformEnvironment(\.minimumScaleFactor) { factor in
        if let own = own.attribute(for: .minimumScaleFactor) { factor = own > 0 ? own : 1 }
      }
    }
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
    fileprivate init(_ alignment: Restyle.TextAlignment, in direction: Restyle.LayoutDirection) {
      switch alignment {
      case .natural, .justified: self = .leading
      case .trailing: self = .trailing
      case .center: self = .center
      case .left: self = direction == .leftToRight ? .leading : .trailing
      case .right: self = direction == .leftToRight ? .trailing : .leading
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
