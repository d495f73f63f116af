#if canImport(UIKit) && !os(watchOS)
  public import Foundation
  public import Restyle
  public import RestyleFoundation
  import RestyleRendering
  import RestyleTextKit
  import UIKit

  /// UIKit's fonts, colours, paragraph styles, shadows and attachments for attributed strings.
  ///
  /// ```swift
  /// let values = UIKitTextValues(for: TraitCollection(of: view))
  /// bar.titleTextAttributes = TextStyle.header.nativeAttributes(with: values)
  /// ```
  public struct UIKitTextValues: NativeTextValues, Sendable {
    /// The traits to resolve for.
    public var traits: TraitCollection

    /// The font whose components are shown where a style sets none; nil for the system's.
    var ownFont: UIFont?

    /// Creates values for the traits of a text.
    public init(for traits: TraitCollection) { self.traits = traits }

    /// Returns the font of a style.
    public func font(for style: TextStyle) -> NSObject? { UIFont(style.font, over: ownFont) }

    /// Returns the colour, which follows the colour scheme and the contrast.
    public func color(_ color: Color) -> NSObject? { UIColor(color) }

    /// Returns the paragraph style.
    public func paragraphStyle(for style: TextStyle) -> NSObject? {
      NSMutableParagraphStyle(style, in: traits.layoutDirection)
    }

    /// Returns the shadow.
    public func shadow(_ shadow: TextShadow, of style: TextStyle) -> NSObject? {
      let result = NSShadow()
      result.shadowOffset = CGSize(width: shadow.x, height: shadow.y)
      result.shadowBlurRadius = shadow.blur
      result.shadowColor = (shadow.color ?? style.color).map { UIColor($0) }
      return result
    }

    /// Returns an attachment; nil for an image with only an address, or that the system can't decode.
    ///
    /// Set a view's `accessibilityLabel` to `ShownText(text).text` to announce its alternative text.
    public func attachment(for image: InlineImage, in style: TextStyle) -> NSObject? {
      guard let shown = UIImage(image.image, for: traits) else { return nil }
      let attachment = NSTextAttachment()
      attachment.image = shown
      attachment.bounds = image.bounds(ofSize: shown.size, beside: UIFont(style.font))
      return attachment
    }
  }

  extension UIFont: LineMetrics {}

  extension NSAttributedString {
    /// Creates an attributed string of styled text: after its transforms, in UIKit's fonts and colours.
    ///
    /// ```swift
    /// textView.attributedText = NSAttributedString(notice, for: TraitCollection(of: textView))
    /// ```
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - traits: The traits to resolve for; only the preferred text size, the legibility weight and the layout direction
    ///     matter.
    public convenience init(_ text: StyledString, for traits: TraitCollection) {
      self.init(ShownText(text), with: UIKitTextValues(for: traits))
    }
  }
#endif
