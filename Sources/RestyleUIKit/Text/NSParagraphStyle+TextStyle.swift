#if canImport(UIKit)
  public import Restyle
  public import UIKit

  extension NSMutableParagraphStyle {
    /// Makes the paragraph style of a style of text; what that leaves open is as the class has it.
    ///
    /// Line heights are those of `TextStyle`, in points: a height that is set is the least and the greatest at once.
    ///
    /// - Parameter style: The style, in its final size.
    public convenience init(_ style: TextStyle) {
      self.init()
      alignment = NSTextAlignment(style.alignment)
      if style.attribute(for: .lineBreakMode) != nil { lineBreakMode = NSLineBreakMode(style.lineBreakMode) }
      baseWritingDirection = NSWritingDirection(style.writingDirection)
      setLines(of: style)
      paragraphSpacing = style.paragraphSpacing
      paragraphSpacingBefore = style.paragraphSpacingBefore
      firstLineHeadIndent = style.firstLineHeadIndent
      headIndent = style.headIndent
      tailIndent = style.tailIndent
      hyphenationFactor = style.hyphenation == .automatic ? 1 : 0
    }

    private func setLines(of style: TextStyle) {
      if style.attribute(for: .lineHeight) != nil {
        minimumLineHeight = style.lineHeight
        maximumLineHeight = style.lineHeight
        return
      }
      lineSpacing = max(0, style.lineSpacing)
      minimumLineHeight = style.minimumLineHeight
      maximumLineHeight = style.maximumLineHeight ?? 0
      // A multiple of the font size here, and of the font's own line height there: so the height itself is told.
      if style.attribute(for: .lineHeightMultiple) != nil {
        minimumLineHeight = style.ownLineHeight
        maximumLineHeight = style.ownLineHeight
      }
    }
  }

  extension NSTextAlignment {
    /// Makes an alignment.
    public init(_ alignment: TextAlignment) {
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
    /// Makes a mode.
    public init(_ mode: LineBreakMode) {
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
    /// Makes a direction.
    public init(_ direction: WritingDirection) {
      switch direction {
      case .natural: self = .natural
      case .leftToRight: self = .leftToRight
      case .rightToLeft: self = .rightToLeft
      }
    }
  }
#endif
