// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct NSEdgeInsets: Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

open class NSImage: NSObject {
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  package let data: Data
  package let drawingHandler: ((CGRect) -> Bool)?
  open var accessibilityDescription: String?
  open var size = CGSize(width: 1, height: 1)
  open var capInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  open var resizingMode = ResizingMode.tile
  open var isTemplate = false

  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.data = data
    drawingHandler = nil
  }

  public init(size: CGSize, flipped: Bool, drawingHandler: @escaping (CGRect) -> Bool) {
    data = Data()
    self.drawingHandler = drawingHandler
    super.init()
    self.size = size
  }

  /// What was drawn, in order.
  package static var drawn: [String] {
    get { Thread.current.threadDictionary["drawn"] as? [String] ?? [] }
    set { Thread.current.threadDictionary["drawn"] = newValue }
  }

  open func draw(in rect: CGRect) { Self.drawn.append("image") }
}

public enum NSCompositingOperation: UInt, Sendable {
  case sourceIn = 3
}

extension CGRect {
  public func fill(using operation: NSCompositingOperation = .sourceIn) {
    NSImage.drawn.append("\(operation)")
  }
}

open class NSTextAttachment: NSObject {
  open var image: NSImage?
  open var bounds = CGRect.zero

  public override init() {}
}

public enum NSUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

@MainActor @preconcurrency
open class NSWindow {
  open var backingScaleFactor: CGFloat = 2

  public init() {}
}

@MainActor @preconcurrency
open class NSView {
  open var appearance: NSAppearance?
  open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
  open var isHidden = false
  open weak var window: NSWindow?

  public init(frame frameRect: CGRect) {}

  open var effectiveAppearance: NSAppearance { appearance ?? NSAppearance(named: .aqua).unsafelyUnwrapped }
}

open class NSControl: NSView {
  open var isEnabled = true
  open var alignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var font: NSFont?
  open var attributedStringValue = NSAttributedString(string: "")

  open var stringValue: String {
    get { attributedStringValue.string }
    set { attributedStringValue = NSAttributedString(string: newValue) }
  }
}

open class NSTextField: NSControl {
  open var textColor: NSColor?
  open var maximumNumberOfLines = 0
  open var isEditable = true
  open var placeholderAttributedString: NSAttributedString?

  public convenience init(labelWithString stringValue: String) {
    self.init(frame: .zero)
    self.stringValue = stringValue
    isEditable = false
    maximumNumberOfLines = 1
  }
}

open class NSButton: NSControl {
  open var attributedTitle = NSAttributedString(string: "Button")
  open var isBordered = true

  open var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }

  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.title = title
  }
}

/// The Objective-C runtime's, which Swift on Linux doesn't have.
public struct Selector: Sendable {}
