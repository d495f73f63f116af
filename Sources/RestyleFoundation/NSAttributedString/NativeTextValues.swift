public import Foundation
public import Restyle

/// Creates the values of attributed strings that Foundation has no types for: those of a view framework.
///
/// The keys and the numbers of `NSAttributedString` are the same in UIKit and AppKit; fonts, colours, paragraph styles,
/// shadows and attachments are objects of the framework. What is nil is left out.
///
/// ```swift
/// struct NamedFonts: NativeTextValues {
///   let traits = TraitCollection(preferredContentSizeCategory: .extraLarge)
///
///   func font(for style: TextStyle) -> NSObject? { NSString(string: "\(style.fontSize ?? Font.defaultSize) pt") }
/// }
/// let attributes = TextStyle.preferred(for: .body).nativeAttributes(with: NamedFonts())
/// ```
public protocol NativeTextValues {
  /// The traits of the text's surroundings; styles are resolved for their preferred text size before values are
  /// created.
  var traits: TraitCollection { get }

  /// Returns the font, such as a `UIFont`, of a style in its final size.
  func font(for style: TextStyle) -> NSObject?

  /// Returns a colour, such as a `UIColor`; it holds all variants still, for frameworks whose colours follow traits.
  func color(_ color: Color) -> NSObject?

  /// Returns the paragraph style, such as an `NSParagraphStyle`, of a style in its final size.
  func paragraphStyle(for style: TextStyle) -> NSObject?

  /// Returns a shadow, such as an `NSShadow`.
  ///
  /// - Parameters:
  ///   - shadow: The shadow.
  ///   - style: The style whose shadow it is; a shadow without a colour takes that of the text.
  /// - Returns: The object; nil leaves the shadow out.
  func shadow(_ shadow: TextShadow, of style: TextStyle) -> NSObject?

  /// Returns the attachment of an image in a text, such as an `NSTextAttachment`.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - style: The style of the text around it, in its final size.
  /// - Returns: The object; nil shows the image's alternative text in its place.
  func attachment(for image: InlineImage, in style: TextStyle) -> NSObject?
}

extension NativeTextValues {
  /// No font.
  public func font(for style: TextStyle) -> NSObject? { nil }

  /// No colour.
  public func color(_ color: Color) -> NSObject? { nil }

  /// No paragraph style.
  public func paragraphStyle(for style: TextStyle) -> NSObject? { nil }

  /// No shadow.
  public func shadow(_ shadow: TextShadow, of style: TextStyle) -> NSObject? { nil }

  /// No attachment.
  public func attachment(for image: InlineImage, in style: TextStyle) -> NSObject? { nil }
}

/// The values of a system without a view framework: attributed strings have the types of Foundation only.
public struct FoundationTextValues: NativeTextValues, Hashable, Sendable {
  /// Where the text is shown.
  public var traits: TraitCollection

  /// Creates values for the traits of a text's surroundings.
  public init(for traits: TraitCollection = TraitCollection()) { self.traits = traits }
}
