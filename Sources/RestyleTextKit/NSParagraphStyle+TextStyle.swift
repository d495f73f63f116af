#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  package import Restyle
  #if canImport(UIKit) && !os(watchOS)
    package import UIKit
  #else
    package import AppKit
  #endif

  // What UIKit and AppKit declare alike.

  extension NSMutableParagraphStyle {
    /// Creates the paragraph style of a style of text; what that leaves open is as the class has it.
    ///
    /// Lines lie `TextStyle.lineHeight` apart where the style says anything of that: as the least height and the greatest.
    /// The frameworks' own spacing and multiple start from the height that the font has by itself, and not from its size.
    ///
    /// - Parameter style: The style, in its final size.
    package convenience init(_ style: TextStyle) {
      self.init()
      alignment = NSTextAlignment(style.alignment)
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

  extension TextStyle {
    fileprivate var setsLineHeight: Bool {
      attribute(for: .lineHeight) != nil || attribute(for: .lineSpacing) != nil
        || attribute(for: .lineHeightMultiple) != nil || attribute(for: .minimumLineHeight) != nil
        || attribute(for: .maximumLineHeight) != nil
    }
  }

  extension NSTextAlignment {
    /// Creates an alignment.
    package init(_ alignment: TextAlignment) {
      switch alignment {
      case .natural: self = .natural
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
