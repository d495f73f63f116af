// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Stands in for what UIKit and AppKit declare alike.
open class NSParagraphStyle: NSObject, NSMutableCopying {
  fileprivate var storage = Storage()

  fileprivate struct Storage: Hashable, Sendable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var lineSpacing: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var hyphenationFactor: Float = 0
  }

  public override required init() {}

  open var alignment: NSTextAlignment { storage.alignment }
  open var lineBreakMode: NSLineBreakMode { storage.lineBreakMode }
  open var baseWritingDirection: NSWritingDirection { storage.baseWritingDirection }
  open var lineSpacing: CGFloat { storage.lineSpacing }
  open var lineHeightMultiple: CGFloat { storage.lineHeightMultiple }
  open var minimumLineHeight: CGFloat { storage.minimumLineHeight }
  open var maximumLineHeight: CGFloat { storage.maximumLineHeight }
  open var paragraphSpacing: CGFloat { storage.paragraphSpacing }
  open var paragraphSpacingBefore: CGFloat { storage.paragraphSpacingBefore }
  open var firstLineHeadIndent: CGFloat { storage.firstLineHeadIndent }
  open var headIndent: CGFloat { storage.headIndent }
  open var tailIndent: CGFloat { storage.tailIndent }
  open var hyphenationFactor: Float { storage.hyphenationFactor }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.storage = storage
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.storage == storage }
  open override var hash: Int { storage.hashValue }
}

open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { storage.alignment }
    set { storage.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { storage.lineBreakMode }
    set { storage.lineBreakMode = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { storage.baseWritingDirection }
    set { storage.baseWritingDirection = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { storage.lineSpacing }
    set { storage.lineSpacing = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { storage.lineHeightMultiple }
    set { storage.lineHeightMultiple = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { storage.minimumLineHeight }
    set { storage.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { storage.maximumLineHeight }
    set { storage.maximumLineHeight = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { storage.paragraphSpacing }
    set { storage.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { storage.paragraphSpacingBefore }
    set { storage.paragraphSpacingBefore = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { storage.firstLineHeadIndent }
    set { storage.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { storage.headIndent }
    set { storage.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { storage.tailIndent }
    set { storage.tailIndent = newValue }
  }
  open override var hyphenationFactor: Float {
    get { storage.hyphenationFactor }
    set { storage.hyphenationFactor = newValue }
  }
}

public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}
