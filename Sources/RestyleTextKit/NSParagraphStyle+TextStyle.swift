#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  package import Restyle
  import RestyleRendering
  #if canImport(UIKit) && !os(watchOS)
    package import UIKit
  #else
    package import AppKit
  #endif

  // Declarations that UIKit and AppKit share.

  extension NSMutableParagraphStyle {
    /// Creates the paragraph style of a text style; unset attributes have the class's defaults.
    ///
    /// If the style sets the line height, `TextStyle.lineHeight` becomes the minimum and the maximum height. The
    /// frameworks' own spacing and multiple are based on the natural height of the font, and not on its size.
    ///
    /// - Parameters:
    ///   - style: The style, in its final size.
    ///   - direction: The direction of what is around the text.
    package convenience init(_ style: TextStyle, in direction: LayoutDirection) {
      self.init()
      if let own = NSTextAlignment(of: style, in: direction) { alignment = own }
      if style.attribute(for: .lineBreakMode) != nil { lineBreakMode = NSLineBreakMode(style.lineBreakMode) }
      baseWritingDirection = NSWritingDirection(style.writingDirection)
      if style.setsLineHeight {
        minimumLineHeight = style.lineHeight
        maximumLineHeight = style.lineHeight
      }
      paragraphSpacing = style.paragraphSpacing
      paragraphSpacingBefore = style.paragraphSpacingBefore
      firstLineHeadIndent = style.firstLineHeadIndent
      headIndent = style.headIndent
      tailIndent = style.tailIndent
      hyphenationFactor = style.hyphenation == .automatic ? 1 : 0
    }
  }

  extension NSTextAlignment {
    /// Creates the alignment that a style sets; nil if it sets none.
    ///
    /// The frameworks have none for the end of lines, which is a side here.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - direction: The direction of what is around the text.
    package init?(of style: TextStyle, in direction: LayoutDirection) {
      guard let alignment = style.attribute(for: .alignment) else { return nil }
      switch alignment {
      case .natural: self = .natural
      case .trailing: self = style.lineDirection(in: direction) == .rightToLeft ? .left : .right
      case .left: self = .left
      case .center: self = .center
      case .right: self = .right
      case .justified: self = .justified
      }
    }
  }

  extension NSLineBreakMode {
    /// Creates a mode.
    package init(_ mode: LineBreakMode) {
      switch mode {
      case .wordWrapping: self = .byWordWrapping
      case .charWrapping: self = .byCharWrapping
      case .clipping: self = .byClipping
      case .truncatingHead: self = .byTruncatingHead
      case .truncatingTail: self = .byTruncatingTail
      case .truncatingMiddle: self = .byTruncatingMiddle
      }
    }
  }

  extension NSWritingDirection {
    /// Creates a direction.
    package init(_ direction: WritingDirection) {
      switch direction {
      case .natural: self = .natural
      case .leftToRight: self = .leftToRight
      case .rightToLeft: self = .rightToLeft
      }
    }
  }
#endif
