#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import Restyle
  public import RestyleFoundation
  import RestyleRendering
  import RestyleTextKit

  /// AppKit's fonts, colours, paragraph styles, shadows and attachments for attributed strings.
  ///
  /// ```swift
  /// let attributes = TextStyle.header.nativeAttributes(with: AppKitTextValues(for: TraitCollection(of: view)))
  /// ```
  public struct AppKitTextValues: NativeTextValues, Sendable {
    /// The traits to resolve for.
    public var traits: TraitCollection

    /// Creates values for the traits of a text.
    public init(for traits: TraitCollection) { self.traits = traits }

    /// Returns the font of a style; nil if the system has none that matches.
    public func font(for style: TextStyle) -> NSObject? { NSFont(style.font) }

    /// Returns the colour, which follows the appearance.
    public func color(_ color: Color) -> NSObject? { NSColor(color) }

    /// Returns the paragraph style.
    public func paragraphStyle(for style: TextStyle) -> NSObject? {
      NSMutableParagraphStyle(style, in: traits.layoutDirection)
    }

    /// Returns the shadow.
    public func shadow(_ shadow: TextShadow, of style: TextStyle) -> NSObject? {
      let result = NSShadow()
      // AppKit's vertical axis points upwards.
      result.shadowOffset = CGSize(width: shadow.x, height: -shadow.y)
      result.shadowBlurRadius = shadow.blur
      result.shadowColor = (shadow.color ?? style.color).map { NSColor($0) }
      return result
    }

    /// Returns an attachment, whose image has its alternative text; nil for an image with only an address, or that the
    /// system can't decode.
    public func attachment(for image: InlineImage, in style: TextStyle) -> NSObject? {
      guard let font = NSFont(style.font), let shown = NSImage(image.image, for: traits) else { return nil }
      shown.accessibilityDescription = image.alternative
      let attachment = NSTextAttachment()
      attachment.image = shown
      attachment.bounds = image.bounds(ofSize: shown.size, beside: font)
      return attachment
    }
  }

  extension NSFont: LineMetrics {}

  extension NSAttributedString {
    /// Creates an attributed string of styled text: after its transforms, in AppKit's fonts and colours.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - traits: The traits to resolve for.
    public convenience init(_ text: StyledString, for traits: TraitCollection) {
      self.init(ShownText(text), with: AppKitTextValues(for: traits))
    }
  }
#endif
